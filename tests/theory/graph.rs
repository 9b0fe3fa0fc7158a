//! Graphs compared with the rules, their errors, and their size.

use crate::random::inputs;
use grundy::game::{Analysis, Game};
use grundy::graph::{Dag, GraphError};
use itertools::Itertools;
use proptest::prelude::*;

struct Walk<'a>(&'a [(usize, usize)]);

impl Game for Walk<'_> {
    type Position = usize;

    fn options(&self, &vertex: &usize) -> Vec<Vec<usize>> {
        let leaving = self.0.iter().filter(|&&(from, _)| from == vertex);
        leaving.map(|&(_, to)| vec![to]).collect()
    }
}

#[test]
fn errors_say_which_vertex() {
    let none = GraphError::NoSuchVertex { vertex: 2, vertices: 2 };
    assert_eq!(Dag::from_edges(2, &[(0, 2)]), Err(none));
    assert_eq!(none.to_string(), "an edge names vertex 2 of 2, counted from 0");
    assert_eq!(Dag::from_edges(2, &[(1, 1)]), Err(GraphError::Cycle { vertex: 1 }));
    assert_eq!(Dag::from_edges(0, &[]).unwrap().values(), []);
}

#[test]
#[should_panic(expected = "a token on vertex 3 of 2, counted from 0")]
fn a_token_stands_somewhere() {
    Dag::from_edges(2, &[]).unwrap().nim_sum(&[0, 3]);
}

#[test]
fn a_million_vertices_in_a_chain() {
    let edges = (1..1_000_000).map(|vertex| (vertex, vertex - 1)).collect_vec();
    let dag = Dag::from_edges(1_000_000, &edges).unwrap();
    assert!((0..1_000_000).all(|vertex| dag.values()[vertex] == vertex as u32 % 2));
}

#[test]
fn values_past_one_word() {
    // Every vertex leads to all smaller ones, as in Nim, and twice to the largest of them.
    let pairs = (0..200).flat_map(|from| (0..from).map(move |to| (from, to)));
    let edges = pairs.chain((1..200).map(|from| (from, from - 1))).collect_vec();
    let dag = Dag::from_edges(200, &edges).unwrap();
    assert!((0..200).all(|vertex| dag.values()[vertex] == vertex as u32));
    // Without 64, the least missing value is the first one of the second word.
    let edges = edges.into_iter().filter(|&(_, to)| to != 64).collect_vec();
    let dag = Dag::from_edges(200, &edges).unwrap();
    assert_eq!(dag.values()[63..68], [63, 64, 64, 65, 66]);
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn values_are_those_of_the_rules(
        vertices in 1..30usize,
        pairs in proptest::collection::vec((any::<usize>(), any::<usize>()), 0..80),
        shift in any::<usize>(),
    ) {
        // Edges go down in a rotated numbering, so that the order of the numbers is no help.
        let edges = pairs.iter().map(|(a, b)| (a % vertices, b % vertices));
        let edges = edges.filter(|(a, b)| a > b);
        let rotated = |vertex: usize| (vertex + shift % vertices) % vertices;
        let edges = edges.map(|(a, b)| (rotated(a), rotated(b))).collect_vec();

        let dag = Dag::from_edges(vertices, &edges).unwrap();
        let mut game = Analysis::new(Walk(&edges));
        for vertex in 0..vertices {
            let value = game.value(&vertex).unwrap();
            prop_assert_eq!(dag.value(vertex), value);
        }
        let tokens = [0, vertices / 2, vertices - 1];
        prop_assert_eq!(dag.nim_sum(&tokens), game.nim_sum(&tokens).unwrap());
        prop_assert_eq!(dag.outcome(&tokens), game.outcome(&tokens).unwrap());
        let winning = game.winning_moves(&tokens).unwrap().into_iter();
        let winning = winning.map(|found| (found.component, found.option[0])).sorted().dedup();
        let listed = dag.winning_moves(&tokens);
        let listed = listed.iter().map(|step| (step.token, step.to)).collect_vec();
        prop_assert_eq!(listed, winning.collect_vec());
    }

    #[test]
    fn a_cycle_is_found_exactly_where_play_need_not_end(
        edges in proptest::collection::vec((0..12usize, 0..12usize), 0..25),
    ) {
        let mut game = Analysis::new(Walk(&edges));
        let ends = (0..12).all(|vertex| game.value(&vertex).is_ok());
        match Dag::from_edges(12, &edges) {
            Ok(_) => prop_assert!(ends),
            Err(GraphError::Cycle { vertex }) => {
                prop_assert!(!ends);
                let cycle = game.value(&vertex).unwrap_err();
                prop_assert!(reaches_itself(&edges, vertex), "{cycle}");
            }
            Err(error) => prop_assert!(false, "{error}"),
        }
    }
}

/// Returns `true` if a walk from `vertex` can come back to it.
fn reaches_itself(edges: &[(usize, usize)], vertex: usize) -> bool {
    let mut reached = vec![vertex];
    let mut done = 0;
    while done < reached.len() {
        for &(from, to) in edges {
            if from == reached[done] {
                if to == vertex {
                    return true;
                }
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        done += 1;
    }
    false
}
