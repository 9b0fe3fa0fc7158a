//! HackerRank an-interesting-game-1 by its rules: the row is cut before its largest number.
//!
//! The middle tier has rows of up to 300 numbers, often nearly sorted, and counts the cuts.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_cuts).run();
}

fn generate(g: &mut Generator) -> String {
    let games = g.pick(4, 1);
    let mut input = format!("{games}\n");
    for _ in 0..games {
        let count = g.within(g.pick(1, 100_000)..=g.pick(7, 100_000));
        let spread = g.pick(9, 900_000_000);
        input += &row(g, count, spread);
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let count = g.within(1..=300);
        let spread = g.within(0..=1000);
        input += &row(g, count, spread);
    }
    input
}

/// Returns a row that ascends but for a shift of each number by up to `spread`.
fn row(g: &mut Generator, count: u64, spread: u64) -> String {
    let mut order: Vec<(u64, u64)> =
        (0..count).map(|index| (index + g.within(0..=spread), index)).collect();
    order.sort_unstable();
    let mut numbers = vec![0; order.len()];
    for (rank, &(_, index)) in order.iter().enumerate() {
        numbers[index as usize] = rank as u64 * 9999 + g.within(1..=9999);
    }
    format!("{count}\n{}\n", join(&numbers))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |row| search.mover_wins(&row, &|row: &Vec<u64>| cut(row).into_iter().collect()))
}

fn answer_by_cuts(input: &mut Input) -> String {
    winners(input, |mut row| {
        let mut moves = 0;
        while let Some(rest) = cut(&row) {
            row = rest;
            moves += 1;
        }
        moves % 2 == 1
    })
}

/// Returns what is left before the largest number, if there is one.
fn cut(row: &[u64]) -> Option<Vec<u64>> {
    let largest = row.iter().max()?;
    row.split(|number| number == largest).next().map(<[u64]>::to_vec)
}

fn winners(input: &mut Input, mut first_wins: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let count = input.number(1..=100_000);
        let row = input.numbers(count, 1..=1_000_000_000);
        let mut sorted = row.clone();
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|pair| pair[0] < pair[1]), "a number occurs twice");
        output += if first_wins(row) { "BOB\n" } else { "ANDY\n" };
    }
    input.end();
    output
}
