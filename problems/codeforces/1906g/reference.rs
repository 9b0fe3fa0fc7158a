//! Codeforces 1906G by its rules: tries every black cell.
//!
//! The middle tier has up to 300 black cells in the first 40 rows and columns, each of them
//! worth the mex of what its one move leaves.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_cells).run();
}

fn generate(g: &mut Generator) -> String {
    let [height, width] =
        [[3, 3], [3, 4], [4, 4], [2, 9], [5, 2], [1, 6]][g.within(0..=5) as usize];
    let (height, width) = g.pick((height, width), (1_000_000_000, 1_000_000_000));
    let mut cells = BTreeSet::new();
    for _ in 0..g.within(g.pick(1, 200_000)..=g.pick(4, 200_000)) {
        cells.insert((g.within(1..=height), g.within(1..=width)));
    }
    let lines: String = cells.iter().map(|(r, c)| format!("{r} {c}\n")).collect();
    format!("{}\n{lines}", cells.len())
}

/// How many rows and columns have known values.
const SIDE: usize = 40;

fn generate_middle(g: &mut Generator) -> String {
    let [height, width] = [(); 2].map(|()| g.within(1..=SIDE as u64));
    let mut cells = BTreeSet::new();
    for _ in 0..g.within(1..=300) {
        cells.insert((g.within(1..=height), g.within(1..=width)));
    }
    let lines: String = cells.iter().map(|(r, c)| format!("{r} {c}\n")).collect();
    format!("{}\n{lines}", cells.len())
}

fn answer_by_cells(input: &mut Input) -> String {
    let mut values = vec![vec![0; SIDE + 1]; SIDE + 1];
    for r in 1..=SIDE {
        for c in 1..=SIDE {
            // The cell itself still counts as 0 here.
            let square = square(r, c);
            values[r][c] = mex([square.fold(0, |sum, (row, column)| sum ^ values[row][column])]);
        }
    }
    let sum = read(input).into_iter().fold(0, |sum, (r, c)| sum ^ values[r][c]);
    if sum > 0 { "FIRST\n" } else { "SECOND\n" }.to_string()
}

/// Returns the cells that a move at a black cell inverts.
fn square(r: usize, c: usize) -> impl Iterator<Item = (usize, usize)> {
    let side = r.min(c);
    (0..side).flat_map(move |x| (0..side).map(move |y| (r - x, c - y)))
}

fn read(input: &mut Input) -> BTreeSet<(usize, usize)> {
    let n = input.number(1..=200_000);
    let black: BTreeSet<(usize, usize)> = (0..n)
        .map(|_| (input.number(1..=1_000_000_000), input.number(1..=1_000_000_000)))
        .collect();
    input.end();
    assert!(black.len() == n, "a cell twice");
    black
}

fn answer(input: &mut Input) -> String {
    let black = read(input);
    let options = |black: &BTreeSet<(usize, usize)>| -> Vec<BTreeSet<(usize, usize)>> {
        let turned = |&(r, c): &(usize, usize)| {
            let mut after = black.clone();
            for cell in square(r, c) {
                if !after.remove(&cell) {
                    after.insert(cell);
                }
            }
            after
        };
        black.iter().map(turned).collect()
    };
    let first = Search::normal().mover_wins(&black, &options);
    if first { "FIRST\n" } else { "SECOND\n" }.to_string()
}
