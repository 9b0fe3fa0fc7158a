//! CodeChef CHCOINSG by its rules: one coin and every power of a prime are removed.
//!
//! The middle tier has up to 5000 coins: a table says for each number whether a move leaves a
//! lost one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(1..=g.pick(80, 1_000_000_000)));
    }
    input
}

/// Returns all numbers of coins from a random one on.
fn generate_middle(g: &mut Generator) -> String {
    let least = g.within(1..=4000);
    let all = (least..least + 1000).map(|coins| format!("{coins}\n"));
    ["1000\n".to_string()].into_iter().chain(all).collect()
}

fn answer_by_table(input: &mut Input) -> String {
    const MOST: u64 = 5000;
    let taken: Vec<u64> = (1..=MOST).filter(|&taken| is_allowed(taken)).collect();
    let mut is_lost = Vec::new();
    for coins in 0..=MOST {
        let mut moves = taken.iter().take_while(|&&taken| taken <= coins);
        is_lost.push(!moves.any(|&taken| is_lost[(coins - taken) as usize]));
    }
    winners(input, |coins| !is_lost[coins as usize])
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |n| {
        assert!(n <= 2000, "too large for brute force");
        search.mover_wins(&n, &moves)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(u64) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=1_000_000_000u64);
        output += if is_won(n) { "Chef\n" } else { "Misha\n" };
    }
    input.end();
    output
}

fn moves(&coins: &u64) -> Vec<u64> {
    (1..=coins).filter(|&taken| is_allowed(taken)).map(|taken| coins - taken).collect()
}

/// Returns whether the number is 1 or, divided by its least divisor above 1 as often as possible,
/// becomes 1.
fn is_allowed(number: u64) -> bool {
    let Some(prime) = (2..=number).find(|divisor| number % *divisor == 0) else {
        return true;
    };
    let mut rest = number;
    while rest % prime == 0 {
        rest /= prime;
    }
    rest == 1
}
