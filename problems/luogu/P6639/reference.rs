//! Luogu P6639 by its rules: every number of stones taken from every pile.
//!
//! The middle tier has bounds of up to 700, half of the queries lost; a pile is worth the mex of
//! what its moves leave.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let commands = g.within(g.pick(1, 100_000)..=g.pick(6, 100_000));
    let largest = if g.one_in(3) { 30 } else { 11 };
    let (mut bound, mut input) = (0, format!("{commands}\n"));
    for command in 0..commands {
        if command == 0 || g.one_in(2) {
            bound =
                g.within(g.pick(2, 100_000_000_000_000)..=g.pick(largest, 1_000_000_000_000_000));
            input += &format!("change {bound}\n");
            continue;
        }
        // There are at most four piles, or two large ones, or wide intervals in the largest inputs.
        let count = g.within(1..=g.pick(if bound > 11 { 1 } else { 2 }, 10));
        input += &format!("query {count}\n");
        for _ in 0..count {
            let l = g.within(0..=bound - 1);
            let width = g.within(0..=g.pick(1, bound - 1 - l));
            input += &format!("{l} {}\n", (l + width).min(bound - 1));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("55\n");
    for _ in 0..5 {
        let most = [40, 700][g.within(0..=1) as usize];
        let bound = g.within(2..=most);
        input += &format!("change {bound}\n");
        let sums = sums_below(bound);
        for _ in 0..10 {
            let mut intervals = Vec::new();
            let mut sum = 0;
            for _ in 0..g.within(1..=3) {
                let l = g.within(0..=bound - 1);
                let r = g.within(l..=bound - 1);
                sum ^= sums[l as usize] ^ sums[r as usize + 1];
                intervals.push((l, r));
            }
            let l = g.within(0..=bound - 1);
            let r = (l..bound).find(|&r| sums[l as usize] ^ sums[r as usize + 1] == sum);
            intervals.extend(r.map(|r| (l, r)).filter(|_| !g.one_in(3)));
            input += &format!("query {}\n", intervals.len());
            intervals.iter().for_each(|(l, r)| input += &format!("{l} {r}\n"));
        }
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    let mut sums = (0, Vec::new());
    for (bound, intervals) in read(input) {
        if sums.0 != bound {
            sums = (bound, sums_below(bound));
        }
        let sum_of = |(l, r): (u64, u64)| sums.1[l as usize] ^ sums.1[r as usize + 1];
        let sum = intervals.into_iter().fold(0, |sum, interval| sum ^ sum_of(interval));
        output.push(if sum > 0 { '1' } else { '0' });
    }
    output + "\n"
}

/// Returns the nim sums of the piles below each size up to the bound.
fn sums_below(bound: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    let mut sums = vec![0];
    for pile in 0..bound {
        let takes = (1..=pile).take_while(|taken| pile + taken <= bound);
        let value = mex(takes.map(|taken| values[(pile - taken) as usize]));
        values.push(value);
        sums.push(sums[pile as usize] ^ value);
    }
    sums
}

/// Reads the bound and the intervals of each query.
fn read(input: &mut Input) -> Vec<(u64, Vec<(u64, u64)>)> {
    let (mut bound, mut queries) = (0, Vec::new());
    for _ in 0..input.number(1..=100_000) {
        let command = input.token().expect("a command");
        if command == "change" {
            bound = input.number(2..=1_000_000_000_000_000u64);
            continue;
        }
        assert!(
            command == "query" && bound > 0,
            "{command:?} is neither change nor a query with R set"
        );
        let mut intervals = Vec::new();
        for _ in 0..input.number(0..=500_000) {
            let l = input.number(0..=bound - 1);
            intervals.push((l, input.number(l..=bound - 1)));
        }
        queries.push((bound, intervals));
    }
    input.end();
    queries
}

fn answer(input: &mut Input) -> String {
    let (mut searched, mut search) = (0, Search::normal());
    let mut output = String::new();
    for (bound, intervals) in read(input) {
        if searched != bound {
            searched = bound;
            search = Search::normal();
        }
        let mut piles: Vec<u64> = Vec::new();
        for (l, r) in intervals {
            assert!(r - l < 100, "too many piles for a reference");
            piles.extend(l..=r);
        }
        piles.sort_unstable();
        let first = search.mover_wins(&piles, &|piles: &Vec<u64>| {
            let mut options = Vec::new();
            for (place, &pile) in piles.iter().enumerate() {
                for taken in (1..=pile).take_while(|taken| pile + taken <= bound) {
                    let mut after = piles.clone();
                    after[place] -= taken;
                    after.sort_unstable();
                    options.push(after);
                }
            }
            options
        });
        output.push(if first { '1' } else { '0' });
    }
    output + "\n"
}
