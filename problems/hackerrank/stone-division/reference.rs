//! HackerRank stone-division by its rules: every pile split into every number of parts.
//!
//! The middle tier has piles of up to 10^18 that many numbers of the set divide. Each is worth the
//! mex of what the splits leave: nothing if the parts are even in number, and otherwise one of
//! them, as equal ones cancel out.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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
    format!("{n} {}\n{}\n", set.len(), join(&set))
}

fn generate_middle(g: &mut Generator) -> String {
    let m = g.within(1..=6);
    // Mostly odd numbers, as an even one that divides wins.
    let is_odd = !g.one_in(4);
    let mut set = g.many(m, 3..=30);
    set.iter_mut().for_each(|parts| *parts |= u64::from(is_odd));
    let mut n = if g.one_in(4) { g.within(1..=50) } else { 1 };
    for _ in 0..g.within(1..=14) {
        let parts = set[g.within(0..=m - 1) as usize];
        if n <= 1_000_000_000_000_000_000 / parts {
            n *= parts;
        }
    }
    format!("{n} {m}\n{}\n", join(&set))
}

fn answer_by_values(input: &mut Input) -> String {
    let (n, set) = read(input);
    let options = |&pile: &u64| {
        let splits = set.iter().filter(|&parts| pile % parts == 0);
        splits.map(|parts| if parts % 2 == 0 { vec![] } else { vec![pile / parts] }).collect()
    };
    winner(GrundyValues::new().value(&n, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let (n, set) = read(input);
    winner(Search::normal().mover_wins(&vec![n], &|piles: &Vec<u64>| split(piles, &set)))
}

fn winner(is_first: bool) -> String {
    if is_first { "First\n" } else { "Second\n" }.to_string()
}

fn read(input: &mut Input) -> (u64, Vec<u64>) {
    let n = input.number(1..=1_000_000_000_000_000_000);
    let m = input.number(1..=10);
    let set = input.numbers(m, 2..=1_000_000_000_000_000_000);
    input.end();
    (n, set)
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
