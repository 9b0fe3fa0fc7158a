//! Sums of tokens on graphs with cycles, compared with the graph of all positions of the sum.

use crate::random::inputs;
use grundy::graph::{Dag, GraphError, LoopySums, LoopyValue, TokenMove};
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

/// Returns the outcome of each position of a game by definition, where a position is given by
/// the positions that a move leads to. Round by round, a position is won if a move leads to one
/// that is lost, and lost if all moves lead to won ones; what remains is drawn.
fn by_rounds(options: &[Vec<usize>]) -> Vec<Option<Outcome>> {
    let mut outcomes = vec![None; options.len()];
    let mut open = (0..options.len()).collect_vec();
    loop {
        let before = open.len();
        open.retain(|&position| {
            let heads = &options[position];
            if heads.iter().any(|&head| outcomes[head] == Some(Outcome::P)) {
                outcomes[position] = Some(Outcome::N);
            } else if heads.iter().all(|&head| outcomes[head] == Some(Outcome::N)) {
                outcomes[position] = Some(Outcome::P);
            }
            outcomes[position].is_none()
        });
        if open.len() == before {
            return outcomes;
        }
    }
}

/// The positions of a sum: token i on vertex v counts v · `vertices`^i.
struct Positions {
    vertices: usize,
    tokens: u32,
}

impl Positions {
    fn count(&self) -> usize {
        self.vertices.pow(self.tokens)
    }

    fn tokens(&self, position: usize) -> Vec<usize> {
        let digit = |token| position / self.vertices.pow(token) % self.vertices;
        (0..self.tokens).map(digit).collect()
    }

    fn after(&self, position: usize, step: TokenMove) -> usize {
        let weight = self.vertices.pow(step.token as u32);
        position - position / weight % self.vertices * weight + step.to * weight
    }

    /// Returns the moves from each position, in order.
    fn moves(&self, edges: &[(usize, usize)]) -> Vec<Vec<TokenMove>> {
        let mut heads = vec![vec![]; self.vertices];
        for &(tail, head) in edges.iter().sorted().dedup() {
            heads[tail].push(head);
        }
        let of_position = |position| {
            let tokens = self.tokens(position).into_iter().enumerate();
            let moves = tokens.map(|(token, vertex)| {
                heads[vertex].iter().map(move |&to| TokenMove { token, to })
            });
            moves.flatten().collect()
        };
        (0..self.count()).map(of_position).collect()
    }
}

/// Compares outcomes and all moves of so many tokens with the graph of all positions.
fn check(vertices: usize, edges: &[(usize, usize)], tokens: u32) {
    let graph = LoopySums::from_edges(vertices, edges).unwrap();
    let positions = Positions { vertices, tokens };
    let moves = positions.moves(edges);
    let after = |position, &step: &TokenMove| positions.after(position, step);
    let options = moves.iter().enumerate();
    let options =
        options.map(|(from, moves)| moves.iter().map(|step| after(from, step)).collect_vec());
    let expected = by_rounds(&options.collect_vec());
    let mut course = vec![]; // the moves of a winner, and all moves of a loser
    for (position, moves) in moves.iter().enumerate() {
        let on = positions.tokens(position);
        assert_eq!(graph.outcome(&on), expected[position], "{edges:?}: {on:?}");
        assert_eq!(LoopyValue::outcome([&graph.sum(&on)]), expected[position]);
        let leaving = |outcome| {
            let moves = moves.iter().copied();
            moves.filter(|step| expected[after(position, step)] == outcome).collect_vec()
        };
        assert_eq!(graph.winning_moves(&on), leaving(Some(Outcome::P)));
        assert_eq!(graph.drawing_moves(&on), leaving(None));
        let best = graph.best_move(&on);
        match expected[position] {
            Some(Outcome::N) => {
                let best = best.unwrap();
                assert!(leaving(Some(Outcome::P)).contains(&best), "{edges:?}: {on:?}");
                course.push((position, after(position, &best)));
            }
            Some(Outcome::P) => {
                assert_eq!(best, None);
                course.extend(moves.iter().map(|step| (position, after(position, step))));
            }
            None => assert!(leaving(None).contains(&best.unwrap()), "{edges:?}: {on:?}"),
        }
    }
    // Best moves lead to an end, whatever the loser does.
    assert!(Dag::from_edges(positions.count(), &course).is_ok(), "{edges:?}");
}

