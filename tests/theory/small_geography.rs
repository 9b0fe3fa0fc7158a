//! Values of vertex geography, and outcomes of edge geography, compared with play by the rules.

use crate::random::inputs;
use grundy::game::{Analysis, Game};
use grundy::graph::{EdgeGeography, Geography, GeographyValues, GraphError};
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

/// Vertex geography by its rules: a position is the walk so far.
struct Vertices<'a>(&'a [(usize, usize)]);

impl Game for Vertices<'_> {
    type Position = Vec<usize>;

    fn options(&self, walk: &Vec<usize>) -> Vec<Vec<Vec<usize>>> {
        let here = *walk.last().unwrap();
        let ends = self.0.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        let next = ends.filter(|&(from, to)| from == here && !walk.contains(&to));
        next.map(|(_, to)| vec![[&walk[..], &[to]].concat()]).collect()
    }
}

/// A token, and the edges that it has not used.
type Place = (usize, Vec<(usize, usize)>);

/// Edge geography by its rules.
struct Edges;

impl Game for Edges {
    type Position = Place;

    fn options(&self, (here, edges): &Place) -> Vec<Vec<Place>> {
        let at_token = edges.iter().enumerate().filter(|(_, (a, b))| a == here || b == here);
        let options = at_token.map(|(place, &(a, b))| {
            let mut rest = edges.clone();
            rest.remove(place);
            vec![(a ^ b ^ here, rest)]
        });
        options.collect()
    }
}

fn check_vertices(vertices: usize, edges: &[(usize, usize)]) {
    let mut geography = GeographyValues::from_edges(vertices, edges).unwrap();
    let outcomes = Geography::from_edges(vertices, edges).unwrap();
    let rules = Vertices(edges);
    let mut by_rules = Analysis::new(&rules);
    for start in 0..vertices {
        let value = by_rules.value(&vec![start]).unwrap();
        assert_eq!(geography.value(&[start]), value, "{edges:?} from {start}");
        assert_eq!(geography.outcome(&[start]), outcomes.outcome(start), "{edges:?} from {start}");
        let options = rules.options(&vec![start]).concat();
        for wanted in 0..=value {
            let there = options.iter().filter(|walk| by_rules.value(walk) == Ok(wanted));
            let there = there.map(|walk| walk[1]).sorted().dedup().collect_vec();
            assert_eq!(geography.moves_to(&[start], wanted), there, "{edges:?} from {start}");
            if wanted == 0 {
                assert_eq!(geography.winning_moves(&[start]), there, "{edges:?} from {start}");
            }
        }
        for walk in options {
            let value = by_rules.value(&walk).unwrap();
            assert_eq!(geography.value(&walk), value, "{edges:?} after {walk:?}");
        }
    }
}

#[test]
fn vertices_on_all_graphs_of_five() {
    available::unless_passed!();
    let pairs = (0..5).tuple_combinations().collect_vec();
    for edges in pairs.into_iter().powerset() {
        check_vertices(5, &edges);
    }
}

#[test]
fn trees_of_128_vertices() {
    // A path on which each third vertex has a leaf: no more positions than places and edges.
    let mut edges = (1..96).map(|vertex| (vertex - 1, vertex)).collect_vec();
    edges.extend((0..32).map(|leaf| (3 * leaf, 96 + leaf)));
    let mut values = GeographyValues::from_edges(128, &edges).unwrap();
    let outcomes = Geography::from_edges(128, &edges).unwrap();
    assert!((0..128).all(|start| values.outcome(&[start]) == outcomes.outcome(start)));
    // On a path there is no choice after the first move.
    let mut path = GeographyValues::from_edges(5, &edges[..4]).unwrap();
    assert_eq!([0, 1, 2, 3, 4].map(|start| path.value(&[start])), [0, 1, 0, 1, 0]);
}

#[test]
#[should_panic(expected = "the token was on vertex 0 before")]
fn no_vertex_is_entered_twice() {
    GeographyValues::from_edges(2, &[(0, 1)]).unwrap().value(&[0, 1, 0]);
}

#[test]
#[should_panic(expected = "there is no edge from 0 to 2")]
fn tokens_move_along_edges() {
    GeographyValues::from_edges(3, &[(0, 1)]).unwrap().value(&[0, 2]);
}

