//! Codeforces 1536F by its rules: counts all plays in which nobody gives a won position away.
//!
//! The middle tier has up to 300 cells. It counts the circles at the end cell by cell, and takes
//! for granted what they look like and that their letters may be written in any order.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_circles).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(2, 999_000)..=g.pick(7, 1_000_000)))
}

const MODULUS: u64 = 1_000_000_007;

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(2..=300))
}

fn answer_by_circles(input: &mut Input) -> String {
    let n = input.number(2..=1_000_000usize);
    input.end();
    // The ways to say which cells have a letter, no two neighbours being empty, by the number of
    // letters.
    let mut circles = vec![0; n + 1];
    for first_has_letter in [true, false] {
        // By whether the last cell so far has a letter, and by the number of letters.
        let mut ways = [vec![0; n + 1], vec![0; n + 1]];
        ways[usize::from(first_has_letter)][usize::from(first_has_letter)] = 1;
        for _ in 1..n {
            let mut longer = [vec![0; n + 1], vec![0; n + 1]];
            for letters in 0..=n {
                longer[0][letters] = ways[1][letters];
                if letters > 0 {
                    longer[1][letters] = (ways[0][letters - 1] + ways[1][letters - 1]) % MODULUS;
                }
            }
            ways = longer;
        }
        for letters in 0..=n {
            circles[letters] += ways[1][letters];
            if first_has_letter {
                circles[letters] += ways[0][letters];
            }
        }
    }
    let (mut plays, mut orders) = (0, 1);
    for (letters, circles) in circles.iter().enumerate().skip(1) {
        orders = orders * letters as u64 % MODULUS;
        if letters % 2 == 0 {
            plays += circles % MODULUS * orders % MODULUS * 2;
        }
    }
    format!("{}\n", plays % MODULUS)
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
    format!("{}\n", known[0].1 % MODULUS)
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
