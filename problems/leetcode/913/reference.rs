//! LeetCode 913 by its rules: finds who can force a win in more and more moves.

use reference::{listed, Generator, Input, Reference};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
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
        listed(&ends.map(|(a, b)| a + b - node).collect::<Vec<_>>())
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
    let result = match [true, false].map(|is_mouse| forces(&graph, is_mouse)) {
        [true, _] => 1,
        [_, true] => 2,
        _ => 0,
    };
    format!("{result}\n")
}

/// Returns whether the mouse, or the cat, can force a win from the beginning.
fn forces(graph: &[Vec<usize>], is_mouse: bool) -> bool {
    // Positions are the mouse's node, the cat's node, and whether it is the mouse's turn.
    let mut forced = BTreeSet::new();
    loop {
        let before = forced.len();
        for mouse in 0..graph.len() {
            for cat in 1..graph.len() {
                for turn in [true, false] {
                    let wins = if mouse == 0 || mouse == cat {
                        is_mouse == (mouse == 0)
                    } else {
                        let after: Vec<(usize, usize, bool)> = match turn {
                            true => graph[mouse].iter().map(|&to| (to, cat, false)).collect(),
                            false => {
                                let cats = graph[cat].iter().filter(|&&to| to != 0);
                                cats.map(|&to| (mouse, to, true)).collect()
                            }
                        };
                        match turn == is_mouse {
                            true => after.iter().any(|next| forced.contains(next)),
                            false => {
                                !after.is_empty() && after.iter().all(|next| forced.contains(next))
                            }
                        }
                    };
                    if wins {
                        forced.insert((mouse, cat, turn));
                    }
                }
            }
        }
        if forced.len() == before {
            return forced.contains(&(1, 2, true));
        }
    }
}
