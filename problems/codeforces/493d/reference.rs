//! Codeforces 493D by its rules: tries every capture.
//!
//! The middle tier has boards of up to 1000 by 1000 squares. It looks for a column that is its
//! own mirror image, and takes for granted that black wins by the mirror if there is one, and
//! white by 1 2 if not.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_mirror).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(2, 999_999_999)..=g.pick(4, 1_000_000_000)))
}

/// The squares with pawns, as bits; the square of the queen of the player to move, if it is still
/// there, and that of the other queen.
type Position = (u32, Option<i32>, i32);

fn captures(n: i32, &(pawns, mover, other): &Position) -> Vec<(i32, Position)> {
    let Some(from) = mover else {
        return Vec::new();
    };
    let mut captures = Vec::new();
    let steps = [(0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1)];
    for (down, right) in steps {
        let (mut row, mut column) = (from / n + down, from % n + right);
        while (0..n).contains(&row) && (0..n).contains(&column) {
            let square = row * n + column;
            if square == other {
                captures.push((square, (pawns, None, square)));
                break;
            } else if pawns >> square & 1 == 1 {
                captures.push((square, (pawns & !(1 << square), Some(other), square)));
                break;
            }
            (row, column) = (row + down, column + right);
        }
    }
    captures.sort_unstable();
    captures
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(2..=1000))
}

fn answer_by_mirror(input: &mut Input) -> String {
    let n = input.number(2..=1000u32);
    input.end();
    let has_middle = (1..=n).any(|column| column == n + 1 - column);
    if has_middle { "black\n" } else { "white\n1 2\n" }.to_string()
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=4i32);
    input.end();
    let pawns = (0..n * n)
        .filter(|&square| square != 0 && square != n - 1)
        .fold(0, |pawns, square| pawns | 1 << square);
    let options = |position: &Position| -> Vec<Position> {
        captures(n, position).into_iter().map(|(_, after)| after).collect()
    };
    let mut search = Search::normal();
    let first = captures(n, &(pawns, Some(0), n - 1))
        .into_iter()
        .find(|(_, after)| !search.mover_wins(after, &options));
    first.map_or("black\n".to_string(), |(square, _)| {
        format!("white\n{} {}\n", square / n + 1, square % n + 1)
    })
}
