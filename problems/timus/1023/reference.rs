//! Timus 1023 by its rules: the game is played out for every limit.
//!
//! The middle tier has up to 1500 buttons: for every limit, a number of them is lost if none of
//! those just below it is.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_lost_numbers).run();
}

fn generate(g: &mut Generator) -> String {
    // The largest prime below 10^8 is the hardest.
    let buttons = match g.within(1..=3) {
        1 => g.pick(4, 99_999_989),
        2 => 2 * g.within(g.pick(2, 49_999_000)..=g.pick(20, 50_000_000)),
        _ => g.within(g.pick(3, 99_999_000)..=g.pick(45, 100_000_000)),
    };
    format!("{buttons}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let any = g.within(46..=1500);
    // Often a power of two, a prime or twice a prime.
    let is_prime = |n: u64| (2..=n.isqrt()).all(|divisor| n % divisor != 0);
    let prime = (2..=any).rev().find(|&n| is_prime(n)).expect("2 is a prime");
    let half = (2..=any / 2).rev().find(|&n| is_prime(n)).expect("2 is a prime");
    format!("{}\n", [any, prime, 2 * half, 1 << any.ilog2()][g.within(0..=3) as usize])
}

fn answer_by_lost_numbers(input: &mut Input) -> String {
    let buttons = read(input);
    let second_wins = |limit: &u64| {
        let mut last_lost = 0;
        for number in 1..=buttons {
            if number - last_lost > *limit {
                last_lost = number;
            }
        }
        last_lost == buttons
    };
    format!("{}\n", (2..buttons).find(second_wins).unwrap_or(0))
}

fn answer(input: &mut Input) -> String {
    let buttons = read(input);
    let second_wins = |limit: &u64| {
        let options = |&n: &u64| (n.saturating_sub(*limit)..n).collect();
        !Search::normal().mover_wins(&buttons, &options)
    };
    let limit = (2..buttons).find(second_wins).unwrap_or(0);
    format!("{limit}\n")
}

fn read(input: &mut Input) -> u64 {
    let buttons = input.number(3..=100_000_000);
    input.end();
    buttons
}
