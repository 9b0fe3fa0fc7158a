//! Walks through all positions of games on a few things, as graphs.

use super::shapes::{alone, NORMAL};
use crate::followers::Followers;
use crate::steps::Arrangement;
use crate::walk::{Marks, Walk};
use itertools::Itertools;
use std::hash::Hash;

pub(super) fn find(module: &str) -> Option<Walk> {
    Some(match module {
        "grundy" => graph_of_sets(NORMAL, vec![1, 2], u64::to_string, ",", |heaps| {
            let smaller = (0..heaps.len()).flat_map(|place| {
                (0..heaps[place]).map(move |left| {
                    let mut heaps = heaps.clone();
                    heaps[place] = left;
                    heaps.retain(|&heap| heap > 0);
                    heaps.sort_unstable();
                    heaps
                })
            });
            smaller.collect()
        }),
        "graph" => graph(),
        "hackenbush" => removals(&PLANTS),
        "poset" => {
            graph_of_sets(Marks::Values, vec![2, 3, 4, 6, 12], u64::to_string, " ", |left| {
                let take = |taken: &u64| left.iter().copied().filter(|n| n % taken != 0).collect();
                left.iter().map(take).collect()
            })
        }
        "cram" => removals(&DOMINOES.map(|domino| (domino, domino))),
        "sylver" => {
            graph_of_sets(Marks::Values, LEFT_AFTER_4_AND_7.to_vec(), u64::to_string, " ", {
                |left| left.iter().map(|&named| left_after(left, named)).collect()
            })
        }
        _ => return None,
    })
}

/// The edges of two plants of Hackenbush, each with the edges that fall with it.
const PLANTS: [(&str, &str); 5] = [("a", "abc"), ("b", "b"), ("c", "c"), ("d", "de"), ("e", "e")];

/// The vertices of a graph without cycles, each with those to which its edges lead.
const GRAPH: [(&str, &[&str]); 9] = [
    ("a", &[]),
    ("b", &[]),
    ("c", &["a"]),
    ("d", &["a", "c"]),
    ("e", &["b", "c"]),
    ("f", &["c", "d"]),
    ("g", &["d", "e", "a"]),
    ("h", &["e", "f"]),
    ("i", &["f", "g", "h"]),
];

/// The pairs of adjacent cells of a board with the rows abc and def.
const DOMINOES: [&str; 7] = ["ab", "bc", "de", "ef", "ad", "be", "cf"];

/// The numbers above 1 that are no sums of 4's and 7's.
const LEFT_AFTER_4_AND_7: [u64; 8] = [2, 3, 5, 6, 9, 10, 13, 17];

/// Returns the graph of all positions that follow from a set of elements, each named by those that
/// are left, in the order of their number.
fn graph_of_sets<E: Clone + Ord + Hash>(
    marks: Marks,
    start: Vec<E>,
    name: impl Fn(&E) -> String,
    separator: &str,
    options: impl Fn(&Vec<E>) -> Vec<Vec<E>>,
) -> Walk {
    let found = Followers::find(start, &options, usize::MAX);
    let mut positions = found.map_or(vec![], |found| found.positions);
    positions.sort_by_key(|position| (position.len(), position.clone()));
    let label = |left: &Vec<E>| match left.is_empty() {
        true => "∅".to_string(),
        false => left.iter().map(&name).join(separator),
    };
    Walk::new(Arrangement::Graph(vec![]), marks, &positions, label, |left| alone(options(left)))
}

fn graph() -> Walk {
    let names: Vec<&str> = GRAPH.iter().map(|(name, _)| *name).collect();
    let heads = |name: &&str| {
        let found = GRAPH.iter().find(|(tail, _)| tail == name);
        found.map_or(vec![], |(_, heads)| heads.iter().map(|&head| vec![head]).collect())
    };
    Walk::new(Arrangement::Graph(vec![]), Marks::Values, &names, |name| name.to_string(), heads)
}

/// Returns the positions of a game on letters, of which each move needs some and takes some.
fn removals(moves: &[(&str, &str)]) -> Walk {
    let letters = moves.iter().flat_map(|(_, taken)| taken.chars()).sorted().dedup().collect();
    graph_of_sets(Marks::Values, letters, char::to_string, "", |left: &Vec<char>| {
        let is_legal = |(needed, _): &&(&str, &str)| needed.chars().all(|c| left.contains(&c));
        let after = |(_, taken): &(&str, &str)| {
            left.iter().copied().filter(|letter| !taken.contains(*letter)).collect()
        };
        moves.iter().filter(is_legal).map(after).collect()
    })
}

/// Returns the numbers above 1 that are left after another one has been named.
fn left_after(left: &[u64], named: u64) -> Vec<u64> {
    let is_sum = |number: u64| number != 1 && !left.contains(&number);
    let becomes_sum =
        |number: u64| (1..=number / named).any(|times| is_sum(number - times * named));
    left.iter().copied().filter(|&number| !becomes_sum(number)).collect()
}
