//! HDU 3951 by its rules: every run of coins taken; the places of the coins stay as they are.
//!
//! The middle tier has circles of 3 to 102 coins. The first move leaves a row, and a row is worth
//! the mex of what its moves leave.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rows).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let k = g.within(1..=10);
    let circles = (3..=102).map(|n| format!("{n} {k}\n"));
    format!("100\n{}", circles.collect::<String>())
}

fn answer_by_rows(input: &mut Input) -> String {
    let cases = read(input);
    let mut output = String::new();
    let mut rows: Vec<u64> = Vec::new();
    let mut most = 0;
    for (case, (n, k)) in cases.into_iter().enumerate() {
        if k != most {
            most = k;
            rows.clear();
        }
        while rows.len() < n as usize {
            let row = rows.len();
            let taken =
                (1..=row.min(k as usize)).flat_map(|take| (take..=row).map(move |end| (take, end)));
            let value = mex(taken.map(|(take, end)| rows[end - take] ^ rows[row - end]));
            rows.push(value);
        }
        let first = (1..=k.min(n)).any(|take| rows[(n - take) as usize] == 0);
        output += &format!("Case {}: {}\n", case + 1, if first { "first" } else { "second" });
    }
    output
}

fn read(input: &mut Input) -> Vec<(u32, u32)> {
    let cases = input.number(1..=100);
    let cases =
        (0..cases).map(|_| (input.number(3..=1_000_000_000), input.number(1..=10))).collect();
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (case, (n, k)) in read(input).into_iter().enumerate() {
        assert!(n < 20, "{n} coins are too many for brute force");
        let mut search = Search::normal();
        let options = |&coins: &u64| runs_taken(coins, n, k);
        let first = search.mover_wins(&((1 << n) - 1), &options);
        output += &format!("Case {}: {}\n", case + 1, if first { "first" } else { "second" });
    }
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
