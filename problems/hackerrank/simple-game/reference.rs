//! HackerRank simple-game by its rules: every row of piles, and every split of each pile.
//!
//! The middle tier has up to 55 stones in 10 piles, which make more rows than the modulus. The
//! value of each pile comes from all nim sums that its splits reach, one part after the other, and
//! the rows are counted pile by pile, by their nim sum.

use reference::{Generator, Input, Reference, Search};

const PRIME: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let m = g.within(g.pick(1, 10)..=g.pick(4, 10));
    let n = g.within(g.pick(m, 590)..=g.pick(m + 7, 600));
    let k = g.within(2..=g.pick(6, 5));
    let k = if g.one_in(10) { 600 } else { k };
    format!("{n} {m} {k}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let m = g.within(1..=10);
    let n = if g.one_in(2) { g.within(46..=55) } else { m + g.within(0..=30) };
    let k = if g.one_in(8) { 600 } else { g.within(2..=5) };
    format!("{} {m} {k}\n", if k == 600 { n.min(25) } else { n })
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let [n, m, k] = read(input).map(|number| number as usize);
    let values = values(n, k.min(n));
    // By the number of stones and the nim sum.
    let mut rows = vec![[0u64; 64]; n + 1];
    rows[0][0] = 1;
    for _ in 0..m {
        let mut longer = vec![[0; 64]; n + 1];
        for stones in 1..=n {
            for last in 1..=stones {
                for nim_sum in 0..64 {
                    longer[stones][nim_sum] += rows[stones - last][nim_sum ^ values[last]];
                }
            }
        }
        longer.iter_mut().flatten().for_each(|rows| *rows %= PRIME);
        rows = longer;
    }
    format!("{}\n", rows[n][1..].iter().sum::<u64>() % PRIME)
}

/// Returns the values of piles of 0, 1, 2, … stones, which are split into up to `most_parts`.
fn values(stones: usize, most_parts: usize) -> Vec<usize> {
    let mut values = vec![0];
    // By the number of parts and the stones in them, the set of the nim sums.
    let mut nim_sums = vec![vec![0u64; stones + 1]; most_parts.max(1) + 1];
    for pile in 1..=stones {
        for parts in 2..=most_parts {
            let mut reached = 0;
            for first in 1..pile {
                let rest = nim_sums[parts - 1][pile - first];
                for sum in (0..64).filter(|sum| rest >> sum & 1 == 1) {
                    reached |= 1 << (sum ^ values[first]);
                }
            }
            nim_sums[parts][pile] = reached;
        }
        let options = (2..=most_parts).fold(0, |all, parts| all | nim_sums[parts][pile]);
        let value = options.trailing_ones() as usize;
        nim_sums[1][pile] = 1 << value;
        values.push(value);
    }
    values
}

fn read(input: &mut Input) -> [u64; 3] {
    let n = input.number(1..=600);
    let m = input.number(1..=10.min(n));
    let k = input.number(2..=600);
    input.end();
    [n, m, k]
}

fn answer(input: &mut Input) -> String {
    let [n, m, k] = read(input);
    let mut search = Search::normal();
    let rows = rows(n, m);
    let won = rows.into_iter().filter(|row| {
        let mut piles = row.clone();
        piles.retain(|&pile| pile > 1);
        piles.sort_unstable();
        search.mover_wins(&piles, &|piles: &Vec<u64>| split(piles, k))
    });
    format!("{}\n", won.count() as u64 % PRIME)
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
