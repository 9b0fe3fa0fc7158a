//! AtCoder ARC 091 F by its rules: every number of stones is taken from every pile.
//!
//! The middle tier has piles of up to 500 stones. A pile is worth the mex of what its moves leave.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200)..=g.pick(3, 200));
    let (largest, last) = (g.pick(15, 1_000_000_000), g.pick(6, 60_000));
    let largest = if n == 1 { largest.max(60) } else { largest };
    let mut piles: Vec<String> = Vec::new();
    for _ in 0..n {
        let a = g.within(g.pick(1, 900_000_000)..=largest);
        piles.push(format!("{a} {}", g.within(g.pick(1, 20_000)..=last)));
    }
    if g.one_in(3) {
        piles.extend_from_within(..);
        piles.truncate(g.pick(4, 200));
    }
    format!("{}\n{}\n", piles.len(), piles.join("\n"))
}

/// Returns piles of which the last is often such that the position is lost.
fn generate_middle(g: &mut Generator) -> String {
    let mut piles = Vec::new();
    let mut sum = 0;
    for _ in 0..g.within(1..=6) {
        let most = if g.one_in(3) { 300 } else { 12 };
        let pile = (g.within(1..=500), g.within(1..=most));
        sum ^= value(pile);
        piles.push(pile);
    }
    if g.one_in(2) {
        let k = g.within(1..=12);
        let equal = (1..=500).filter(|&a| value((a, k)) == sum);
        let count = g.within(1..=3) as usize;
        piles.extend(equal.take(count).last().map(|a| (a, k)));
    }
    let lines: String = piles.iter().map(|(a, k)| format!("{a} {k}\n")).collect();
    format!("{}\n{lines}", piles.len())
}

/// Returns the value of a pile with its number.
fn value((a, k): (u64, u64)) -> u64 {
    let mut values: Vec<u64> = Vec::new();
    for stones in 0..=a {
        values.push(mex((1..=stones / k).map(|take| values[(stones - take) as usize])));
    }
    values[a as usize]
}

fn answer_by_values(input: &mut Input) -> String {
    let first = read(input).into_iter().fold(0, |sum, pile| sum ^ value(pile)) > 0;
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<(u64, u64)> {
    let n = input.number(1..=200);
    let mut number = || input.number(1..=1_000_000_000);
    let piles = (0..n).map(|_| (number(), number())).collect();
    input.end();
    piles
}

fn answer(input: &mut Input) -> String {
    let mut piles = read(input);
    piles.sort_unstable();
    let first = Search::normal().mover_wins(&piles, &|piles: &Vec<(u64, u64)>| {
        let mut options = Vec::new();
        for (place, &(a, k)) in piles.iter().enumerate() {
            for take in 1..=a / k {
                let mut after = piles.clone();
                after[place].0 -= take;
                after.sort_unstable();
                options.push(after);
            }
        }
        options
    });
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}
