//! AtCoder AGC 010 F by its rules: every vertex to begin on, every slide of the token.

use reference::{spaced, Generator, Input, Reference, Search, Size};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 3000)..=g.pick(6, 3000));
    // The largest is a path on which the stones go up, for the longest walk down.
    let stones = match g.size() {
        Size::Tiny => g.many(n, 0..=3),
        Size::Largest => (1..=n).map(|vertex| 1_000_000_000 - n + vertex).collect(),
    };
    let mut edges = String::new();
    for vertex in 2..=n {
        let neighbour = g.pick(1, vertex - 1);
        let neighbour = g.within(neighbour..=vertex - 1);
        edges += &if g.one_in(2) {
            format!("{vertex} {neighbour}\n")
        } else {
            format!("{neighbour} {vertex}\n")
        };
    }
    format!("{n}\n{}\n{edges}", spaced(&stones))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=3000);
    let stones = input.numbers(n, 0..=1_000_000_000);
    let mut edges = BTreeSet::new();
    for _ in 1..n {
        let (a, b) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        edges.extend([(a, b), (b, a)]);
    }
    input.end();
    assert!(is_connected(n, &edges), "the edges are not those of a tree");
    let mut search = Search::normal();
    let options = |(token, stones): &(usize, Vec<u64>)| slide(*token, stones, &edges);
    let wins = |&vertex: &usize| search.mover_wins(&(vertex, stones.clone()), &options);
    let starts: Vec<u64> = (0..n).filter(wins).map(|vertex| vertex as u64 + 1).collect();
    spaced(&starts) + "\n"
}

fn slide(token: usize, stones: &[u64], edges: &BTreeSet<(usize, usize)>) -> Vec<(usize, Vec<u64>)> {
    let mut after = stones.to_vec();
    match stones[token] {
        0 => return Vec::new(),
        count => after[token] = count - 1,
    }
    let slides = edges.iter().filter(|&&(from, _)| from == token);
    slides.map(|&(_, to)| (to, after.clone())).collect()
}

fn is_connected(n: usize, edges: &BTreeSet<(usize, usize)>) -> bool {
    let mut reached = vec![false; n];
    reached[0] = true;
    for _ in 0..n {
        edges.iter().for_each(|&(a, b)| reached[b] |= reached[a]);
    }
    reached.iter().all(|&reached| reached)
}
