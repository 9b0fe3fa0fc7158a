//! POJ 2484 by its rules: every coin and every two neighbours removed; the places of the
//! other coins stay as they are.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(3, 50_000) {
        let most = if g.one_in(2) { 3 } else { g.pick(9, 1_000_000) };
        input += &format!("{}\n", g.within(1..=most));
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    loop {
        let n = input.number(0..=1_000_000u32);
        if n == 0 {
            input.end();
            return output;
        }
        assert!(n < 20, "{n} coins are too many for brute force");
        let mut search = Search::normal().written(|&coins: &u64| grid(coins, 1, n, 'o', '.'));
        let alice = search.mover_wins(&((1u64 << n) - 1), &|&coins: &u64| removed(coins, n));
        output += if alice { "Alice\n" } else { "Bob\n" };
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
