//! CodeChef NUMGAME2 by its rules: 1 and every smaller prime are subtracted.
//!
//! The middle tier has all numbers up to 10 000: a table says for each whether subtracting 1 or a
//! smaller prime leaves a lost one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1_000_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(1..=g.pick(60, 1_000_000_000)));
    }
    input
}

fn generate_middle(_: &mut Generator) -> String {
    let all = (1..=MOST).map(|number| format!("{number}\n"));
    [format!("{MOST}\n")].into_iter().chain(all).collect()
}

/// The largest number of the middle tier.
const MOST: u64 = 10_000;

fn answer_by_table(input: &mut Input) -> String {
    let taken: Vec<u64> = (1..MOST).filter(|&taken| is_allowed(taken)).collect();
    let mut is_lost: Vec<bool> = vec![false];
    for number in 1..=MOST {
        let mut moves = taken.iter().take_while(|&&taken| taken < number);
        is_lost.push(!moves.any(|taken| is_lost[(number - taken) as usize]));
    }
    winners(input, |number| !is_lost[number as usize])
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
    for _ in 0..input.number(1..=1_000_000) {
        let n = input.number(1..=1_000_000_000u64);
        output += if is_won(n) { "BOB\n" } else { "ALICE\n" };
    }
    input.end();
    output
}

fn is_allowed(taken: u64) -> bool {
    (2..=taken.isqrt()).all(|divisor| taken % divisor != 0)
}

fn moves(&number: &u64) -> Vec<u64> {
    let allowed = (1..number).filter(|&taken| is_allowed(taken));
    allowed.map(|taken| number - taken).collect()
}
