//! HackerRank digits-square-board-1 by its rules: every cut of every piece.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
            input += &format!("{}\n", spaced(&row));
        }
    }
    input
}

/// A piece: its first row and column, and those after its last.
type Piece = (usize, usize, usize, usize);

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n: usize = input.number(1..=30);
        let board: Vec<Vec<u8>> = (0..n).map(|_| input.numbers(n, 1..=9)).collect();
        let can_be_cut = |&(y, x, bottom, right): &Piece| {
            let cells = (y..bottom).flat_map(|y| board[y][x..right].iter());
            cells.clone().count() > 1 && cells.into_iter().any(|d| ![2, 3, 5, 7].contains(d))
        };
        // Pieces that cannot be cut any more are left out.
        let options = |pieces: &Vec<Piece>| {
            let mut after = Vec::new();
            for (place, &(y, x, bottom, right)) in pieces.iter().enumerate() {
                let mut parts: Vec<[Piece; 2]> = Vec::new();
                parts.extend((y + 1..bottom).map(|c| [(y, x, c, right), (c, x, bottom, right)]));
                parts.extend((x + 1..right).map(|c| [(y, x, bottom, c), (y, c, bottom, right)]));
                for two in parts {
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
        let first = Search::normal()
            .written(|pieces: &Vec<Piece>| {
                let piece = |&(top, left, bottom, right): &Piece| {
                    let rows = board[top..bottom].iter().map(|row| row[left..right].iter().map(u8::to_string).collect::<String>());
                    rows.collect::<Vec<_>>().join("\n")
                };
                pieces.iter().map(piece).collect::<Vec<_>>().join("\n+\n")
            })
            .mover_wins(&start, &options);
        output += if first { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}
