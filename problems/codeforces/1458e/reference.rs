//! Codeforces 1458E by its rules: tries every move.
//!
//! The middle tier asks for all heaps of up to 90 stones, decided one after the other: a pair of
//! heaps is lost if no lost pair has one heap in common with it and a smaller other heap.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let (n, m) = (g.within(1..=g.pick(9, 100_000)), g.within(1..=g.pick(9, 100_000)));
    let (n, m) = if g.pick(true, false) { (n, m) } else { (100_000, 100_000) };
    let largest = if g.one_in(2) { 1_000_000_000 } else { 200_000 };
    let largest = g.pick(9, largest);
    let mut lines = format!("{n} {m}\n");
    for pair in 0..n + m {
        let x = g.within(0..=largest);
        // Many of the positions near the diagonal are lost.
        let y = if pair < n || g.one_in(3) { g.within(0..=largest) } else { x };
        let y = if g.one_in(2) { y } else { (y + g.within(0..=2)).min(largest) };
        lines += &format!("{x} {y}\n");
    }
    lines
}

/// The largest heap of the middle tier.
const LARGEST: u64 = 90;

/// Returns pairs, many of them near the diagonal, and a question for all heaps.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=80);
    let width = g.within(0..=20);
    let mut lines = format!("{n} {}\n", (LARGEST + 1) * (LARGEST + 1));
    for _ in 0..n {
        let x = g.within(0..=LARGEST);
        let near = (x + g.within(0..=2 * width)).saturating_sub(width).min(LARGEST);
        let y = if g.one_in(3) { g.within(0..=LARGEST) } else { near };
        lines += &format!("{x} {y}\n");
    }
    for x in 0..=LARGEST {
        lines.extend((0..=LARGEST).map(|y| format!("{x} {y}\n")));
    }
    lines
}

fn answer_by_table(input: &mut Input) -> String {
    let Case { pairs, positions } = read(input);
    let mut is_lost = vec![vec![false; LARGEST as usize + 1]; LARGEST as usize + 1];
    for &(x, y) in &pairs {
        is_lost[x as usize][y as usize] = true;
    }
    let mut row_has_lost = vec![false; LARGEST as usize + 1];
    for column in &mut is_lost {
        let mut column_has_lost = false;
        for (cell, row_has_lost) in column.iter_mut().zip(&mut row_has_lost) {
            *cell |= !column_has_lost && !*row_has_lost;
            column_has_lost |= *cell;
            *row_has_lost |= *cell;
        }
    }
    let outcome =
        |(x, y): (u64, u64)| if is_lost[x as usize][y as usize] { "LOSE\n" } else { "WIN\n" };
    positions.into_iter().map(outcome).collect()
}

struct Case {
    pairs: Vec<(u64, u64)>,
    positions: Vec<(u64, u64)>,
}

fn read(input: &mut Input) -> Case {
    let (n, m) = (input.number(1..=100_000usize), input.number(1..=100_000usize));
    let mut both = || (input.number(0..=1_000_000_000u64), input.number(0..=1_000_000_000u64));
    let pairs = (0..n).map(|_| both()).collect();
    let positions = (0..m).map(|_| both()).collect();
    input.end();
    Case { pairs, positions }
}

fn answer(input: &mut Input) -> String {
    let Case { pairs, positions } = read(input);
    let options = |&(a, b): &(u64, u64)| -> Vec<(u64, u64)> {
        if pairs.contains(&(a, b)) {
            return Vec::new();
        }
        (0..a).map(|a| (a, b)).chain((0..b).map(|b| (a, b))).collect()
    };
    let mut search = Search::normal();
    let mut output = String::new();
    for position in positions {
        output += if search.mover_wins(&position, &options) { "WIN\n" } else { "LOSE\n" };
    }
    output
}
