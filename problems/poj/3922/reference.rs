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
        let k = if g.one_in(8) { g.within(1..=2000) } else { g.within(1..=12) };
        // Often a number with which the first player loses.
        let any = g.within(2..=1400);
        let lost = (any..=1500).find(|&n| least_take(n, k.min(12)).is_none() && k <= 3);
        let n = lost.filter(|_| g.one_in(2)).unwrap_or(any);
        input += &format!("{n} {k}\n");
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    verdicts(input, least_take)
}

fn least_take(n: u64, k: u64) -> Option<u64> {
    let n = n as usize;
    let mut fewest = vec![0];
    for stones in 1..=n {
        let wins = |&take: &usize| take == stones || k * (take as u64) < fewest[stones - take];
        fewest.push((1..=stones).find(wins).expect("taking all stones wins") as u64);
    }
    // The first move may not take all.
    Some(fewest[n]).filter(|&take| take < n as u64)
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
