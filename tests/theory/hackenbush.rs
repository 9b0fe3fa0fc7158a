//! Green Hackenbush, compared with its rules: cut an edge, and drop what is cut off.

use crate::random::inputs;
use grundy::contest::rooted_tree::RootedTree;
use grundy::game::{Analysis, Game};
use grundy::graph::GraphError;
use grundy::hackenbush::{
    graph_outcome, graph_value, graph_winning_moves, outcome, tree_values, winning_moves,
};
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

/// A position: a sorted list of edges, all of them connected to the ground, which is vertex 0.
struct Green;

type Edges = Vec<(usize, usize)>;

/// Returns the edges that are connected to vertex 0, in a form that all equal drawings share.
fn grounded(edges: &[(usize, usize)]) -> Edges {
    let mut reached = vec![0];
    let mut done = 0;
    while done < reached.len() {
        let here = reached[done];
        for &(a, b) in edges {
            for (from, to) in [(a, b), (b, a)] {
                if from == here && !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        done += 1;
    }
    let there = edges.iter().filter(|(a, _)| reached.contains(a));
    there.map(|&(a, b)| (a.min(b), a.max(b))).sorted().collect()
}

impl Game for Green {
    type Position = Edges;

    fn options(&self, edges: &Edges) -> Vec<Vec<Edges>> {
        let without = |cut: usize| {
            let mut remaining = edges.clone();
            remaining.remove(cut);
            vec![grounded(&remaining)]
        };
        (0..edges.len()).map(without).collect()
    }
}

#[test]
fn all_small_drawings() {
    available::unless_passed!();
    // Every list of up to six edges on four vertices, including repeated edges and loops.
    let pairs = (0..4).flat_map(|a| (a..4).map(move |b| (a, b))).collect_vec();
    let mut game = Analysis::new(Green);
    for count in 0..=6 {
        for edges in pairs.iter().copied().combinations_with_replacement(count) {
            let value = game.value(&grounded(&edges)).unwrap();
            assert_eq!(graph_value(4, &edges, 0), Ok(value), "{edges:?}");
            let left = |cut: &usize| [&edges[..*cut], &edges[cut + 1..]].concat();
            let wins = |cut: &usize| game.value(&grounded(&left(cut))) == Ok(0);
            let cuts = if value == 0 { vec![] } else { (0..count).filter(wins).collect_vec() };
            let by_rules = Outcome::of_mover(!cuts.is_empty());
            assert_eq!(graph_outcome(4, &edges, 0), Ok(by_rules), "{edges:?}");
            assert_eq!(graph_winning_moves(4, &edges, 0), Ok(cuts), "{edges:?}");
        }
    }
}

/// Returns the vertices whose edge downwards is a winning cut, by trying each.
fn cuts_by_play(parents: &[Option<usize>]) -> Vec<usize> {
    // Vertex 0 is the ground of the rules, so the numbers of all vertices increase by one.
    let number = |vertex: usize| if parents[vertex].is_none() { 0 } else { vertex + 1 };
    let above_ground = (0..parents.len()).filter(|&vertex| parents[vertex].is_some());
    let edge = |vertex: usize| (number(vertex), number(parents[vertex].unwrap()));
    let mut game = Analysis::new(Green);
    let wins = |&cut: &usize| {
        let remaining = above_ground.clone().filter(|&vertex| vertex != cut);
        let remaining = remaining.map(edge).collect_vec();
        game.value(&grounded(&remaining)) == Ok(0)
    };
    above_ground.clone().filter(wins).collect()
}

#[test]
fn all_small_forests() {
    // Every forest of six vertices in which parents have lower numbers than their children.
    let choices = |vertex: usize| (0..vertex).map(Some).chain([None]);
    for parents in (0..6).map(choices).multi_cartesian_product() {
        let tree = RootedTree::from_parents(&parents).unwrap();
        let cuts = cuts_by_play(&parents);
        assert_eq!(outcome(&tree), Outcome::of_mover(!cuts.is_empty()), "{parents:?}");
        assert_eq!(winning_moves(&tree), cuts, "{parents:?}");
    }
}

#[test]
fn samples_of_a_judge() {
    // AtCoder AGC 017 D, Game on Tree: Alice wins the first and third, Bob the second.
    let samples = [
        (vec![(1, 2), (2, 3), (2, 4), (4, 5)], true),
        (vec![(1, 2), (2, 3), (1, 4), (4, 5)], false),
        (vec![(1, 2), (2, 4), (5, 1), (6, 3), (3, 2)], true),
    ];
    for (edges, first) in samples {
        let edges = edges.into_iter().map(|(a, b)| (a - 1, b - 1)).collect_vec();
        let value = graph_value(edges.len() + 1, &edges, 0).unwrap();
        assert_eq!(value != 0, first, "{edges:?}");
    }
}

#[test]
fn drawings_of_a_million_edges() {
    available::unless_passed!();
    let n = 1_000_000;
    let stalk = (0..n).map(|vertex| (vertex + 1, vertex)).collect_vec();
    assert_eq!(graph_value(n + 1, &stalk, 0), Ok(n as u64));
    assert_eq!(graph_value(n + 1, &stalk, n), Ok(n as u64));
    let cycle = stalk.iter().copied().chain([(0, n)]).collect_vec();
    assert_eq!(graph_value(n + 1, &cycle, 0), Ok(n as u64 % 2 + 1));
    let parents = (0..=n).map(|vertex| vertex.checked_sub(1)).collect_vec();
    let tree = RootedTree::from_parents(&parents).unwrap();
    assert_eq!(tree_values(&tree)[0], n as u64);
    assert_eq!(winning_moves(&tree), [1]);
}

#[test]
fn errors_say_which_vertex() {
    let none = |vertex, vertices| GraphError::NoSuchVertex { vertex, vertices };
    assert_eq!(graph_value(2, &[(0, 2)], 0), Err(none(2, 2)));
    assert_eq!(graph_value(2, &[], 2), Err(none(2, 2)));
    assert_eq!(graph_value(0, &[], 0), Err(none(0, 0)));
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn random_drawings(
        edges in proptest::collection::vec((0..6usize, 0..6usize), 0..9),
        ground in 0..6usize,
    ) {
        let moved = edges.iter().map(|&(a, b)| ((a + ground) % 6, (b + ground) % 6)).collect_vec();
        let value = Analysis::new(Green).value(&grounded(&edges)).unwrap();
        prop_assert_eq!(graph_value(6, &moved, ground), Ok(value));
    }

    #[test]
    fn random_forests(
        below in proptest::collection::vec(proptest::option::weighted(0.9, any::<usize>()), 1..12),
        order in any::<u64>(),
    ) {
        // Parents come before children; then the vertices are renumbered.
        let len = below.len();
        let key = |&v: &usize| (v as u64 + 1).wrapping_mul(order | 1);
        let numbers = (0..len).sorted_by_key(key).collect_vec();
        let mut parents = vec![None; len];
        for (vertex, parent) in below.into_iter().enumerate().skip(1) {
            parents[numbers[vertex]] = parent.map(|parent| numbers[parent % vertex]);
        }
        let ground = (0..len).filter(|&v| parents[v].is_none()).collect_vec();
        let number = |vertex: usize| if ground.contains(&vertex) { len } else { vertex };
        let edges = (0..len).filter_map(|v| Some((v, number(parents[v]?)))).collect_vec();
        let tree = RootedTree::from_parents(&parents).unwrap();
        let total = ground.iter().fold(0, |sum, &v| sum ^ tree_values(&tree)[v]);
        prop_assert_eq!(graph_value(len + 1, &edges, len), Ok(total));
        prop_assert_eq!(winning_moves(&tree), cuts_by_play(&parents));
    }
}
