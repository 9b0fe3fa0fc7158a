//! Staircase Nim on a staircase and on trees, compared with its rules.

use crate::random::inputs;
use grundy::contest::rooted_tree::RootedTree;
use grundy::game::{Analysis, Game};
use grundy::graph::{Dag, GraphError};
use grundy::staircase::{self, Descent, Graph, NoStaircase, Slide, Tree, NO_BOUND};
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;
use std::error::Error;

/// Stones on vertices; a move takes 1 to `most` stones from a vertex to its parent.
struct Stones {
    parents: Vec<usize>,
    most: u64,
}

impl Stones {
    /// Creates a staircase on the ground, which is vertex 0.
    fn stair(steps: usize, most: u64) -> Stones {
        Stones { parents: (0..=steps).map(|step| step.saturating_sub(1)).collect(), most }
    }

    fn after(&self, position: &[u64], from: usize, stones: u64) -> Vec<u64> {
        let mut after = position.to_vec();
        after[from] -= stones;
        after[self.parents[from]] += stones;
        self.without_roots(after)
    }

    /// Removes the stones at the roots, which are out of the game and would only make more
    /// positions.
    fn without_roots(&self, mut position: Vec<u64>) -> Vec<u64> {
        for (vertex, &parent) in self.parents.iter().enumerate() {
            if vertex == parent {
                position[vertex] = 0;
            }
        }
        position
    }

    fn moves<'a>(&'a self, position: &'a [u64]) -> impl Iterator<Item = Descent> + 'a {
        let movable = (0..position.len()).filter(move |&from| self.parents[from] != from);
        movable.flat_map(move |from| {
            (1..=position[from].min(self.most)).map(move |stones| Descent { from, stones })
        })
    }
}

impl Game for Stones {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        let moves = self.moves(position);
        moves.map(|m| vec![self.after(position, m.from, m.stones)]).collect()
    }
}

#[test]
fn every_small_stair() {
    for (steps, stones) in [(1, 9), (2, 6), (3, 4), (4, 2), (5, 1)] {
        for most in [1, 2, 3, 4, NO_BOUND] {
            let mut game = Analysis::new(Stones::stair(steps, most));
            for position in (0..steps).map(|_| 0..=stones).multi_cartesian_product() {
                let with_ground = [vec![0], position.clone()].concat();
                let value = game.value(&with_ground).unwrap();
                assert_eq!(staircase::value(&position, most), value, "{position:?}");
                let outcome = Outcome::of_mover(value != 0);
                assert_eq!(staircase::outcome(&position, most), outcome);
                let stair = Stones::stair(steps, most);
                let winning = stair
                    .moves(&with_ground)
                    .filter(|m| game.value(&stair.after(&with_ground, m.from, m.stones)) == Ok(0));
                let winning = winning.map(|m| Descent { from: m.from - 1, ..m }).collect_vec();
                let moves = staircase::winning_moves(&position, most);
                assert_eq!(moves, winning, "{position:?} by {most}");
            }
        }
    }
}

#[test]
fn large_numbers_of_stones() {
    assert_eq!(staircase::value(&[], 5), 0);
    let steps = [u64::MAX - 1, 1, 3];
    assert_eq!(staircase::value(&steps, NO_BOUND), (u64::MAX - 1) ^ 3);
    for m in staircase::winning_moves(&steps, NO_BOUND) {
        let mut after = steps;
        after[m.from] -= m.stones;
        if m.from > 0 {
            after[m.from - 1] += m.stones;
        }
        assert_eq!(staircase::outcome(&after, NO_BOUND), Outcome::P);
    }
    assert_eq!(staircase::winning_moves(&steps, NO_BOUND).len(), 1);
}

/// Creates the tree with the given parents; a root is its own parent.
fn tree(parents: &[usize]) -> Tree {
    let hangs = |(vertex, &parent): (usize, &usize)| (parent != vertex).then_some(parent);
    let parents = parents.iter().enumerate().map(hangs).collect_vec();
    Tree::new(&RootedTree::from_parents(&parents).unwrap())
}

#[test]
fn a_long_path_needs_no_stack() {
    // Vertex 0 is the deepest, so the whole path is walked at once.
    let vertices = 1_000_000;
    let parents = (0..vertices).map(|v| (v + 1).min(vertices - 1)).collect_vec();
    let tree = tree(&parents);
    assert!((0..vertices).all(|v| tree.is_odd(v) == ((vertices - 1 - v) % 2 == 1)));
}

