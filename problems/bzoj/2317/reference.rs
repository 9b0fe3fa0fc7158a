//! BZOJ 2317 by its rules: every edge deleted that a path joins to an important vertex.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 2)..=g.pick(4, 2));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 100_000)..=g.pick(7, 100_000));
        let m = g.within(g.pick(0, 100_000)..=g.pick(7, 100_000));
        let p = g.within(0..=g.pick(2.min(n), 10));
        let mut important: Vec<u64> = (1..=n).collect();
        for place in 0..p as usize {
            let other = g.within(place as u64..=n - 1) as usize;
            important.swap(place, other);
        }
        input += &format!("{n} {m}\n{p}\n{}\n", spaced(&important[..p as usize]));
        let mut edges = 0;
        for _ in 0..m {
            let copies = if g.one_in(3) { g.within(0..=g.pick(4, 1_000_000_000)) } else { 1 };
            let copies = g.pick(copies.min(10 - edges), copies);
            edges += g.pick(copies, 0);
            input += &format!("{} {} {copies}\n", g.within(1..=n), g.within(1..=n));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=1000) {
        let n: u32 = input.number(1..=1000);
        let m = input.number(0..=1000);
        let p = input.number(0..=n as usize);
        let important = input.numbers(p, 1..=n);
        let mut edges = Vec::new();
        for _ in 0..m {
            let edge = [input.number(1..=n), input.number(1..=n)];
            edges.extend((0..input.number(0..=1000)).map(|_| edge));
        }
        let options = |edges: &Vec<[u32; 2]>| {
            let mut reached = important.clone();
            let joined =
                |edge: &[u32; 2], reached: &[u32]| edge.iter().any(|v| reached.contains(v));
            for _ in 0..edges.len() {
                let new: Vec<u32> =
                    edges.iter().filter(|edge| joined(edge, &reached)).flatten().copied().collect();
                reached.extend(new);
                reached.sort_unstable();
                reached.dedup();
            }
            let deletable = (0..edges.len()).filter(|&edge| joined(&edges[edge], &reached));
            deletable.map(|edge| [&edges[..edge], &edges[edge + 1..]].concat()).collect()
        };
        let wins = Search::normal().mover_wins(&edges, &options);
        output += if wins { "1\n" } else { "0\n" };
    }
    input.end();
    output
}
