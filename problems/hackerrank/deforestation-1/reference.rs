//! HackerRank deforestation-1 by its rules: every edge is deleted, and what hangs on it.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n: usize = input.number(1..=500);
        let edges: Vec<(usize, usize)> =
            (1..n).map(|_| (input.number(1..=n), input.number(1..=n))).collect();
        let reached = |node: usize| edges.iter().any(|&(u, v)| u == node || v == node);
        let tree = held(n, &edges).len() == n - 1 && (n == 1 || (1..=n).all(reached));
        assert!(tree, "not a tree");
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
        let first = search.mover_wins(&edges, &cut);
        output += if first { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
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
