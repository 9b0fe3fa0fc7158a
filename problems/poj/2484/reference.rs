//! POJ 2484 by its rules: every coin and every two neighbours removed; the places of the
//! other coins stay as they are.
//!
//! The middle tier has up to 300 coins: Alice's first move leaves a row, in which a table of the
//! values of rows says whether Bob loses.

use grundy::mex::mex;
use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rows).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(3, 50_000) {
        let most = if g.one_in(2) { 3 } else { g.pick(9, 1_000_000) };
        input += &format!("{}\n", g.within(1..=most));
    }
    input + "0\n"
}

fn generate_middle(_: &mut Generator) -> String {
    (1..=300).chain([0]).map(|n| format!("{n}\n")).collect()
}

fn answer_by_rows(input: &mut Input) -> String {
    let mut values: Vec<u64> = vec![0];
    for coins in 1..300 {
        let after = (1..=2.min(coins)).flat_map(|removed| {
            let left = coins - removed;
            (0..=left).map(move |before| (before, left - before))
        });
        values.push(mex(after.map(|(before, behind)| values[before] ^ values[behind])));
    }
    winners(input, |n| (1..=2.min(n)).any(|removed| values[(n - removed) as usize] == 0))
}

fn answer(input: &mut Input) -> String {
    winners(input, |n| {
        assert!(n < 20, "{n} coins are too many for brute force");
        let mut search = Search::normal().written(|&coins: &u64| grid(coins, 1, n, 'o', '.'));
        search.mover_wins(&((1u64 << n) - 1), &|&coins: &u64| removed(coins, n))
    })
}

fn winners(input: &mut Input, is_won: impl Fn(u32) -> bool) -> String {
    let mut output = String::new();
    loop {
        let n = input.number(0..=1_000_000u32);
        if n == 0 {
            input.end();
            return output;
        }
        output += if is_won(n) { "Alice\n" } else { "Bob\n" };
    }
}

/// The coins, as bits in a circle of n places, after each move.
fn removed(coins: u64, n: u32) -> Vec<u64> {
    let mut after = Vec::new();
    for place in 0..n {
        let (coin, two) = (1 << place, 1 << place | 1 << ((place + 1) % n));
        let whole = [coin, two].into_iter().filter(|run| coins & run == *run);
        after.extend(whole.map(|run| coins & !run));
    }
    after
}