#[test]
#[should_panic(expected = "one number for each vertex")]
fn stones_for_other_vertices() {
    tree(&[0, 0]).outcome(&[1, 2, 3], 1);
}

#[test]
#[should_panic(expected = "takes at least one stone")]
fn moves_of_nothing() {
    staircase::outcome(&[], 0);
}

#[test]
#[should_panic(expected = "takes at least one stone")]
fn moves_of_nothing_on_a_tree() {
    tree(&[0]).outcome(&[1], 0);
}

/// Stones on the vertices of an acyclic graph; a move takes 1 to `most` stones along an edge.
struct Slides<'a> {
    edges: &'a [(usize, usize)],
    most: u64,
}

impl Slides<'_> {
    fn moves(&self, position: &[u64]) -> Vec<Slide> {
        let along = |&(from, to): &(usize, usize)| {
            (1..=position[from].min(self.most)).map(move |stones| Slide { from, to, stones })
        };
        self.edges.iter().flat_map(along).collect()
    }

    fn after(position: &[u64], slide: Slide) -> Vec<u64> {
        let mut after = position.to_vec();
        after[slide.from] -= slide.stones;
        after[slide.to] += slide.stones;
        after
    }
}

impl Game for Slides<'_> {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        let moves = self.moves(position).into_iter();
        moves.map(|slide| vec![Slides::after(position, slide)]).collect()
    }
}

/// Every acyclic graph of four vertices, up to the order of the vertices, with up to two stones
/// on each vertex that has an edge; on the others, they do not move.
#[test]
fn every_small_graph() {
    let pairs = (0..4).tuple_combinations().map(|(to, from)| (from, to)).collect_vec();
    let mut staircases = 0;
    for edges in pairs.into_iter().powerset() {
        let single = Dag::from_edges(4, &edges).unwrap();
        let values = single.values();
        let graph = Graph::from_edges(4, &edges);
        assert_eq!(graph.is_ok(), values.iter().all(|&value| value <= 1), "{edges:?}");
        staircases += usize::from(graph.is_ok());
        for most in [1, 2, NO_BOUND] {
            let rules = Slides { edges: &edges, most };
            let mut game = Analysis::new(&rules);
            let may_hold =
                |vertex| 0..=if edges.iter().any(|&(from, _)| from == vertex) { 2 } else { 0 };
            for position in (0..4).map(may_hold).multi_cartesian_product() {
                let value = game.value(&position).unwrap();
                let is_silent = |vertex: usize| values[vertex] == 0;
                let others = (0..4).map(|v| if is_silent(v) { 0 } else { position[v] });
                let others = game.value(&others.collect_vec());
                assert_eq!(others, Ok(value), "{edges:?}: {position:?} by {most}");
                let Ok(graph) = &graph else { continue };
                assert_eq!(graph.value(&position, most), value, "{edges:?}: {position:?}");
                assert_eq!(graph.outcome(&position, most), Outcome::of_mover(value != 0));
                let winning = rules.moves(&position).into_iter();
                let winning =
                    winning.filter(|&slide| game.value(&Slides::after(&position, slide)) == Ok(0));
                let winning = winning.sorted_by_key(|slide| (slide.from, slide.to)).collect_vec();
                let moves = graph.winning_moves(&position, most);
                let moves =
                    moves.into_iter().sorted_by_key(|slide| (slide.from, slide.to)).collect_vec();
                assert_eq!(moves, winning, "{edges:?}: {position:?} by {most}");
            }
        }
    }
    // Some vertex of value 2 needs edges to values 0 and 1, so at least two edges from it.
    assert!((1..64).contains(&staircases));
}

#[test]
fn which_residues_count() {
    for k in 1..7 {
        for multiples in [&[1][..], &[1, 3], &[1, 5, 7]] {
            let down = |step: usize| {
                multiples.iter().filter_map(move |m| Some((step, step.checked_sub(m * k)?)))
            };
            let edges = (0..60).flat_map(down).collect_vec();
            let graph = Graph::from_edges(60, &edges).unwrap();
            assert!((0..60).all(|step| graph.counts(step) == (step % (2 * k) >= k)));
        }
        // By 1 to k steps, a single stone is worth its step modulo k + 1.
        let down = |step: usize| (1..=k.min(step)).map(move |by| (step, step - by));
        let edges = (0..60).flat_map(down).collect_vec();
        let single = Dag::from_edges(60, &edges).unwrap();
        assert!((0..60).all(|step| single.values()[step] as usize == step % (k + 1)));
    }
}

