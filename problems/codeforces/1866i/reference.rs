//! Codeforces 1866I by its rules: tries every tile to the right and below.
//!
//! The middle tier has boards of up to 100 rows and columns, decided tile by tile. The first
//! tile is often one that is lost.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_tiles).run();
}

fn generate(g: &mut Generator) -> String {
    let (n, m) = (g.within(1..=g.pick(7, 200_000)), g.within(1..=g.pick(7, 200_000)));
    let (n, m) = if g.pick(2, 1) == 2 || g.one_in(2) { (n, m) } else { (200_000, 200_000) };
    let mut tiles = vec![];
    for _ in 0..g.within(g.pick(0, 190_000)..=g.pick((n * m / 3).min(9), 200_000)) {
        let tile = (g.within(1..=n), g.within(1..=m));
        // With many special tiles in the last rows, hardly any tile would be lost.
        if tile != (1, 1) && (g.one_in(2) || tile.0 + 2 < n || tile.1 + 2 < m) {
            tiles.push(tile);
        }
    }
    tiles.sort_unstable();
    tiles.dedup();
    let lines: String = tiles.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{n} {m} {}\n{lines}", tiles.len())
}

fn generate_middle(g: &mut Generator) -> String {
    let (n, m) = (g.within(8..=100) as usize, g.within(8..=100) as usize);
    let mut board = Board { n, m, tiles: BTreeSet::new() };
    for _ in 0..g.within(0..=40) {
        board.tiles.insert((g.within(2..=n as u64) as usize, g.within(1..=m as u64) as usize));
    }
    let is_lost = board.lost_tiles();
    let tiles = (1..=n / 2).flat_map(|row| (1..=m / 2).map(move |column| (row, column)));
    let is_found = |&(row, column): &(usize, usize)| {
        is_lost[row][column] && !board.tiles.contains(&(row, column))
    };
    let lost: Vec<(usize, usize)> = tiles.filter(is_found).collect();
    if !lost.is_empty() && !g.one_in(3) {
        // The board from a lost tile on, or from one beside it.
        let (row, column) = lost[g.within(0..=lost.len() as u64 - 1) as usize];
        let (row, column) = if g.one_in(3) { (row, column + 1) } else { (row, column) };
        let moved = |&(r, c): &(usize, usize)| {
            (r >= row && c >= column && (r, c) != (row, column))
                .then(|| (r + 1 - row, c + 1 - column))
        };
        let tiles = board.tiles.iter().filter_map(moved).collect();
        board = Board { n: n + 1 - row, m: m + 1 - column, tiles };
    }
    let lines: String = board.tiles.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{} {} {}\n{lines}", board.n, board.m, board.tiles.len())
}

struct Board {
    n: usize,
    m: usize,
    tiles: BTreeSet<(usize, usize)>,
}

impl Board {
    /// Returns for each row and column, from 1 on, whether the tile is lost for the player who finds
    /// the castle there.
    fn lost_tiles(&self) -> Vec<Vec<bool>> {
        let mut is_lost = vec![vec![false; self.m + 1]; self.n + 1];
        let mut column_has_lost = vec![false; self.m + 1];
        for row in (1..=self.n).rev() {
            let mut row_has_lost = false;
            for column in (1..=self.m).rev() {
                let is_special = self.tiles.contains(&(row, column)) && (row, column) != (1, 1);
                let has_winning_move = row_has_lost || column_has_lost[column];
                is_lost[row][column] = is_special || !has_winning_move;
                row_has_lost |= is_lost[row][column];
                column_has_lost[column] |= is_lost[row][column];
            }
        }
        is_lost
    }
}

fn answer_by_tiles(input: &mut Input) -> String {
    if read(input).lost_tiles()[1][1] { "Bhinneka\n" } else { "Chaneka\n" }.to_string()
}

fn read(input: &mut Input) -> Board {
    let (n, m) = (input.number(1..=200_000usize), input.number(1..=200_000usize));
    let k = input.number(0..=200_000);
    let tiles = (0..k).map(|_| (input.number(1..=n), input.number(1..=m))).collect();
    input.end();
    Board { n, m, tiles }
}

fn answer(input: &mut Input) -> String {
    let Board { n, m, tiles } = read(input);
    // There is no move from a special tile, so the player who finds the castle there loses.
    let options = |&(x, y): &(usize, usize)| -> Vec<(usize, usize)> {
        if tiles.contains(&(x, y)) && (x, y) != (1, 1) {
            return Vec::new();
        }
        (x + 1..=n).map(|x| (x, y)).chain((y + 1..=m).map(|y| (x, y))).collect()
    };
    let first = Search::normal().mover_wins(&(1, 1), &options);
    if first { "Chaneka\n" } else { "Bhinneka\n" }.to_string()
}
