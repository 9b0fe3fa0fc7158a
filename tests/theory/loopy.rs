//! Graphs with cycles, compared with the definition of a forced win and with samples of a
//! judge.

use crate::random::inputs;
use grundy::graph::{outcomes_to_goals, GraphError, Loopy, LoopyOutcome};
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

/// Returns who can force the end of play within a number of moves. Round by round, a vertex is
/// won if a move leads to one lost in an earlier round, and lost if all moves lead to won ones.
fn by_rounds(
    vertices: usize,
    edges: &[(usize, usize)],
    ends: &[(usize, Outcome)],
) -> Vec<LoopyOutcome> {
    let declared = |vertex| ends.iter().find(|end| end.0 == vertex).map(|end| end.1);
    let options = |vertex| edges.iter().filter(move |edge| edge.0 == vertex).map(|edge| edge.1);
    let mut forced = vec![LoopyOutcome::Draw; vertices];
    for moves in 0..=vertices as u32 {
        let earlier = forced.clone();
        for vertex in (0..vertices).filter(|&v| earlier[v] == LoopyOutcome::Draw) {
            let lost = |option: usize| matches!(earlier[option], LoopyOutcome::P { .. });
            let won = |option: usize| matches!(earlier[option], LoopyOutcome::N { .. });
            match declared(vertex) {
                Some(Outcome::N) => forced[vertex] = LoopyOutcome::N { moves },
                Some(Outcome::P) => forced[vertex] = LoopyOutcome::P { moves },
                None if options(vertex).any(lost) => forced[vertex] = LoopyOutcome::N { moves },
                None if options(vertex).all(won) => forced[vertex] = LoopyOutcome::P { moves },
                None => {}
            }
        }
    }
    forced
}

fn check(vertices: usize, edges: &[(usize, usize)], ends: &[(usize, Outcome)]) {
    let graph = Loopy::with_ends(vertices, edges, ends).unwrap();
    let expected = by_rounds(vertices, edges, ends);
    assert_eq!(graph.outcomes(), expected, "{edges:?} {ends:?}");
    for vertex in 0..vertices {
        let over = expected[vertex] == LoopyOutcome::N { moves: 0 }
            || expected[vertex] == LoopyOutcome::P { moves: 0 };
        let leaving = edges.iter().filter(|edge| edge.0 == vertex && !over).map(|edge| edge.1);
        let winning = leaving.filter(|&to| matches!(expected[to], LoopyOutcome::P { .. }));
        assert_eq!(graph.winning_moves(vertex, edges), winning.collect_vec(), "{edges:?}");
        let Some(to) = graph.best_move(vertex) else {
            assert!(over, "{edges:?}: no move from {vertex}");
            continue;
        };
        assert!(!over && edges.contains(&(vertex, to)), "{edges:?}: {vertex} to {to}");
        let wanted = match expected[vertex] {
            LoopyOutcome::N { moves } => LoopyOutcome::P { moves: moves - 1 },
            LoopyOutcome::P { moves } => LoopyOutcome::N { moves: moves - 1 },
            LoopyOutcome::Draw => LoopyOutcome::Draw,
        };
        assert_eq!(expected[to], wanted, "{edges:?}: {vertex} to {to}");
    }
}

#[test]
fn all_graphs_of_three_vertices() {
    let pairs = (0..3).cartesian_product(0..3).collect_vec();
    for edges in pairs.into_iter().powerset() {
        check(3, &edges, &[]);
        check(3, &edges, &[(1, Outcome::N)]);
        check(3, &edges, &[(2, Outcome::N), (0, Outcome::P), (0, Outcome::P)]);
    }
}

#[test]
fn cat_and_mouse() {
    // LeetCode 913, both samples. The mouse starts at 1 and wins in the hole 0; the cat starts
    // at 2, wins by catching the mouse, and never enters the hole.
    let draw: &[&[usize]] = &[&[2, 5], &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3]];
    let mouse: &[&[usize]] = &[&[1, 3], &[0], &[3], &[0, 2]];
    for (rooms, mouse_wins) in [(draw, false), (mouse, true)] {
        let n = rooms.len();
        let vertex = |mouse, cat, cat_moves| (mouse * n + cat) * 2 + usize::from(cat_moves);
        let (mut edges, mut ends) = (Vec::new(), Vec::new());
        for (mouse, cat) in (0..n).cartesian_product(1..n) {
            if mouse == 0 {
                ends.push((vertex(mouse, cat, true), Outcome::P));
            } else if mouse == cat {
                ends.push((vertex(mouse, cat, false), Outcome::P));
                ends.push((vertex(mouse, cat, true), Outcome::N));
            }
            edges.extend(
                rooms[mouse].iter().map(|&to| (vertex(mouse, cat, false), vertex(to, cat, true))),
            );
            let of_cat = rooms[cat].iter().filter(|&&to| to != 0);
            edges.extend(of_cat.map(|&to| (vertex(mouse, cat, true), vertex(mouse, to, false))));
        }
        let graph = Loopy::with_ends(2 * n * n, &edges, &ends).unwrap();
        let outcome = graph.outcomes()[vertex(1, 2, false)];
        assert_eq!(matches!(outcome, LoopyOutcome::N { .. }), mouse_wins);
        assert_eq!(outcome == LoopyOutcome::Draw, !mouse_wins);
    }
}

