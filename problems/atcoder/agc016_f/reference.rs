//! AtCoder AGC 016 F by its rules: every set of edges, and the game searched on each.
//!
//! The middle tier has up to 9 vertices and all of their edges, more sets than the modulus. It
//! chooses the values of the vertices from the last one down, and counts the sets of edges that
//! lead to them.

use reference::{Generator, Input, Reference, Search};
use std::cmp::Ordering;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(5..=9);
    let lacking = g.within(0..=3);
    let mut edges: Vec<(u64, u64)> =
        (1..=n).flat_map(|x| (x + 1..=n).map(move |y| (x, y))).collect();
    edges.retain(|_| lacking == 0 || !g.one_in(4 * lacking));
    edges.push((1, n));
    edges.sort_unstable();
    edges.dedup();
    let lines: String = edges.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{n} {}\n{lines}", edges.len())
}

fn answer_by_values(input: &mut Input) -> String {
    let (n, edges) = read(input);
    let mut heads = vec![Vec::new(); n as usize + 1];
    for (tail, head) in edges {
        heads[tail as usize].push(head as usize);
    }
    let won = won_ways(n as usize, &mut vec![0; n as usize + 1], &heads);
    format!("{}\n", won % 1_000_000_007)
}

/// Returns for how many sets of edges the first player wins, given the values of the vertices after
/// `vertex`. No more than 2^36 sets have these vertices.
fn won_ways(vertex: usize, values: &mut Vec<usize>, heads: &[Vec<usize>]) -> u64 {
    if vertex == 0 {
        return u64::from(values[1] != values[2]);
    }
    let mut won = 0;
    for value in 0..heads.len() - vertex {
        // Some edge to each smaller value, none to this one, and any to the larger ones.
        let edges_to =
            |other: usize| heads[vertex].iter().filter(|&&head| values[head] == other).count();
        let ways = |other: usize| match (1 << edges_to(other), other.cmp(&value)) {
            (all, Ordering::Less) => all - 1,
            (_, Ordering::Equal) => 1,
            (all, Ordering::Greater) => all,
        };
        let ways = (0..heads.len()).map(ways).product::<u64>();
        if ways > 0 {
            values[vertex] = value;
            won += ways * won_ways(vertex - 1, values, heads);
        }
    }
    won
}

/// Reads the number of vertices and the edges.
fn read(input: &mut Input) -> (u32, Vec<(u32, u32)>) {
    let n = input.number(2..=15);
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
    (n, edges)
}

fn answer(input: &mut Input) -> String {
    let (_, edges) = read(input);
    let m = edges.len();
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
