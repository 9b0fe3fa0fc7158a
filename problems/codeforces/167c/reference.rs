//! Codeforces 167C by its rules: tries the remainder and every power.
//!
//! The middle tier has quotients past several multiples of a + 1, and numbers of up to 10^9 with
//! small quotients, searched in the same way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10_000)..=g.pick(5, 10_000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let largest = g.pick(60, 1_000_000_000_000_000_000);
        let a = g.within(0..=g.pick(12, largest));
        let (a, b) = (a, g.within(0..=largest));
        // Two Fibonacci numbers take the most steps.
        let slow = g.pick((21, 13), (679_891_637_638_612_258, 420_196_140_727_489_673));
        let (a, b) = if g.one_in(4) { slow } else { (a, b) };
        input += &format!("{a} {b}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let a = g.within(1..=40);
        let period = (a + 1) * g.within(1..=300 / (a + 1));
        let quotient = (period + g.within(0..=4)).saturating_sub(2);
        let rest = g.within(0..=a - 1);
        // Two numbers that come down to these.
        let steps = g.within(0..=5);
        let (small, large) = (a, quotient * a + rest);
        let mut pair = if g.one_in(2) || large > 2000 {
            (small, large)
        } else {
            (large, steps * large + small)
        };
        if g.one_in(5) {
            let a = g.within(1..=1_000_000_000);
            pair = (a, g.within(0..=60 * a));
        }
        let (a, b) = if g.one_in(2) { pair } else { (pair.1, pair.0) };
        input += &format!("{a} {b}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    for _ in 0..input.number(1..=10_000) {
        let numbers = input.numbers(2, 0..=1_000_000_000_000_000_000u64);
        let start = (numbers[0].min(numbers[1]), numbers[0].max(numbers[1]));
        output += if search.mover_wins(&start, &options) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn options(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
    if a == 0 {
        return vec![];
    }
    let mut after = vec![b % a];
    let mut power = a;
    while power <= b {
        after.push(b - power);
        if a == 1 {
            break;
        }
        power *= a;
    }
    after.into_iter().map(|b| (a.min(b), a.max(b))).collect()
}
