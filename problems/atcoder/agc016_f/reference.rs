//! AtCoder AGC 016 F by its rules: every set of edges, and the game searched on each.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 15)..=g.pick(5, 15));
    let mut edges: Vec<(u64, u64)> =
        (1..=n).flat_map(|x| (x + 1..=n).map(move |y| (x, y))).collect();
    for place in 0..edges.len() {
        let other = g.within(place as u64..=edges.len() as u64 - 1) as usize;
        edges.swap(place, other);
    }
    let m = g.within(1..=g.pick(8.min(edges.len() as u64), 105));
    edges.truncate(g.pick(m, 105) as usize);
    let lines: String = edges.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{n} {}\n{lines}", edges.len())
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=15u32);
    let m = input.number(1..=105usize);
    let edges: Vec<(u32, u32)> = (0..m)
        .map(|_| {
            let x = input.number(1..=n);
            (x, input.number(x + 1..=n))
        })
        .collect();
    input.end();
    let mut different = edges.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), m, "an edge comes twice");
    let first_wins = |kept: &u64| {
        let edges: Vec<(u32, u32)> =
            (0..m).filter(|edge| kept >> edge & 1 == 1).map(|edge| edges[edge]).collect();
        let options = |&(a, b): &(u32, u32)| {
            let of_a = edges.iter().filter(|edge| edge.0 == a).map(|edge| (edge.1, b));
            let of_b = edges.iter().filter(|edge| edge.0 == b).map(|edge| (a, edge.1));
            of_a.chain(of_b).collect()
        };
        Search::normal().mover_wins(&(1, 2), &options)
    };
    let won = (0..1u64 << m).filter(first_wins).count();
    format!("{}\n", won % 1_000_000_007)
}
