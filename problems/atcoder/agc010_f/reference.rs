//! AtCoder AGC 010 F by its rules: every vertex to begin on, every slide of the token.
//!
//! The middle tier has up to 300 vertices. It takes for granted that only slides to fewer stones
//! matter, and goes through the vertices in the order of their stones.

use reference::{join, Generator, Input, Reference, Search, Size};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_order).run();
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
    format!("{n}\n{}\n{edges}", join(&stones))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(20..=300);
    let reach = [2, 10, n][g.within(0..=2) as usize];
    let most = [3, 100, 1_000_000_000][g.within(0..=2) as usize];
    let stones = g.many(n, 0..=most);
    let shift = g.within(0..=n - 1);
    let mut edges = String::new();
    for vertex in 1..n {
        let neighbour = g.within(vertex.saturating_sub(reach)..=vertex - 1);
        let number = |vertex: u64| (vertex + shift) % n + 1;
        edges += &format!("{} {}\n", number(vertex), number(neighbour));
    }
    format!("{n}\n{}\n{edges}", join(&stones))
}

fn answer_by_order(input: &mut Input) -> String {
    let (stones, edges) = read(input);
    let n = stones.len();
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&vertex| stones[vertex]);
    let mut wins = vec![false; n];
    for vertex in order {
        let to_lost = |&&(from, to): &&(usize, usize)| {
            from == vertex && stones[to] < stones[from] && !wins[to]
        };
        wins[vertex] = edges.iter().any(|edge| to_lost(&edge));
    }
    let starts: Vec<usize> =
        (0..n).filter(|&vertex| wins[vertex]).map(|vertex| vertex + 1).collect();
    join(&starts) + "\n"
}

/// Reads the stones of each vertex and the edges in both directions.
fn read(input: &mut Input) -> (Vec<u64>, BTreeSet<(usize, usize)>) {
    let n = input.number(2..=3000);
    let stones = input.numbers(n, 0..=1_000_000_000);
    let mut edges = BTreeSet::new();
    for _ in 1..n {
        let (a, b) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        edges.extend([(a, b), (b, a)]);
    }
    input.end();
    assert!(is_connected(n, &edges), "the edges are not those of a tree");
    (stones, edges)
}

fn answer(input: &mut Input) -> String {
    let (stones, edges) = read(input);
    let n = stones.len();
    let mut search = Search::normal();
    let options = |(token, stones): &(usize, Vec<u64>)| slide(*token, stones, &edges);
    let wins = |&vertex: &usize| search.mover_wins(&(vertex, stones.clone()), &options);
    let starts: Vec<u64> = (0..n).filter(wins).map(|vertex| vertex as u64 + 1).collect();
    join(&starts) + "\n"
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
