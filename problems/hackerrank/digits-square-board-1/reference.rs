//! HackerRank digits-square-board-1 by its rules: every cut of every piece.
//!
//! The middle tier has boards of up to 12 by 12 digits, of which each piece that can come up is
//! worth the mex of what the cuts leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 30)..=g.pick(4, 30));
        // Most digits of a larger board are prime, for a short game.
        let rare = if n == 4 { 6 } else { g.within(1..=g.pick(4, 40)) };
        input += &format!("{n}\n");
        for _ in 0..n {
            let digit = |g: &mut Generator| {
                let kind = g.within(0..=3) as usize;
                if g.one_in(rare) {
                    [1, 4, 6, 8][kind]
                } else {
                    [2, 3, 5, 7][kind]
                }
            };
            let row: Vec<u64> = (0..n).map(|_| digit(g)).collect();
            input += &format!("{}\n", join(&row));
        }
    }
    input
}

/// A piece: its first row and column, and those after its last.
type Piece = (usize, usize, usize, usize);

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("2\n");
    for _ in 0..2 {
        let n = g.within(5..=12);
        let rare = g.within(1..=20);
        input += &format!("{n}\n");
        for _ in 0..n {
            let digit = |_| {
                let digits = if g.one_in(rare) { [1, 4, 6, 8, 9] } else { [2, 3, 5, 7, 7] };
                digits[g.within(0..=4) as usize]
            };
            let row: Vec<u64> = (0..n).map(digit).collect();
            input += &format!("{}\n", join(&row));
        }
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    winners(input, |n, board| {
        let options = |piece: &Piece| match can_be_cut(&board, piece) {
            true => cuts(*piece).map(|parts| parts.to_vec()).collect(),
            false => vec![],
        };
        GrundyValues::new().value(&(0, 0, n, n), &options) > 0
    })
}

fn answer(input: &mut Input) -> String {
    winners(input, |n, board| {
        let can_be_cut = |piece: &Piece| can_be_cut(&board, piece);
        // Pieces that cannot be cut any more are left out.
        let options = |pieces: &Vec<Piece>| {
            let mut after = Vec::new();
            for (place, &(y, x, bottom, right)) in pieces.iter().enumerate() {
                for two in cuts((y, x, bottom, right)) {
                    let mut next = pieces.clone();
                    next.remove(place);
                    next.extend(two.iter().filter(|&part| can_be_cut(part)));
                    next.sort_unstable();
                    after.push(next);
                }
            }
            after
        };
        let mut start = vec![(0, 0, n, n)];
        start.retain(can_be_cut);
        Search::normal()
            .written(|pieces: &Vec<Piece>| {
                let piece = |&(top, left, bottom, right): &Piece| {
                    let rows = board[top..bottom]
                        .iter()
                        .map(|row| row[left..right].iter().map(u8::to_string).collect::<String>());
                    rows.collect::<Vec<_>>().join("\n")
                };
                pieces.iter().map(piece).collect::<Vec<_>>().join("\n+\n")
            })
            .mover_wins(&start, &options)
    })
}

fn winners(input: &mut Input, is_won: impl Fn(usize, Vec<Vec<u8>>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n: usize = input.number(1..=30);
        let board = (0..n).map(|_| input.numbers(n, 1..=9)).collect();
        output += if is_won(n, board) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn can_be_cut(board: &[Vec<u8>], &(y, x, bottom, right): &Piece) -> bool {
    let mut cells = (y..bottom).flat_map(|y| board[y][x..right].iter());
    (bottom - y) * (right - x) > 1 && cells.any(|digit| ![2, 3, 5, 7].contains(digit))
}

/// Returns the two parts of a piece after each cut.
fn cuts((y, x, bottom, right): Piece) -> impl Iterator<Item = [Piece; 2]> {
    let across = (y + 1..bottom).map(move |c| [(y, x, c, right), (c, x, bottom, right)]);
    let down = (x + 1..right).map(move |c| [(y, x, bottom, c), (y, c, bottom, right)]);
    across.chain(down)
}
