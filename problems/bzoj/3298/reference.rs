//! BZOJ 3298 by its rules: every move of the piece.
//!
//! The middle tier has boards of up to 700 by 700 squares, asked about lost squares and those next
//! to them. A square is lost if no lost one is in its row, its column or on its diagonal before it.

use reference::{Generator, Input, Reference, Search};
use std::collections::HashSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_squares).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.pick(25, 1_000_000);
    let (m, n) = (g.within(1..=most), g.within(1..=most));
    let t = g.within(g.pick(1, 1000)..=g.pick(12, 1000));
    let mut input = format!("{m} {n}\n{t}\n");
    for _ in 0..t {
        let (x, y) = (g.within(0..=m - 1), g.within(0..=n - 1));
        // Lost squares lie close to the lines of slope φ and 1/φ.
        let near = if g.one_in(2) { x * 1618 / 1000 } else { x * 618 / 1000 };
        let y = if g.one_in(2) { near.min(n - 1) } else { y };
        input += &format!("{x} {y}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let lost: Vec<(u64, u64)> =
        lost_squares(700).into_iter().map(|(x, y)| (x as u64, y as u64)).collect();
    let mut input = String::from("702 702\n500\n");
    for _ in 0..500 {
        let (x, y) = lost[g.within(0..=lost.len() as u64 - 1) as usize];
        let (x, y) = match g.within(0..=3) {
            0 => (x + 1, y),
            1 => (x, y + 1),
            _ => (x, y),
        };
        input += &format!("{x} {y}\n");
    }
    input
}

fn answer_by_squares(input: &mut Input) -> String {
    let (m, n): (usize, usize) = (input.number(1..=1_000_000), input.number(1..=1_000_000));
    let lost: HashSet<(usize, usize)> = lost_squares(m.max(n)).into_iter().collect();
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let square = (input.number(0..=m - 1), input.number(0..=n - 1));
        output += if lost.contains(&square) { "Farmer John\n" } else { "Bessie\n" };
    }
    input.end();
    output
}

/// Returns the lost squares of a board with sides of this length.
fn lost_squares(side: usize) -> Vec<(usize, usize)> {
    let (mut columns, mut rows) = (vec![false; side], vec![false; side]);
    let mut diagonals = vec![false; 2 * side];
    let mut lost = Vec::new();
    for x in 0..side {
        for y in 0..side {
            if !columns[x] && !rows[y] && !diagonals[side + x - y] {
                lost.push((x, y));
                (columns[x], rows[y], diagonals[side + x - y]) = (true, true, true);
            }
        }
    }
    lost
}

fn answer(input: &mut Input) -> String {
    let (m, n): (u64, u64) = (input.number(1..=1_000_000), input.number(1..=1_000_000));
    let mut search = Search::normal();
    let options = |&(x, y): &(u64, u64)| {
        let left = (0..x).map(|x| (x, y));
        let down = (0..y).map(|y| (x, y));
        let both = (1..=x.min(y)).map(|by| (x - by, y - by));
        left.chain(down).chain(both).collect()
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let square = (input.number(0..=m - 1), input.number(0..=n - 1));
        let bessie_wins = search.mover_wins(&square, &options);
        output += if bessie_wins { "Bessie\n" } else { "Farmer John\n" };
    }
    input.end();
    output
}