fn check_edges(vertices: usize, edges: &[(usize, usize)]) {
    let geography = EdgeGeography::from_edges(vertices, edges).unwrap();
    let mut by_rules = Analysis::new(Edges);
    for start in 0..vertices {
        let place = (start, edges.to_vec());
        let value = by_rules.value(&place).unwrap();
        let outcome = Outcome::of_mover(value != 0);
        assert_eq!(geography.outcome(start), outcome, "{edges:?} from {start}");
        let winning = Edges.options(&place).concat().into_iter();
        let winning = winning.filter(|option| by_rules.value(option) == Ok(0));
        let winning = winning.map(|(to, _)| to).sorted().dedup().collect_vec();
        assert_eq!(geography.winning_moves(start), winning, "{edges:?} from {start}");
    }
}

#[test]
fn edges_on_all_small_bipartite_graphs() {
    available::unless_passed!();
    for (left, right) in [(3, 3), (2, 4), (4, 2), (1, 5)] {
        let pairs = (0..left).cartesian_product(left..left + right).collect_vec();
        for edges in pairs.into_iter().powerset() {
            check_edges(left + right, &edges);
        }
    }
}

#[test]
fn grids_published() {
    // T. Sereekiatdilok, P. Vichitkunakorn, *Undirected edge geography games on grids* (2025),
    // arXiv:2504.12148, with places counted from 1.
    let gcd = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    for (columns, rows) in (1..=11).cartesian_product(1..=11) {
        let across = (0..rows).cartesian_product(1..columns);
        let across =
            across.map(|(row, column)| (row * columns + column - 1, row * columns + column));
        let down = (1..rows).cartesian_product(0..columns);
        let down = down.map(|(row, column)| ((row - 1) * columns + column, row * columns + column));
        let edges = across.chain(down).collect_vec();
        let geography = EdgeGeography::from_edges(rows * columns, &edges).unwrap();
        let divisor = gcd(columns + 1, rows + 1);
        for (row, column) in (0..rows).cartesian_product(0..columns) {
            let is_p = (column + 1) % divisor != 0 && (row + 1) % divisor != 0;
            let outcome = geography.outcome(row * columns + column);
            assert_eq!(outcome, Outcome::of_mover(!is_p), "{columns} by {rows}, {column}, {row}");
        }
    }
}

#[test]
fn edges_of_a_large_tree() {
    // On a path the token cannot turn back, and a player wins who goes towards an end from which
    // the distance is odd. If one end is, so is the other.
    let edges = (1..1001).map(|vertex| (vertex - 1, vertex)).collect_vec();
    let geography = EdgeGeography::from_edges(1001, &edges).unwrap();
    let outcome = |start: usize| Outcome::of_mover(start % 2 == 1);
    assert!((0..1001).all(|start| geography.outcome(start) == outcome(start)));
}

#[test]
fn wrong_input() {
    let odd = EdgeGeography::from_edges(3, &[(0, 1), (1, 2), (2, 0)]).unwrap_err();
    assert!(matches!(odd, GraphError::OddCycle { .. }));
    let odd = EdgeGeography::from_edges(1, &[(0, 0)]).unwrap_err();
    assert_eq!(odd.to_string(), "vertex 0, counted from 0, is on a cycle of odd length");
    let none = GraphError::NoSuchVertex { vertex: 1, vertices: 1 };
    assert_eq!(EdgeGeography::from_edges(1, &[(0, 1)]), Err(none));
    assert_eq!(EdgeGeography::from_edges(1, &[]).unwrap().outcome(0), Outcome::P);
    let many = GraphError::TooManyVertices { vertices: 200, most: 128 };
    assert_eq!(GeographyValues::from_edges(200, &[]).unwrap_err(), many);
    let mut alone = GeographyValues::from_edges(1, &[(0, 0)]).unwrap();
    assert_eq!(alone.value(&[0]), 0);
}

proptest! {
    #![proptest_config(inputs(100))]

    #[test]
    fn random_graphs(
        vertices in 1..8usize,
        pairs in proptest::collection::vec((any::<usize>(), any::<usize>()), 0..12),
    ) {
        let edges = pairs.iter().map(|(a, b)| (a % vertices, b % vertices)).collect_vec();
        check_vertices(vertices, &edges);
        // Parallel edges count, and the sides are the even and the odd numbers.
        let across = edges.iter().map(|(a, b)| (a / 2 * 2, b / 2 * 2 + 1));
        check_edges(8, &across.take(9).collect_vec());
    }
}
