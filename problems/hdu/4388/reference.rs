//! HDU 4388 by its rules: every pile cut in every way, both kinds of pile added.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 150);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
        let most = if n == 1 { 15 } else { 7 };
        let piles = g.many(n, 1..=g.pick(most, 100_000));
        input += &format!("{n}\n{}\n", spaced(&piles));
    }
    input
}

/// The piles, and whether the mover and the opponent may still add a pile of 2k ⊕ n.
type Position = (Vec<u64>, bool, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=150) {
        let n = input.number(1..=50);
        let mut piles = input.numbers(n, 1..=100_000);
        piles.sort_unstable();
        let first = search.mover_wins(&(piles, true, true), &moves);
        output += &format!("Case {case}: {}\n", if first { "Yes" } else { "No" });
    }
    input.end();
    output
}

/// The positions after each move, as the opponent sees them.
fn moves((piles, own, other): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for (place, &n) in piles.iter().enumerate() {
        for k in (1..n).filter(|k| k ^ n < n) {
            let mut add = |pile: u64, own: bool| {
                let mut next = piles.clone();
                next[place] = k;
                next.push(pile);
                next.sort_unstable();
                after.push((next, *other, own));
            };
            add(k ^ n, *own);
            if *own && 2 * k != n {
                add((2 * k) ^ n, false);
            }
        }
    }
    after
}
