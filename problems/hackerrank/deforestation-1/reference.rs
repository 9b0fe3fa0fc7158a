//! HackerRank deforestation-1 by its rules: every edge is deleted, and what hangs on it.
//!
//! The middle tier has trees of up to 120 nodes, often of two equal halves. Below the root, each
//! edge is worth one more than what hangs on it, which a walk over the edges adds up; the colon
//! principle is for the tiny trees to check.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_branches).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 500)..=g.pick(8, 500));
        // The nodes are numbered from the root up or, root excepted, from the leaves down.
        let down = g.one_in(2);
        let name = |node: u64| if down && node > 1 { n + 2 - node } else { node };
        input += &format!("{n}\n");
        for node in 2..=n {
            let (child, parent) = (name(node), name(g.within(1..=node - 1)));
            let swap = g.one_in(2);
            let (u, v) = if swap { (child, parent) } else { (parent, child) };
            input += &format!("{u} {v}\n");
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let half = g.within(1..=60);
        let width = if g.one_in(2) { 2 } else { half };
        // Node 1 is the root of both halves; now and then an edge is hung elsewhere.
        let mut edges = Vec::new();
        for node in 2..=half {
            let parent = g.within(node.saturating_sub(width).max(1)..=node - 1);
            let twin = if parent == 1 { 1 } else { parent + half };
            let twin = if g.one_in(half) { 1 } else { twin };
            edges.extend([(node, parent), (node + half, twin)]);
        }
        // Without a node number half + 1.
        let name = |node: u64| if node > half { node - 1 } else { node };
        input += &format!("{}\n", (2 * half - 1).max(1));
        for (node, parent) in edges {
            let (u, v) = (name(node), name(parent));
            input += &if g.one_in(2) { format!("{u} {v}\n") } else { format!("{v} {u}\n") };
        }
    }
    input
}

fn answer_by_branches(input: &mut Input) -> String {
    winners(input, |n, edges| {
        assert!(is_tree(n, &edges), "not a tree");
        value(1, 0, &edges) > 0
    })
}

/// Returns what hangs on a node, seen from the one before it.
fn value(node: usize, before: usize, edges: &[(usize, usize)]) -> u64 {
    let at = edges.iter().filter(|&&(u, v)| u == node || v == node);
    let next = at.map(|&(u, v)| u + v - node).filter(|&next| next != before);
    next.fold(0, |sum, next| sum ^ (value(next, node, edges) + 1))
}

fn answer(input: &mut Input) -> String {
    winners(input, |n, edges| {
        assert!(is_tree(n, &edges), "not a tree");
        let cut = |left: &Vec<(usize, usize)>| {
            let cut_at = |edge: usize| {
                let mut after = left.clone();
                after.remove(edge);
                held(n, &after)
            };
            (0..left.len()).map(cut_at).collect()
        };
        let mut search = Search::normal().written(|left: &Vec<(usize, usize)>| {
            reference::edges(left.iter().map(|&(u, v)| [u, v]))
        });
        search.mover_wins(&edges, &cut)
    })
}

fn winners(input: &mut Input, is_won: impl Fn(usize, Vec<(usize, usize)>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n: usize = input.number(1..=500);
        let edges = (1..n).map(|_| (input.number(1..=n), input.number(1..=n))).collect();
        output += if is_won(n, edges) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn is_tree(n: usize, edges: &[(usize, usize)]) -> bool {
    let reached = |node: usize| edges.iter().any(|&(u, v)| u == node || v == node);
    held(n, edges).len() == n - 1 && (n == 1 || (1..=n).all(reached))
}

/// Returns the edges that still hang on the root.
fn held(n: usize, edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut held = vec![false; n + 1];
    held[1] = true;
    for _ in 0..n {
        for &(u, v) in edges {
            if held[u] || held[v] {
                (held[u], held[v]) = (true, true);
            }
        }
    }
    edges.iter().copied().filter(|&(u, _)| held[u]).collect()
}
