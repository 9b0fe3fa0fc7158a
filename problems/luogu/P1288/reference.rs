//! Luogu P1288 by its rules: either edge at the token, and every smaller number for it.
//!
//! The middle tier has rings of up to 20 edges, with up to eight small numbers between the walls or
//! two of up to 30. The same search answers, because nobody passes a wall.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 20)..=g.pick(7, 20));
    let mut numbers = g.many(n, g.pick(0, 1)..=g.pick(2, 30));
    let wall = g.within(0..=n - 1) as usize;
    numbers[wall] = 0;
    format!("{n}\n{}\n", join(&numbers))
}

/// The token stands before the edge of the same number, and after the one before.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Ring {
    token: usize,
    numbers: Vec<u64>,
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=20) as usize;
    let mut numbers = g.many(n as u64, 0..=30);
    let edges = g.within(0..=8) as usize;
    let right = g.within(0..=edges as u64) as usize;
    let most = [30, 30, 30, 8, 4, 3, 2, 2, 2][edges];
    // `right` edges from the token on, and the others before it.
    numbers.rotate_left(1);
    for edge in (0..right).chain(n - (edges - right)..n) {
        numbers[edge] = g.within(1..=most);
    }
    (numbers[right], numbers[n - 1 - (edges - right)]) = (0, 0);
    format!("{n}\n{}\n", join(&numbers))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=20);
    let numbers: Vec<u64> = input.numbers(n, 0..=30);
    input.end();
    assert!(numbers.contains(&0), "no edge with 0");
    let first = Search::normal()
        .written(|ring: &Ring| {
            let (before, after) = ring.numbers.split_at(ring.token);
            format!("{} ● {}", join(before), join(after)).trim_start().to_string()
        })
        .mover_wins(&Ring { token: 0, numbers }, &options);
    if first { "YES\n" } else { "NO\n" }.to_string()
}

fn options(ring: &Ring) -> Vec<Ring> {
    let nodes = ring.numbers.len();
    let next = (ring.token + 1) % nodes;
    let before = (ring.token + nodes - 1) % nodes;
    let mut options = Vec::new();
    for (edge, token) in [(ring.token, next), (before, before)] {
        for left in 0..ring.numbers[edge] {
            let mut numbers = ring.numbers.clone();
            numbers[edge] = left;
            options.push(Ring { token, numbers });
        }
    }
    options
}
