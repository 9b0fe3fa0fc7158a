//! Node Kayles, compared with the rules and with published values.

use crate::random::inputs;
use available::depth;
use grundy::game::{Analysis, Game};
use grundy::graph::{GraphError, NodeKayles};
use grundy::octal::OctalGame;
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

type Edges = Vec<(usize, usize)>;

/// The game by its rules: a position is the list of the vertices that can still be chosen.
struct Choose<'a>(&'a [(usize, usize)]);

impl Game for Choose<'_> {
    type Position = Vec<usize>;

    fn options(&self, left: &Vec<usize>) -> Vec<Vec<Vec<usize>>> {
        let choose = |&chosen: &usize| {
            let joined = |other: usize| {
                self.0.contains(&(chosen, other)) || self.0.contains(&(other, chosen))
            };
            let rest = left.iter().filter(|&&other| other != chosen && !joined(other));
            vec![rest.copied().collect()]
        };
        left.iter().map(choose).collect()
    }
}

fn check(vertices: usize, edges: &[(usize, usize)]) {
    let mut kayles = NodeKayles::from_edges(vertices, edges).unwrap();
    let rules = Choose(edges);
    let mut by_rules = Analysis::new(&rules);
    let everything = (0..vertices).collect_vec();
    let value = by_rules.value(&everything).unwrap();
    assert_eq!(kayles.value(&[]), value, "{edges:?}");
    assert_eq!(kayles.outcome(&[]), Outcome::of_mover(value != 0));
    let options = rules.options(&everything).concat();
    let values = options.iter().map(|option| by_rules.value(option).unwrap()).collect_vec();
    for (vertex, &value) in values.iter().enumerate() {
        assert_eq!(kayles.value(&[vertex]), value, "{edges:?} after {vertex}");
    }
    let wins = (0..vertices).filter(|&vertex| values[vertex] == 0).collect_vec();
    assert_eq!(kayles.winning_moves(&[]), wins, "{edges:?}");
}

#[test]
fn all_graphs_of_five_vertices() {
    let pairs = (0..5).tuple_combinations().collect_vec();
    for edges in pairs.into_iter().powerset() {
        check(5, &edges);
    }
}

fn path(vertices: usize) -> Edges {
    (1..vertices).map(|vertex| (vertex - 1, vertex)).collect()
}

#[test]
fn paths_and_cycles() {
    available::unless_passed!();
    let dawson: OctalGame = "0.137".parse().unwrap();
    let values = dawson.values(1000);
    assert!((0..1000).all(|n| NodeKayles::path(n as u64) == u64::from(values[n])));
    let large = depth(&[64, 65][..], &[50, 63, 64, 65, 100, 127, 128]);
    let sizes = || (0..20).chain(large.iter().copied());
    for vertices in sizes() {
        let mut kayles = NodeKayles::from_edges(vertices, &path(vertices)).unwrap();
        assert_eq!(kayles.value(&[]), NodeKayles::path(vertices as u64), "{vertices}");
    }
    for vertices in sizes().skip(3) {
        let cycle = path(vertices).into_iter().chain([(vertices - 1, 0)]).collect_vec();
        let mut kayles = NodeKayles::from_edges(vertices, &cycle).unwrap();
        assert_eq!(kayles.value(&[]), NodeKayles::cycle(vertices as u64), "{vertices}");
    }
    assert_eq!(NodeKayles::path(u64::MAX), u64::from(values[(u64::MAX % 34) as usize + 34 * 4]));
}

/// Returns the value of a grid of this many rows and columns.
fn grid(rows: usize, columns: usize) -> u64 {
    let across = (0..rows).cartesian_product(1..columns);
    let across = across.map(|(row, column)| (row * columns + column - 1, row * columns + column));
    let down = (1..rows).cartesian_product(0..columns);
    let down = down.map(|(row, column)| ((row - 1) * columns + column, row * columns + column));
    let edges = across.chain(down).collect_vec();
    NodeKayles::from_edges(rows * columns, &edges).unwrap().value(&[])
}

#[test]
fn grids_published() {
    available::unless_passed!();
    // OEIS A316632, with its comments: the values of grids of 3 by n, 2 by n and 4 by n.
    let three = [2, 1, 1, 0, 3, 3, 2, 2, 2, 3, 3, 5, 2, 4, 1, 3];
    for (columns, value) in (1..=depth(12, 16)).zip(three) {
        assert_eq!(grid(3, columns), value, "{columns}");
    }
    assert!((1..=12).all(|columns| grid(2, columns) == columns as u64 % 2));
    assert!((1..=depth(8, 9)).all(|columns| grid(4, columns) == 0));
}

