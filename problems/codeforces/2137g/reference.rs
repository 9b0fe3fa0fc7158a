//! Codeforces 2137G by its rules: plays every game through.
//!
//! The middle tier has up to 60 nodes, and plays in the same way.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(2, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 100_000)..=g.pick(8, 200_000));
        let m = g.within(g.pick(1, 199_000)..=g.pick(14, 200_000));
        let q = g.within(g.pick(1, 200_000)..=g.pick(10, 200_000));
        input += &case(g, n, m, q);
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("2\n");
    for _ in 0..2 {
        let n = g.within(9..=60);
        let m = g.within(n..=3 * n);
        input += &case(g, n, m, 60);
    }
    input
}

/// Returns a case of n nodes, up to m edges and q queries.
fn case(g: &mut Generator, n: u64, m: u64, q: u64) -> String {
    let reach = g.within(1..=n - 1);
    let mut edges = BTreeSet::new();
    for _ in 0..m {
        let from = g.within(1..=n - 1);
        edges.insert((from, g.within(from + 1..=n.min(from + reach))));
    }
    let mut lines = format!("{n} {} {q}\n", edges.len());
    let shift = g.within(0..=n - 1);
    let name = |node: u64| (node + shift) % n + 1;
    for (from, to) in edges {
        lines += &format!("{} {}\n", name(from), name(to));
    }
    let mut red = BTreeSet::new();
    for _ in 0..q {
        let node = g.within(1..=n);
        let kind = if g.one_in(3) && red.insert(node) { 1 } else { 2 };
        lines += &format!("{kind} {node}\n");
    }
    lines
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(2..=200_000usize);
        let [m, q] = [(); 2].map(|()| input.number(1..=200_000usize));
        let mut ahead = vec![Vec::new(); n];
        for _ in 0..m {
            let [from, to] = [(); 2].map(|()| input.number(1..=n) - 1);
            assert!(!ahead[from].contains(&to), "an edge twice");
            ahead[from].push(to);
        }
        let mut ended: Vec<usize> = Vec::new();
        for _ in 0..n {
            let ends = |node: &usize| ahead[*node].iter().all(|to| ended.contains(to));
            ended = (0..n).filter(ends).collect();
        }
        assert!(ended.len() == n, "a cycle");
        let mut red = vec![false; n];
        for _ in 0..q {
            let (kind, node) = (input.number(1..=2), input.number(1..=n) - 1);
            if kind == 1 {
                assert!(!red[node], "a node painted twice");
                red[node] = true;
            } else {
                let at_end = |&(node, cry_moves): &(usize, bool)| {
                    let standing = |cry_wins: bool| Standing::of_mover(cry_wins == cry_moves);
                    match ahead[node].is_empty() {
                        _ if red[node] => Some(standing(false)),
                        true => Some(standing(true)),
                        false => None,
                    }
                };
                let options = |&(node, cry_moves): &(usize, bool)| -> Vec<(usize, bool)> {
                    ahead[node].iter().map(|&to| (to, !cry_moves)).collect()
                };
                let mut search = Search::normal()
                    .over(at_end)
                    .written(|&(node, _)| node + 1)
                    .turn(|&(_, cry_moves)| if cry_moves { "Cry" } else { "River" });
                let cry = search.mover_wins(&(node, true), &options);
                output += if cry { "YES\n" } else { "NO\n" };
            }
        }
    }
    input.end();
    output
}
