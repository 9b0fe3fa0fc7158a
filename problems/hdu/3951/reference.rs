//! HDU 3951 by its rules: every run of coins taken; the places of the coins stay as they are.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(3..=g.pick(if cases > 1 { 8 } else { 10 }, 1_000_000_000));
        let k = if g.one_in(3) { 1 } else { g.within(1..=g.pick(9, 10)) };
        input += &format!("{n} {k}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=100) {
        let (n, k) = (input.number(3..=1_000_000_000), input.number(1..=10));
        assert!(n < 20, "{n} coins are too many for brute force");
        let mut search = Search::normal();
        let options = |&coins: &u64| runs_taken(coins, n, k);
        let first = search.mover_wins(&((1 << n) - 1), &options);
        output += &format!("Case {case}: {}\n", if first { "first" } else { "second" });
    }
    input.end();
    output
}

/// The coins, as bits in a circle of n places, after each move.
fn runs_taken(coins: u64, n: u32, k: u32) -> Vec<u64> {
    let mut after = Vec::new();
    for start in 0..n {
        let mut rest = coins;
        for length in 0..k.min(n) {
            let place = (start + length) % n;
            if rest >> place & 1 == 0 {
                break;
            }
            rest ^= 1 << place;
            after.push(rest);
        }
    }
    after
}