#[test]
fn queens_published() {
    // OEIS A344227: queens that do not attack each other.
    let published = [0, 1, 1, 2, 1, 3, 1, 2, 3, 1];
    for (side, value) in (0..=depth(7, 9usize)).zip(published) {
        let cells = (0..side).cartesian_product(0..side);
        let attack = |&((a, b), (c, d)): &((usize, usize), (usize, usize))| {
            a == c || b == d || a.abs_diff(c) == b.abs_diff(d)
        };
        let edges = cells.tuple_combinations().filter(attack);
        let edges = edges.map(|((a, b), (c, d))| (a * side + b, c * side + d)).collect_vec();
        let mut queens = NodeKayles::from_edges(side * side, &edges).unwrap();
        assert_eq!(queens.value(&[]), value, "{side}");
    }
}

#[test]
fn stars() {
    // N. Songsuwan, *Node-Kayles on trees* (2025), arXiv:2512.24221: a star with an odd number of
    // rays is worth 1, and one with an even number 2.
    for rays in 1..128 {
        let edges = (1..=rays).map(|ray| (0, ray)).collect_vec();
        let mut star = NodeKayles::from_edges(rays + 1, &edges).unwrap();
        assert_eq!(star.value(&[]), 2 - rays as u64 % 2, "{rays}");
    }
}

#[test]
fn graphs_of_128_vertices_with_few_components() {
    // A cograph: double it by putting two copies side by side and by joining two, in turn.
    let mut edges: Edges = Vec::new();
    let mut vertices = 1;
    while vertices < 128 {
        let copy = edges.iter().map(|(a, b)| (a + vertices, b + vertices)).collect_vec();
        edges.extend(copy);
        if vertices.trailing_zeros() % 2 == 1 {
            edges.extend((0..vertices).cartesian_product(vertices..2 * vertices));
        }
        vertices *= 2;
    }
    // Side by side two equal copies are worth 0, and a join has the same options as its copies.
    let mut cograph = NodeKayles::from_edges(128, &edges).unwrap();
    assert_eq!(cograph.value(&[]), 0);
    // Intervals from i to i + 9, of which ten in a row overlap.
    let overlap = (0..128usize).tuple_combinations().filter(|(a, b)| b - a < 10).collect_vec();
    let mut intervals = NodeKayles::from_edges(128, &overlap).unwrap();
    // In the end a choice takes up to 19 vertices around it: the game on rows of 128.
    let row = |rows: &Vec<u64>| {
        let len = rows.len();
        let rest = |chosen: usize| {
            let left = chosen.saturating_sub(9);
            let right = len.saturating_sub(chosen + 10);
            rows[left] ^ rows[right]
        };
        (0..).find(|&value| (0..len).all(|chosen| rest(chosen) != value)).unwrap()
    };
    let mut rows = Vec::new();
    for _ in 0..=128 {
        let value = row(&rows);
        rows.push(value);
    }
    assert_eq!(intervals.value(&[]), rows[128]);
}

#[test]
fn wrong_input() {
    let too_many = GraphError::TooManyVertices { vertices: 129, most: 128 };
    assert_eq!(NodeKayles::from_edges(129, &[]).unwrap_err(), too_many);
    assert_eq!(too_many.to_string(), "129 vertices, but at most 128 are supported");
    let none = GraphError::NoSuchVertex { vertex: 2, vertices: 2 };
    assert_eq!(NodeKayles::from_edges(2, &[(0, 2)]).unwrap_err(), none);
    assert_eq!(NodeKayles::from_edges(0, &[]).unwrap().value(&[]), 0);
    assert_eq!(NodeKayles::from_edges(1, &[(0, 0)]).unwrap().value(&[]), 1);
}

#[test]
#[should_panic(expected = "vertex 1 is gone already")]
fn neighbours_cannot_be_chosen() {
    NodeKayles::from_edges(2, &[(0, 1)]).unwrap().value(&[0, 1]);
}

proptest! {
    #![proptest_config(inputs(200))]

    #[test]
    fn random_graphs(
        vertices in 1..10usize,
        pairs in proptest::collection::vec((any::<usize>(), any::<usize>()), 0..18),
    ) {
        let edges = pairs.iter().map(|(a, b)| (a % vertices, b % vertices)).collect_vec();
        check(vertices, &edges);
    }
}
