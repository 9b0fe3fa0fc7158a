//! Codeforces 1841A by its rules: merges every number of equal numbers.
//!
//! The middle tier asks for all numbers that the statement allows, and tries to merge many equal
//! numbers first, which soon finds a move that wins.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_from_largest).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 99)..=g.pick(3, 99));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(2..=g.pick(20, 100)));
    }
    input
}

fn generate_middle(_: &mut Generator) -> String {
    format!("99\n{}\n", join(&(2..=100u64).collect::<Vec<_>>()))
}

fn answer_from_largest(input: &mut Input) -> String {
    let mut search = Search::misere();
    let reversed = |board: &Vec<u64>| options(board).into_iter().rev().collect();
    let mut winner = |n| {
        let alice = search.mover_wins(&vec![1; n as usize], &reversed);
        if alice {
            "Alice\n"
        } else {
            "Bob\n"
        }
    };
    read(input).into_iter().map(&mut winner).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let cases = input.number(1..=99);
    let counts = input.numbers(cases, 2..=100);
    input.end();
    counts
}

/// Returns the numbers after each move, in rising order.
fn options(board: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for equal in board.chunk_by(|a, b| a == b) {
        let number = equal[0];
        let others: Vec<u64> = board.iter().copied().filter(|&other| other != number).collect();
        for merged in 2..=equal.len() {
            let mut option = others.clone();
            option.extend(&equal[merged..]);
            option.push(number * merged as u64);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere();
    let mut winner = |n| {
        let options = |board: &Vec<u64>| options(board);
        let alice = search.mover_wins(&vec![1; n as usize], &options);
        if alice {
            "Alice\n"
        } else {
            "Bob\n"
        }
    };
    read(input).into_iter().map(&mut winner).collect()
}
