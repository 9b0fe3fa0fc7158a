//! BOJ 12107 by its rules: every number on the board with its divisors.
//!
//! The middle tier has the same search on boards of 17 to 24 numbers.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 999_990)..=g.pick(16, 1_000_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(17..=24))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=24u32);
    input.end();
    let board: u32 = (1 << n) - 1;
    let options = |&board: &u32| -> Vec<u32> {
        let on_board = (1..=n).filter(|number| board >> (number - 1) & 1 == 1);
        on_board.map(|number| without_divisors(board, number)).collect()
    };
    let mut search = Search::misere().written(|&board: &u32| members(board));
    if search.mover_wins(&board, &options) { "A\n" } else { "B\n" }.to_string()
}

/// Returns a board, on which the number n is bit n - 1, without the divisors of a number.
fn without_divisors(board: u32, number: u32) -> u32 {
    let divisors = (1..=number).filter(|divisor| number % divisor == 0);
    divisors.fold(board, |board, divisor| board & !(1 << (divisor - 1)))
}