#[test]
fn a_chain_and_a_circle_of_a_million_vertices() {
    let n = 1_000_000;
    let chain = (1..n).map(|vertex| (vertex, vertex - 1)).collect_vec();
    let outcome = Loopy::from_edges(n, &chain).unwrap().outcomes()[n - 1];
    assert_eq!(outcome, LoopyOutcome::N { moves: n as u32 - 1 });
    let circle = chain.into_iter().chain([(0, n - 1)]).collect_vec();
    let graph = Loopy::from_edges(n, &circle).unwrap();
    assert!(graph.outcomes().iter().all(|&outcome| outcome == LoopyOutcome::Draw));
    assert_eq!(graph.best_move(0), Some(n - 1));
}

#[test]
fn wrong_vertices_are_errors() {
    let none = GraphError::NoSuchVertex { vertex: 2, vertices: 2 };
    assert_eq!(Loopy::from_edges(2, &[(2, 0)]), Err(none));
    assert_eq!(Loopy::with_ends(2, &[], &[(2, Outcome::P)]), Err(none));
    assert_eq!(Loopy::from_edges(0, &[]).unwrap().outcomes(), []);
    assert_eq!(outcomes_to_goals(2, &[(0, 2)], &[]), Err(none));
    assert_eq!(outcomes_to_goals(2, &[], &[(0, 1), (2, 0)]), Err(none));
    assert_eq!(outcomes_to_goals(2, &[], &[(1, 2)]), Err(none));
    assert_eq!(outcomes_to_goals(0, &[], &[]), Ok(vec![]));
}

/// Compares the outcomes from each vertex to each goal, each asked twice, with the rules.
fn check_goals(vertices: usize, edges: &[(usize, usize)]) {
    let queries = (0..vertices).cartesian_product(0..vertices).collect_vec();
    let queries = [queries.clone(), queries].concat();
    let outcomes = outcomes_to_goals(vertices, edges, &queries).unwrap();
    let rules = (0..vertices).map(|goal| by_rounds(vertices, edges, &[(goal, Outcome::P)]));
    let rules = rules.collect_vec();
    for (&(start, goal), outcome) in queries.iter().zip(outcomes) {
        let expected = match rules[goal][start] {
            LoopyOutcome::N { .. } => Some(Outcome::N),
            LoopyOutcome::P { .. } => Some(Outcome::P),
            LoopyOutcome::Draw => None,
        };
        assert_eq!(outcome, expected, "{edges:?} from {start} to {goal}");
    }
}

#[test]
fn all_goals_of_all_small_graphs() {
    // Every set of edges between three vertices, including loops.
    let edges = (0..3).cartesian_product(0..3).collect_vec();
    for set in edges.into_iter().powerset() {
        check_goals(3, &set);
    }
}

#[test]
#[should_panic(expected = "two ends at vertex 0")]
fn an_end_is_won_by_one() {
    Loopy::with_ends(1, &[], &[(0, Outcome::P), (0, Outcome::N)]).unwrap();
}

proptest! {
    #![proptest_config(inputs(2000))]

    #[test]
    fn random_graphs(
        vertices in 1..14usize,
        pairs in proptest::collection::vec((any::<usize>(), any::<usize>()), 0..30),
        ends in proptest::collection::btree_map(any::<usize>(), any::<bool>(), 0..3),
    ) {
        let edges = pairs.iter().map(|(a, b)| (a % vertices, b % vertices)).collect_vec();
        let ends = ends.into_iter().map(|(v, wins)| (v % vertices, Outcome::of_mover(wins)));
        let ends = ends.unique_by(|end| end.0).collect_vec();
        check(vertices, &edges, &ends);
        check_goals(vertices, &edges);
    }
}