/// Compares the value of each vertex with the outcomes of the vertex beside heaps of Nim. No
/// finite value is larger than the number of vertices.
fn check_values(vertices: usize, edges: &[(usize, usize)]) {
    let heaps = 0..=vertices + 1;
    let of_heap = |heap: usize| vertices + heap;
    let nim = heaps.clone().flat_map(|heap| (0..heap).map(move |less| (heap, less)));
    let nim = nim.map(|(heap, less)| (of_heap(heap), of_heap(less)));
    let with_heaps = edges.iter().copied().chain(nim).collect_vec();
    let positions = Positions { vertices: of_heap(vertices + 2), tokens: 2 };
    let moves = positions.moves(&with_heaps);
    let options = moves
        .iter()
        .enumerate()
        .map(|(from, moves)| moves.iter().map(|&step| positions.after(from, step)).collect_vec());
    let outcomes = by_rounds(&options.collect_vec());
    let graph = LoopySums::from_edges(vertices, edges).unwrap();
    for (vertex, value) in graph.values().iter().enumerate() {
        let beside = |heap| outcomes[vertex + of_heap(heap) * positions.vertices];
        let lost = heaps.clone().find(|&heap| beside(heap) == Some(Outcome::P));
        let won = heaps.clone().filter(|&heap| beside(heap) == Some(Outcome::N));
        let expected = match lost {
            Some(heap) => LoopyValue::Finite(heap as u64),
            None => LoopyValue::Infinite(won.map(|heap| heap as u64).collect()),
        };
        assert_eq!(*value, expected, "{edges:?}: {vertex}");
    }
}

#[test]
fn all_graphs_of_three_vertices() {
    available::unless_passed!();
    let pairs = (0..3).cartesian_product(0..3).collect_vec();
    for edges in pairs.into_iter().powerset() {
        check_values(3, &edges);
        for tokens in 0..=3 {
            check(3, &edges, tokens);
        }
    }
}

#[test]
fn all_graphs_of_four_vertices() {
    available::unless_passed!();
    // One numbering of each graph is enough: the first of all with the same edges.
    let renumberings = (0..4usize).permutations(4).collect_vec();
    let bit = |tail: usize, head: usize| 1u32 << (tail * 4 + head);
    let pairs = (0..4).cartesian_product(0..4).collect_vec();
    let mut graphs = 0;
    for set in 0..1u32 << 16 {
        let edges = pairs.iter().copied().filter(|&(tail, head)| set & bit(tail, head) != 0);
        let edges = edges.collect_vec();
        let renumbered = |order: &Vec<usize>| -> u32 {
            edges.iter().map(|&(tail, head)| bit(order[tail], order[head])).sum()
        };
        if renumberings.iter().any(|order| renumbered(order) < set) {
            continue;
        }
        graphs += 1;
        check_values(4, &edges);
        if graphs % available::depth(3, 1) == 0 {
            check(4, &edges, 2);
        }
        if graphs % available::depth(15, 1) == 0 {
            check(4, &edges, 3);
        }
    }
    assert_eq!(graphs, 3044); // OEIS A000595
}

