//! Codeforces 841B by its rules: tries every stretch.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1_000_000)..=g.pick(7, 1_000_000));
    let mut row = g.many(n, 0..=g.pick(4, 1_000_000_000));
    if g.one_in(2) {
        let rarely = g.one_in(2);
        row.iter_mut()
            .for_each(|number| *number -= u64::from(*number % 2 == 1 && !(rarely && g.one_in(3))));
    }
    format!("{n}\n{}\n", spaced(&row))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000);
    let row = input.numbers(n, 0..=1_000_000_000u64);
    input.end();
    // The row, and the parity that the sum of the next stretch must have.
    let options = |(row, parity): &(Vec<u64>, u64)| {
        let mut options = Vec::new();
        for from in 0..row.len() {
            for to in from + 1..=row.len() {
                if row[from..to].iter().sum::<u64>() % 2 == *parity {
                    options.push(([&row[..from], &row[to..]].concat(), 1 - parity));
                }
            }
        }
        options
    };
    let mut search = Search::normal()
        .written(|(row, _): &(Vec<u64>, u64)| spaced(row))
        .turn(|(_, parity)| ["Second", "First"][*parity as usize]);
    let first = search.mover_wins(&(row, 1), &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}
