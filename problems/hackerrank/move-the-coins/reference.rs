//! HackerRank move-the-coins by its rules: every move of coins in each tree.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 50_000)..=g.pick(6, 50_000));
    // Few coins, so that the games are short, or a path for the largest inputs.
    let coins: Vec<u64> = if g.pick(true, false) {
        let most = g.within(1..=3);
        (0..n).map(|_| if g.one_in(2) { g.within(0..=most) } else { 0 }).collect()
    } else {
        g.many(n, 0..=20)
    };
    let width = if g.one_in(2) { 1 } else { n };
    let mut input = format!("{n}\n{}\n", spaced(&coins));
    for node in 2..=n {
        let parent = g.within(node.saturating_sub(width).max(1)..=node - 1);
        let (a, b) = if g.one_in(2) { (node, parent) } else { (parent, node) };
        input += &format!("{a} {b}\n");
    }
    let q = g.pick(6, 50_000);
    input += &format!("{q}\n");
    for _ in 0..q {
        input += &format!("{}\n", spaced(&g.many(2, 1..=n)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n: usize = input.number(1..=50_000);
    let coins: Vec<u8> = input.numbers(n, 0..=20);
    let edges: Vec<(usize, usize)> =
        (1..n).map(|_| (input.number(1..=n), input.number(1..=n))).collect();
    let mut parents = vec![0; n + 1];
    let mut reached = vec![1];
    for place in 0..n {
        let node = *reached.get(place).expect("not connected");
        for &(a, b) in &edges {
            let child = if a == node { b } else { a };
            if (a == node || b == node) && child != parents[node] {
                assert!(!reached.contains(&child), "a circle");
                parents[child] = node;
                reached.push(child);
            }
        }
    }
    let mut output = String::new();
    for _ in 0..input.number(1..=50_000) {
        let (u, v): (usize, usize) = (input.number(1..=n), input.number(1..=n));
        let mut above_v = v;
        while above_v != u && above_v != 0 {
            above_v = parents[above_v];
        }
        let mut tree = parents.clone();
        tree[u] = v;
        output += if above_v == u {
            "INVALID\n"
        } else if first_wins(&tree, &coins) {
            "YES\n"
        } else {
            "NO\n"
        };
    }
    input.end();
    output
}

fn first_wins(parents: &[usize], coins: &[u8]) -> bool {
    Search::normal().mover_wins(&coins.to_vec(), &|coins: &Vec<u8>| {
        let mut after = Vec::new();
        for node in 2..parents.len() {
            for moved in 1..=coins[node - 1] {
                let mut next = coins.clone();
                next[node - 1] -= moved;
                next[parents[node] - 1] += moved;
                // Coins on the root stay there for good.
                next[0] = 0;
                after.push(next);
            }
        }
        after
    })
}