#[test]
fn nim_with_a_loop_at_the_largest_heap() {
    // Each vertex leads to all smaller ones, and the last one also to itself.
    let n = 100;
    let nim = (0..n).flat_map(|heap| (0..heap).map(move |less| (heap, less)));
    let edges = nim.chain([(n - 1, n - 1)]).collect_vec();
    let graph = LoopySums::from_edges(n, &edges).unwrap();
    let heaps = (0..n - 1).map(|heap| LoopyValue::Finite(heap as u64));
    let last = LoopyValue::infinite(0..n as u64 - 1);
    assert_eq!(graph.values(), heaps.chain([last]).collect_vec());
    let best = graph.best_move(&[5, n - 1, 6]);
    assert_eq!(best, Some(TokenMove { token: 1, to: 3 }));
    assert_eq!(best.unwrap().to_string(), "token 1 to 3");
}

#[test]
fn a_chain_and_a_circle_of_a_million_vertices() {
    available::unless_passed!();
    let n = 1_000_000;
    let chain = (1..n).map(|vertex| (vertex, vertex - 1)).collect_vec();
    let graph = LoopySums::from_edges(n, &chain).unwrap();
    assert!((0..n).all(|vertex| graph.values()[vertex] == LoopyValue::Finite(vertex as u64 % 2)));
    let circle = chain.into_iter().chain([(0, n - 1)]).collect_vec();
    let graph = LoopySums::from_edges(n, &circle).unwrap();
    assert!(graph.values().iter().all(|value| *value == LoopyValue::infinite([])));
    assert_eq!(graph.best_move(&[5]), Some(TokenMove { token: 0, to: 4 }));
}

#[test]
fn values_as_books_print_them() {
    let values = [LoopyValue::Finite(3), LoopyValue::infinite([2, 0, 2]), LoopyValue::infinite([])];
    assert_eq!(values.iter().join(" "), "3 ∞(0, 2) ∞()");
    assert_eq!(LoopyValue::sum([&values[1], &values[0]]), LoopyValue::infinite([1, 3]));
    assert_eq!(LoopyValue::sum([&values[1], &values[1]]), values[2]);
    assert_eq!(LoopyValue::sum([]), LoopyValue::Finite(0));
}

#[test]
fn wrong_vertices_are_errors() {
    let none = GraphError::NoSuchVertex { vertex: 2, vertices: 2 };
    assert_eq!(LoopySums::from_edges(2, &[(2, 0)]), Err(none));
    assert_eq!(LoopySums::from_edges(0, &[]).unwrap().values(), []);
}

#[test]
#[should_panic(expected = "a token on vertex 3 of 2, counted from 0")]
fn a_token_stands_somewhere() {
    LoopySums::from_edges(2, &[]).unwrap().best_move(&[3]);
}

proptest! {
    #![proptest_config(inputs(500))]

    #[test]
    fn random_graphs(
        vertices in 1..12usize,
        pairs in proptest::collection::vec((any::<usize>(), any::<usize>()), 0..40),
    ) {
        let edges = pairs.iter().map(|(a, b)| (a % vertices, b % vertices)).collect_vec();
        check_values(vertices, &edges);
        check(vertices, &edges, 2);
        // Fewer edges lead back, so that more values are finite.
        let edges = edges.into_iter().filter(|(a, b)| a + 2 > *b).collect_vec();
        check_values(vertices, &edges);
        check(vertices, &edges, 2);
        if vertices < 6 {
            check(vertices, &edges, 3);
        }
    }

    #[test]
    fn graphs_without_cycles_have_grundy_values(
        vertices in 1..60usize,
        pairs in proptest::collection::vec((any::<usize>(), any::<usize>()), 0..400),
    ) {
        let edges = pairs.iter().map(|(a, b)| (a % vertices, b % vertices));
        let edges = edges.filter(|(a, b)| a > b).collect_vec();
        let dag = Dag::from_edges(vertices, &edges).unwrap();
        let graph = LoopySums::from_edges(vertices, &edges).unwrap();
        let expected = dag.values().iter().map(|&value| LoopyValue::Finite(u64::from(value)));
        prop_assert_eq!(graph.values(), expected.collect_vec());
    }
}
