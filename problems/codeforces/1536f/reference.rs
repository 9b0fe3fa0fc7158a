//! Codeforces 1536F by its rules: counts all plays in which nobody gives a won position away.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(2, 999_000)..=g.pick(7, 1_000_000)))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=8usize);
    input.end();
    Search::normal().show(&".".repeat(n), &|cells| writings(cells));
    // A position is a number of n digits to the base 3, with 0 for an empty cell, so that every
    // move makes it larger.
    let positions = 3usize.pow(n as u32);
    let digit = |position: usize, cell: usize| position / 3usize.pow((cell % n) as u32) % 3;
    let mut known = vec![(false, 1u64); positions];
    for position in (0..positions).rev() {
        let mut after = Vec::new();
        for cell in (0..n).filter(|&cell| digit(position, cell) == 0) {
            let neighbours = [digit(position, cell + 1), digit(position, cell + n - 1)];
            for letter in (1..3).filter(|letter| !neighbours.contains(letter)) {
                after.push(known[position + letter * 3usize.pow(cell as u32)]);
            }
        }
        let wins = after.iter().any(|(wins, _)| !wins);
        if !after.is_empty() {
            let best = after.iter().filter(|(other_wins, _)| *other_wins != wins);
            known[position] = (wins, best.map(|(_, plays)| plays).sum());
        }
    }
    format!("{}\n", known[0].1 % 1_000_000_007)
}

/// Returns the cells after each move.
fn writings(cells: &str) -> Vec<String> {
    let n = cells.len();
    let mut after = Vec::new();
    for (cell, _) in cells.match_indices('.') {
        let beside = [(cell + 1) % n, (cell + n - 1) % n].map(|cell| &cells[cell..=cell]);
        for letter in ["A", "B"].into_iter().filter(|letter| !beside.contains(letter)) {
            after.push(format!("{}{letter}{}", &cells[..cell], &cells[cell + 1..]));
        }
    }
    after
}
