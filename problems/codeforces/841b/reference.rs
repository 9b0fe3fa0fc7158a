//! Codeforces 841B by its rules: tries every stretch.
//!
//! The middle tier has rows of up to 10 numbers, of which a position keeps only the parities.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_parities).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1_000_000)..=g.pick(7, 1_000_000));
    let mut row = g.many(n, 0..=g.pick(4, 1_000_000_000));
    if g.one_in(2) {
        let rarely = g.one_in(2);
        row.iter_mut()
            .for_each(|number| *number -= u64::from(*number % 2 == 1 && !(rarely && g.one_in(3))));
    }
    format!("{n}\n{}\n", join(&row))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(8..=10);
    let rarity = g.within(1..=12);
    let row: Vec<u64> =
        (0..n).map(|_| 2 * g.within(0..=499_999_999) + u64::from(g.one_in(rarity))).collect();
    format!("{n}\n{}\n", join(&row))
}

fn answer_by_parities(input: &mut Input) -> String {
    let parities = read(input).into_iter().map(|number| number % 2).collect();
    let first = Search::normal().mover_wins(&(parities, 1), &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}

/// The row, and the parity that the sum of the next stretch must have.
type Position = (Vec<u64>, u64);

fn options((row, parity): &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for from in 0..row.len() {
        for to in from + 1..=row.len() {
            if row[from..to].iter().sum::<u64>() % 2 == *parity {
                options.push(([&row[..from], &row[to..]].concat(), 1 - parity));
            }
        }
    }
    options
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=1_000_000);
    let row = input.numbers(n, 0..=1_000_000_000u64);
    input.end();
    row
}

fn answer(input: &mut Input) -> String {
    let row = read(input);
    let mut search = Search::normal()
        .written(|(row, _): &Position| join(row))
        .turn(|(_, parity)| ["Second", "First"][*parity as usize]);
    let first = search.mover_wins(&(row, 1), &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}
