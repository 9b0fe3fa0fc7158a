//! AtCoder ARC 144 F by its rules: every number of stones that has the remainder.
//!
//! The middle tier has piles of up to 400 stones. A pile is worth the mex of what its moves leave,
//! and every move is looked at.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let m = g.within(1..=g.pick(7, 1_000_000_000));
    let a = match g.within(0..=3) {
        0 => m - 1,
        1 => g.within(0..=1).min(m - 1),
        _ => g.within(0..=m - 1),
    };
    let n = g.pick(3, 300_000);
    let most = if g.one_in(4) { 24 } else { 14 };
    let mut piles = g.heaps(n, a.max(1)..=g.pick(most, 1_000_000_000_000_000_000));
    if most == 24 {
        piles.truncate(g.pick(2, 300_000));
    }
    format!("{} {m} {a}\n{}\n", piles.len(), join(&piles))
}

/// Returns numbers for which the values rise long or hardly at all, and up to ten piles.
fn generate_middle(g: &mut Generator) -> String {
    let m = g.within(1..=60);
    let a = match g.within(0..=3) {
        0 => 0,
        1 => g.within(0..=m / 2).min(m - 1),
        2 => m - 1 - g.within(0..=m / 8).min(m - 1),
        _ => g.within(0..=m - 1),
    };
    let n = g.within(1..=10);
    format!("{n} {m} {a}\n{}\n", join(&g.many(n, a.max(1)..=400)))
}

fn answer_by_values(input: &mut Input) -> String {
    let Case { m, a, piles } = read(input);
    let takes = |pile: u64| (1..=pile).filter(move |take| take % m == a);
    let mut values = Vec::new();
    for pile in 0..=piles.iter().copied().max().unwrap_or(0) {
        values.push(mex(takes(pile).map(|take| values[(pile - take) as usize])));
    }
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
    let wins = |pile: u64| {
        let wanted = sum ^ values[pile as usize];
        takes(pile).filter(|take| values[(pile - take) as usize] == wanted).count()
    };
    format!("{}\n", piles.iter().map(|&pile| wins(pile)).sum::<usize>())
}

struct Case {
    m: u64,
    a: u64,
    piles: Vec<u64>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=300_000);
    let m: u64 = input.number(1..=1_000_000_000);
    let a = input.number(0..=m - 1);
    let piles = input.numbers(n, a.max(1)..=1_000_000_000_000_000_000);
    input.end();
    Case { m, a, piles }
}

fn answer(input: &mut Input) -> String {
    let Case { m, a, mut piles } = read(input);
    piles.sort_unstable();
    let mut search = Search::normal();
    let moves = |piles: &Vec<u64>| take_from_one_heap(piles, |take| take % m == a);
    let mut after = moves(&piles);
    after.retain(|option| !search.mover_wins(option, &moves));
    format!("{}\n", after.len() % 998_244_353)
}
