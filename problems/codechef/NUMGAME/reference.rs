//! CodeChef NUMGAME by its rules: every divisor is subtracted.
//!
//! The middle tier has all numbers up to 10 000: a table says for each whether subtracting one of
//! its divisors leaves a lost one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 10_000);
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
const MOST: usize = 10_000;

fn answer_by_table(input: &mut Input) -> String {
    let mut divisors = vec![Vec::new(); MOST + 1];
    for divisor in 1..=MOST {
        (2 * divisor..=MOST).step_by(divisor).for_each(|number| divisors[number].push(divisor));
    }
    let mut is_lost: Vec<bool> = Vec::new();
    for (number, divisors) in divisors.iter().enumerate() {
        is_lost.push(!divisors.iter().any(|divisor| is_lost[number - divisor]));
    }
    winners(input, |number| !is_lost[number as usize])
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |n| {
        assert!(n <= 5000, "too large for brute force");
        search.mover_wins(&n, &moves)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(u64) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=1_000_000_000u64);
        output += if is_won(n) { "ALICE\n" } else { "BOB\n" };
    }
    input.end();
    output
}

fn moves(&number: &u64) -> Vec<u64> {
    let divisors = (1..number).filter(|divisor| number % divisor == 0);
    divisors.map(|divisor| number - divisor).collect()
}
