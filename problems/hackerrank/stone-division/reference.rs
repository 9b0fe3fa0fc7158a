//! HackerRank stone-division by its rules: every pile split into every number of parts.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

/// 2^8 · 3^4 · 5^2 · 7^2 · 11 · 13 · … · 37, with 103680 divisors, the most of any number below
/// 10^18.
const MANY_DIVISORS: u64 = 897_612_484_786_617_600;

fn generate(g: &mut Generator) -> String {
    let kind = g.within(g.pick(0, 4)..=g.pick(3, 5));
    let n = match kind {
        0 => g.within(1..=8),
        1 => [12, 15, 16, 18, 20, 24, 27][g.within(0..=6) as usize],
        2 => [30, 36, 45, 63, 75, 81][g.within(0..=5) as usize],
        3 => g.within(9..=30),
        4 => MANY_DIVISORS,
        _ => 1_000_000_000_000_000_000,
    };
    let mut set = match kind {
        0..=3 => {
            let m = g.within(1..=4);
            let odd = g.one_in(2);
            let set = g.many(m, 2..=9);
            set.iter().map(|parts| if odd { parts | 1 } else { *parts }).collect()
        }
        4 => vec![2, 3, 5, 7, 11, 13, 17, 19, 23, 29],
        _ => vec![3, 5, 7, 9, 11, 13, 17, 19, 23, 1_000_000_000_000_000_000],
    };
    if set.len() > 1 && g.one_in(2) {
        set.reverse();
    }
    format!("{n} {}\n{}\n", set.len(), spaced(&set))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000_000_000_000u64);
    let m = input.number(1..=10);
    let set: Vec<u64> = input.numbers(m, 2..=1_000_000_000_000_000_000);
    input.end();
    let first = Search::normal().mover_wins(&vec![n], &|piles: &Vec<u64>| split(piles, &set));
    if first { "First\n" } else { "Second\n" }.to_string()
}

/// Returns every position after a move, without the piles that cannot be split any more.
fn split(piles: &[u64], set: &[u64]) -> Vec<Vec<u64>> {
    let splits = |pile: u64, parts: u64| pile % parts == 0;
    let mut after = Vec::new();
    for (place, &pile) in piles.iter().enumerate() {
        if place > 0 && piles[place - 1] == pile {
            continue;
        }
        for &parts in set.iter().filter(|&&parts| splits(pile, parts)) {
            let (mut next, part) = (piles.to_vec(), pile / parts);
            next.remove(place);
            if set.iter().any(|&parts| splits(part, parts)) {
                next.extend((0..parts).map(|_| part));
            }
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
