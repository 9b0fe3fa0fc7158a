//! HackerRank move-the-coins by its rules: every move of coins in each tree.
//!
//! The middle tier has up to 60 nodes. The tree is built anew for each query, and the coins at an
//! odd number of steps from its root are added without carrying; staircase Nim is for the tiny
//! trees to check.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_walks).run();
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
    let mut input = format!("{n}\n{}\n", join(&coins));
    for node in 2..=n {
        let parent = g.within(node.saturating_sub(width).max(1)..=node - 1);
        let (a, b) = if g.one_in(2) { (node, parent) } else { (parent, node) };
        input += &format!("{a} {b}\n");
    }
    let q = g.pick(6, 50_000);
    input += &format!("{q}\n");
    for _ in 0..q {
        input += &format!("{}\n", join(&g.many(2, 1..=n)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(2..=60);
    // Few numbers, so that the nim sum is often 0.
    let most = [1, 3, 20][g.within(0..=2) as usize];
    let coins = g.many(n, 0..=most);
    let width = [1, 3, n][g.within(0..=2) as usize];
    let mut input = format!("{n}\n{}\n", join(&coins));
    for node in 2..=n {
        let parent = g.within(node.saturating_sub(width).max(1)..=node - 1);
        input += &format!("{node} {parent}\n");
    }
    input += "60\n";
    for _ in 0..60 {
        let u = g.within(2..=n);
        let v = (u + g.within(1..=n - 1) - 1) % n + 1;
        input += &format!("{u} {v}\n");
    }
    input
}

fn answer_by_walks(input: &mut Input) -> String {
    verdicts(input, |parents, coins| {
        let steps = |node: usize| {
            let way = std::iter::successors(Some(node), |&node| Some(parents[node]));
            way.take_while(|&node| node != 1).count()
        };
        let odd = (1..parents.len()).filter(|&node| steps(node) % 2 == 1);
        odd.fold(0, |sum, node| sum ^ coins[node - 1]) > 0
    })
}

fn answer(input: &mut Input) -> String {
    verdicts(input, first_wins)
}

fn verdicts(input: &mut Input, is_won: impl Fn(&[usize], &[u8]) -> bool) -> String {
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
        } else if is_won(&tree, &coins) {
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
