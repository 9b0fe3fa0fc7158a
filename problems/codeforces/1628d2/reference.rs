//! Codeforces 1628D2 by its rules: every multiple of 2^-n that Alice may name. After t turns fewer,
//! all scores are multiples of 2^(t - n), and the best number lies halfway between two of them.
//!
//! The middle tier has up to 300 turns, and a table of means.

use reference::{Generator, Input, Reference};

const MODULUS: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let cases = *[1, 3, 1000, 100_000].get(g.within(0..=3) as usize).expect("one of four");
        return written(g, cases, 1_000_000 / cases, MODULUS - 1);
    }
    let cases = g.within(1..=4);
    written(g, cases, 5, 8)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, 300, MODULUS - 1)
}

fn written(g: &mut Generator, cases: u64, most: u64, largest: u64) -> String {
    let games = (0..cases).map(|_| {
        let n = g.within(most.div_ceil(2)..=most).min(g.within(1..=2 * most));
        let close = g.within(1..=n.min(4));
        let m = match g.within(0..=3) {
            0 => close,
            1 => n + 1 - close,
            _ => g.within(1..=n),
        };
        let k = if g.one_in(4) { largest } else { g.within(0..=largest) };
        format!("{n} {m} {k}\n")
    });
    format!("{cases}\n{}", games.collect::<String>())
}

fn answer(input: &mut Input) -> String {
    scores(input, |n, m, k| {
        assert!(n <= 6 && k <= 100, "too large for a reference");
        let units = best(n, m, (k << n) as i64);
        halved(units as u64 % MODULUS, n)
    })
}

/// Returns what the score still grows by, in the units that Alice counts in, of which she may name
/// `most`.
fn best(turns: usize, additions: usize, most: i64) -> i64 {
    if turns == 0 {
        return 0;
    }
    let added = best(turns - 1, additions.saturating_sub(1), most);
    let subtracted = (additions < turns).then(|| best(turns - 1, additions, most));
    let after = |named: i64| match subtracted {
        Some(subtracted) => (added + named).min(subtracted - named),
        None => added + named,
    };
    (0..=most).map(after).max().expect("she may name 0")
}

fn answer_by_table(input: &mut Input) -> String {
    scores(input, |n, m, k| {
        assert!(n <= 300, "too large for a table");
        let mut row = vec![0];
        for turns in 1..=n {
            let inner = (1..turns).map(|m| halved((row[m - 1] + row[m]) % MODULUS, 1));
            let all_added = turns as u64 * k % MODULUS;
            row = [0].into_iter().chain(inner).chain([all_added]).collect();
        }
        row[m]
    })
}

/// Returns the number divided by 2 so many times, modulo the prime.
fn halved(mut number: u64, times: usize) -> u64 {
    for _ in 0..times {
        number = if number % 2 == 0 { number / 2 } else { (number + MODULUS) / 2 };
    }
    number
}

fn scores(input: &mut Input, score: impl Fn(usize, usize, u64) -> u64) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=1_000_000usize);
        let m = input.number(1..=n);
        let k = input.number(0..=MODULUS - 1);
        sum += n;
        output += &format!("{}\n", score(n, m, k));
    }
    input.end();
    assert!(sum <= 1_000_000, "{sum} turns");
    output
}
