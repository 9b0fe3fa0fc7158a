//! BZOJ 4730 by its rules: every vertex that is left is picked, and its ancestors go too.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        for last in (1..n as usize).rev() {
            names.swap(last, g.within(0..=last as u64) as usize);
        }
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
