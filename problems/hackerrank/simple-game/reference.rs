//! HackerRank simple-game by its rules: every row of piles, and every split of each pile.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let m = g.within(g.pick(1, 10)..=g.pick(4, 10));
    let n = g.within(g.pick(m, 590)..=g.pick(m + 7, 600));
    let k = g.within(2..=g.pick(6, 5));
    let k = if g.one_in(10) { 600 } else { k };
    format!("{n} {m} {k}\n")
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=600u64);
    let m = input.number(1..=10.min(n));
    let k = input.number(2..=600);
    input.end();
    let mut search = Search::normal();
    let rows = rows(n, m);
    let won = rows.into_iter().filter(|row| {
        let mut piles = row.clone();
        piles.retain(|&pile| pile > 1);
        piles.sort_unstable();
        search.mover_wins(&piles, &|piles: &Vec<u64>| split(piles, k))
    });
    format!("{}\n", won.count() % 1_000_000_007)
}

/// Returns all rows of `m` piles with `n` stones.
fn rows(n: u64, m: u64) -> Vec<Vec<u64>> {
    if m == 0 {
        return if n == 0 { vec![Vec::new()] } else { Vec::new() };
    }
    let with_last = |last: u64| {
        let before = rows(n - last, m - 1).into_iter();
        before.map(move |row| [row, vec![last]].concat())
    };
    (1..=n).flat_map(with_last).collect()
}

/// Returns every position after a move; piles of one stone are left out.
fn split(piles: &[u64], k: u64) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &pile) in piles.iter().enumerate() {
        for parts in partitions(pile, k, pile - 1) {
            let mut next = [&piles[..place], &parts, &piles[place + 1..]].concat();
            next.retain(|&pile| pile > 1);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}

/// Returns the ways to make `pile` of at most `most` parts that are at most `largest`.
fn partitions(pile: u64, most: u64, largest: u64) -> Vec<Vec<u64>> {
    if pile == 0 {
        return vec![Vec::new()];
    }
    let with_first = |part: u64| {
        let rest = if most > 0 { partitions(pile - part, most - 1, part) } else { Vec::new() };
        rest.into_iter().map(move |rest| [vec![part], rest].concat())
    };
    (1..=largest.min(pile)).flat_map(with_first).collect()
}