/// HDU 3389: from box a to a smaller box b if a + b is odd and a multiple of 3. The boxes 0, 2 and
/// 5 modulo 6 count.
#[test]
fn boxes_modulo_6() {
    let pairs = (1..200usize).flat_map(|a| (1..a).map(move |b| (a, b)));
    let edges = pairs.filter(|(a, b)| (a + b) % 6 == 3).collect_vec();
    let graph = Graph::from_edges(200, &edges).unwrap();
    assert!((1..200).all(|number| graph.counts(number) == [0, 2, 5].contains(&(number % 6))));
}

#[test]
fn graphs_that_are_no_staircases() {
    let two_steps = Graph::from_edges(3, &[(1, 0), (2, 1), (2, 0)]);
    assert_eq!(two_steps, Err(NoStaircase::Value { vertex: 2, value: 2 }));
    let cycle = NoStaircase::Graph(GraphError::Cycle { vertex: 0 });
    assert_eq!(Graph::from_edges(2, &[(0, 1), (1, 0)]), Err(cycle));
    assert_eq!(cycle.to_string(), "vertex 0, counted from 0, is on a cycle");
    assert_eq!(cycle.source().unwrap().to_string(), cycle.to_string());
    assert!(two_steps.unwrap_err().source().is_none());
    let missing = GraphError::NoSuchVertex { vertex: 2, vertices: 2 };
    assert_eq!(Graph::from_edges(2, &[(0, 2)]), Err(NoStaircase::Graph(missing)));
    assert_eq!(Graph::from_edges(0, &[]).unwrap().value(&[], 1), 0);
}

#[test]
#[should_panic(expected = "one number for each vertex")]
fn stones_for_other_vertices_of_a_graph() {
    Graph::from_edges(2, &[(1, 0)]).unwrap().outcome(&[1], 1);
}

/// Generates a random forest of up to five vertices in random order, with stones on them.
fn any_tree() -> impl Strategy<Value = (Vec<usize>, Vec<u64>)> {
    let vertices = 1..=5usize;
    let parts = vertices.prop_flat_map(|n| {
        let above = (0..n).map(|v| 0..=v).collect_vec();
        (Just((0..n).collect_vec()).prop_shuffle(), above, proptest::collection::vec(0..4u64, n))
    });
    parts.prop_map(|(order, above, stones)| {
        let mut parents = vec![0; order.len()];
        for (v, above) in above.into_iter().enumerate() {
            parents[order[v]] = order[above];
        }
        (parents, stones)
    })
}

proptest! {
    #![proptest_config(inputs(1500))]

    #[test]
    fn trees_by_their_rules((parents, stones) in any_tree(), most in 1..6u64) {
        let most = if most == 5 { NO_BOUND } else { most };
        let rules = Stones { parents: parents.clone(), most };
        let start = rules.without_roots(stones.clone());
        let mut game = Analysis::new(&rules);
        let value = game.value(&start).unwrap();
        let tree = tree(&parents);
        prop_assert_eq!(tree.value(&stones, most), value);
        prop_assert_eq!(tree.outcome(&stones, most), Outcome::of_mover(value != 0));
        let winning = rules
            .moves(&start)
            .filter(|m| game.value(&rules.after(&start, m.from, m.stones)) == Ok(0))
            .collect_vec();
        prop_assert_eq!(tree.winning_moves(&stones, most), winning);
    }

    #[test]
    fn a_stair_is_a_tree(
        steps in proptest::collection::vec(any::<u64>(), 0..12),
        most in 1..=u64::MAX,
    ) {
        let stones = [vec![0], steps.iter().map(|stones| stones >> 4).collect()].concat();
        let parents = (0..stones.len()).map(|step| step.saturating_sub(1)).collect_vec();
        let tree = tree(&parents);
        let expected = staircase::value(&stones[1..], most);
        prop_assert_eq!(tree.value(&stones, most), expected);
        let moves = tree.winning_moves(&stones, most).into_iter().map(|m| Descent { from: m.from - 1, ..m });
        let expected = staircase::winning_moves(&stones[1..], most);
        for m in &expected {
            let mut after = stones.clone();
            after[m.from + 1] -= m.stones;
            after[m.from] += m.stones;
            prop_assert!((1..=most).contains(&m.stones));
            prop_assert_eq!(tree.outcome(&after, most), Outcome::P);
        }
        prop_assert_eq!(moves.collect_vec(), expected);
    }
}

#[test]
fn moves_print() {
    assert_eq!(Descent { from: 1, stones: 2 }.to_string(), "2 down from 1");
    assert_eq!(Slide { from: 5, to: 4, stones: 3 }.to_string(), "3 from 5 to 4");
}
