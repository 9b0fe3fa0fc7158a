//! POJ 3922 by its rules: every number of stones, with what may be taken next.
//!
//! The middle tier has up to 1500 stones: a table has for each number of them the fewest that one
//! must be allowed to take to win.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 20)..=g.pick(4, 20));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(2, 99_000_000)..=g.pick(45, 100_000_000));
        let k = g.within(g.pick(1, 50_000)..=g.pick(6, 100_000));
        let k = if g.one_in(9) { 100_000 } else { k };
        input += &format!("{n} {k}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("8\n");
    for _ in 0..8 {
        let k = if g.one_in(20) { g.within(1..=2000) } else { g.within(1..=12) };
        // Often a number with which the first player loses: those grow about by a factor.
        let any = g.within(2..=1500);
        let n = if g.one_in(2) { lost_below(any, k) } else { any };
        input += &format!("{n} {k}\n");
    }
    input
}

/// Returns the largest number of stones up to `most` with which the first player loses.
fn lost_below(most: u64, k: u64) -> u64 {
    let fewest = fewest_takes(most as usize, k);
    (1..=most).rev().find(|&n| fewest[n as usize] == n).unwrap_or(1).max(2)
}

fn answer_by_table(input: &mut Input) -> String {
    verdicts(input, least_take)
}

fn least_take(n: u64, k: u64) -> Option<u64> {
    let fewest = fewest_takes(n as usize, k);
    // The first move may not take all.
    Some(fewest[n as usize]).filter(|&take| take < n)
}

/// Returns for each number of stones the fewest that one must be allowed to take to win.
fn fewest_takes(most: usize, k: u64) -> Vec<u64> {
    let mut fewest = vec![0];
    for stones in 1..=most {
        let wins = |&take: &usize| take == stones || k * (take as u64) < fewest[stones - take];
        fewest.push((1..=stones).find(wins).expect("taking all stones wins") as u64);
    }
    fewest
}

fn answer(input: &mut Input) -> String {
    verdicts(input, |n, k| {
        let mut search =
            Search::normal().written(|&(stones, most): &(u64, u64)| FibonacciHeap { stones, most });
        // The stones, and how many may be taken.
        let options = |&(stones, most): &(u64, u64)| {
            (1..=most).map(|take| (stones - take, (k * take).min(stones - take))).collect()
        };
        let after = |take: u64| (n - take, (k * take).min(n - take));
        (1..n).find(|&take| !search.mover_wins(&after(take), &options))
    })
}

/// Writes the least winning take of each case, which `least` returns.
fn verdicts(input: &mut Input, least: impl Fn(u64, u64) -> Option<u64>) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=20) {
        let (n, k) = (input.number(2..=100_000_000u64), input.number(1..=100_000u64));
        let winning = least(n, k);
        let verdict = winning.map_or("lose".to_string(), |take| take.to_string());
        output += &format!("Case {case}: {verdict}\n");
    }
    input.end();
    output
}
