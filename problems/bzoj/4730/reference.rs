//! BZOJ 4730 by its rules: every vertex that is left is picked, and its ancestors go too.
//!
//! The middle tier has forests of up to 150 vertices. Every choice in every subtree is followed
//! down its path, and what it leaves is the nim sum of the subtrees beside it; the value is the mex
//! of these.

use grundy::mex::mex;
use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_choices).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(1..=g.pick(3, 1));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 100_000)..=g.pick(9, 100_000));
        let reach = [1, 2, n][g.within(0..=2) as usize];
        let cut = g.within(2..=g.pick(6, 50_000));
        // The numbers are exchanged at random, so that the least need not come first.
        let mut names: Vec<u64> = (1..=n).collect();
        g.shuffle(&mut names);
        let mut edges = Vec::new();
        for vertex in 1..n {
            if !g.one_in(cut) {
                let other = g.within(vertex.saturating_sub(reach)..=vertex - 1);
                edges.push((names[vertex as usize], names[other as usize]));
            }
        }
        input += &format!("{n} {}\n", edges.len());
        for (u, v) in edges {
            input += &format!("{u} {v}\n");
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let n = g.within(5..=150);
        let reach = [2, 10, n][g.within(0..=2) as usize];
        let cut = g.within(2..=20);
        let shift = g.within(0..=n - 1);
        let name = |vertex: u64| (vertex + shift) % n + 1;
        let mut edges = String::new();
        let mut count = 0;
        for vertex in 1..n {
            if !g.one_in(cut) {
                let other = g.within(vertex.saturating_sub(reach)..=vertex - 1);
                edges += &format!("{} {}\n", name(vertex), name(other));
                count += 1;
            }
        }
        input += &format!("{n} {count}\n{edges}");
    }
    input
}

fn answer_by_choices(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=100) {
        let n: usize = input.number(1..=100_000);
        let m = input.number(0..=n - 1);
        let mut neighbours = vec![Vec::new(); n];
        for _ in 0..m {
            let (u, v) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
            neighbours[u].push(v);
            neighbours[v].push(u);
        }
        let mut is_found = vec![false; n];
        let mut sum = 0;
        for root in 0..n {
            if !is_found[root] {
                sum ^= value_of_tree(root, &neighbours, &mut is_found);
            }
        }
        output += if sum > 0 { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn value_of_tree(root: usize, neighbours: &[Vec<usize>], is_found: &mut [bool]) -> u64 {
    let mut order = vec![root];
    let mut children = vec![Vec::new(); neighbours.len()];
    let mut at = 0;
    while at < order.len() {
        let vertex = order[at];
        is_found[vertex] = true;
        let below = neighbours[vertex].iter().copied().filter(|&child| !is_found[child]);
        children[vertex] = below.collect();
        order.extend(&children[vertex]);
        at += 1;
    }
    let mut values = vec![0; neighbours.len()];
    for &top in order.iter().rev() {
        // Each choice with the nim sum of what it leaves.
        let mut left = Vec::new();
        let mut open = vec![(top, 0)];
        while let Some((vertex, beside)) = open.pop() {
            let below = children[vertex].iter().fold(0, |sum, &child| sum ^ values[child]);
            left.push(beside ^ below);
            let next = children[vertex].iter();
            open.extend(next.map(|&child| (child, beside ^ below ^ values[child])));
        }
        values[top] = mex(left);
    }
    values[root]
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=100) {
        let n: usize = input.number(1..=100_000);
        let m = input.number(0..=n - 1);
        let edges: Vec<(usize, usize)> =
            (0..m).map(|_| (input.number(1..=n), input.number(1..=n))).collect();
        // Each vertex with its ancestors, as bits.
        let mut paths = vec![0u32; n + 1];
        let mut cut = edges.clone();
        for root in 1..=n {
            if paths[root] != 0 {
                continue;
            }
            paths[root] = 1 << root;
            let mut next = vec![root];
            while let Some(vertex) = next.pop() {
                let (here, rest) = cut.into_iter().partition(|&(u, v)| u == vertex || v == vertex);
                cut = rest;
                let here: Vec<(usize, usize)> = here;
                for child in here.into_iter().map(|(u, v)| u + v - vertex) {
                    assert_eq!(paths[child], 0, "a cycle");
                    paths[child] = paths[vertex] | 1 << child;
                    next.push(child);
                }
            }
        }
        let options = |&left: &u32| {
            let picks = (1..=n).filter(|vertex| left >> vertex & 1 == 1);
            picks.map(|vertex| left & !paths[vertex]).collect()
        };
        let all = (2 << n) - 2;
        output += if Search::normal().written(|&left| members(left >> 1)).mover_wins(&all, &options)
        {
            "Alice\n"
        } else {
            "Bob\n"
        };
    }
    input.end();
    output
}
