//! LeetCode 913 by its rules: finds who can force a win in more and more moves.
//!
//! The middle tier has graphs of a dozen to 20 nodes; the same search answers.

use reference::{json_list, Generator, Input, Reference, Search, Standing};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let nodes = g.within(g.pick(3, 50)..=g.pick(8, 50));
    let rarity = g.within(1..=g.pick(5, 20));
    let mut edges = BTreeSet::new();
    for a in 1..nodes {
        // Connected, so that everybody can move.
        let b = if a == 2 { 1 } else { g.within(0..=a - 1) };
        edges.insert((a, b));
        for b in 0..a {
            if g.one_in(rarity + 1) {
                edges.insert((a, b));
            }
        }
    }
    let neighbours = |node: u64| {
        let ends = edges.iter().filter(move |&&(a, b)| a == node || b == node);
        json_list(&ends.map(|(a, b)| a + b - node).collect::<Vec<_>>())
    };
    format!("[{}]\n", (0..nodes).map(neighbours).collect::<Vec<_>>().join(","))
}

fn answer(input: &mut Input) -> String {
    let text = input.token().expect("a graph");
    input.end();
    let inside = text.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]"));
    let lists: Vec<&str> = inside.expect("a list of lists").split("],[").collect();
    let nodes = lists.len();
    assert!((3..=50).contains(&nodes), "{nodes} nodes");
    let list = |list: &&str| Input::new(&format!("[{list}]")).list(1..=nodes - 1, 0..=nodes - 1);
    let graph: Vec<Vec<usize>> = lists.iter().map(list).collect();
    for (node, list) in graph.iter().enumerate() {
        let different: BTreeSet<&usize> = list.iter().collect();
        assert!(different.len() == list.len() && !list.contains(&node), "node {node}");
        assert!(list.iter().all(|&other| graph[other].contains(&node)), "node {node}");
    }
    assert!(graph[2] != [0], "the cat cannot move");
    let mut search = Search::normal()
        .over(|&(mouse, cat, is_mouses_turn): &Position| {
            let cats = graph[cat].iter().any(|&to| to != 0);
            match () {
                () if mouse == 0 || mouse == cat => {
                    Some(Standing::of_mover(is_mouses_turn == (mouse == 0)))
                }
                () if !is_mouses_turn && !cats => Some(Standing::Drawn),
                () => None,
            }
        })
        .written(|(mouse, cat, _)| format!("M{mouse} C{cat}"))
        .turn(|(_, _, is_mouses_turn)| if *is_mouses_turn { "Mouse" } else { "Cat" });
    match search.standing(&(1, 2, true), &|position| options(&graph, position)) {
        Standing::Won => "1\n",
        Standing::Lost => "2\n",
        Standing::Drawn => "0\n",
    }
    .to_string()
}

/// The mouse's node, the cat's node, and whether it is the mouse's turn.
type Position = (usize, usize, bool);

fn options(graph: &[Vec<usize>], &(mouse, cat, is_mouses_turn): &Position) -> Vec<Position> {
    match is_mouses_turn {
        true => graph[mouse].iter().map(|&to| (to, cat, false)).collect(),
        false => graph[cat].iter().filter(|&&to| to != 0).map(|&to| (mouse, to, true)).collect(),
    }
}
