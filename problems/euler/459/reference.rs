//! Project Euler 459 by its rules: small boards by playing, larger ones as sums of single disks,
//! whose values follow from all rectangles.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 900_000)..=g.pick(25, 1_000_000)))
}

fn answer(input: &mut Input) -> String {
    let side = input.number(1..=1_000_000usize);
    input.end();
    assert!(side <= 40, "too large for a reference");
    format!("{}\n", if side <= 4 { by_playing(side) } else { by_values(side) })
}

/// The columns and rows from the lower left corner up to before the ends.
struct Rectangle {
    left: usize,
    bottom: usize,
    column_end: usize,
    row_end: usize,
}

impl Rectangle {
    fn places(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let columns = self.left..self.column_end;
        columns.flat_map(|column| (self.bottom..self.row_end).map(move |row| (column, row)))
    }
}

/// Returns the rectangles that a move may flip, ordered by the column and row of the upper right.
fn rectangles(side: usize) -> Vec<Rectangle> {
    let mut rectangles = vec![];
    for column_end in 1..=side {
        for row_end in 1..=side {
            for width in (1..).map(|n| n * n).take_while(|&width| width <= column_end) {
                for height in (1..).map(|n| n * (n + 1) / 2).take_while(|&height| height <= row_end)
                {
                    let (left, bottom) = (column_end - width, row_end - height);
                    rectangles.push(Rectangle { left, bottom, column_end, row_end });
                }
            }
        }
    }
    rectangles
}

fn by_playing(side: usize) -> usize {
    // A board is the set of its white disks; a move is the set of disks that it flips, and its
    // upper right disk, which is the last one.
    let bit = |(column, row)| 1u32 << (column * side + row);
    let moves: Vec<u32> =
        rectangles(side).iter().map(|rectangle| rectangle.places().map(bit).sum()).collect();
    let options = |&white: &u32| {
        let allowed = moves.iter().filter(|flipped| white >> flipped.ilog2() & 1 == 1);
        allowed.map(|flipped| white ^ flipped).collect::<Vec<u32>>()
    };
    let mut search =
        Search::normal().written(|&white| grid(white, side as u32, side as u32, 'W', 'B'));
    let all_white = ((1u64 << (side * side)) - 1) as u32;
    search.show(&all_white, &options);
    options(&all_white).into_iter().filter(|board| !search.mover_wins(board, &options)).count()
}

fn by_values(side: usize) -> usize {
    let rectangles = rectangles(side);
    let mut values = vec![vec![0u64; side]; side];
    for column in 0..side {
        for row in 0..side {
            // The disk itself counts 0 until its value is known.
            let flipping = |rectangle: &&Rectangle| {
                (rectangle.column_end, rectangle.row_end) == (column + 1, row + 1)
            };
            let options: Vec<u64> = rectangles
                .iter()
                .filter(flipping)
                .map(|rectangle| nim_sum(&values, rectangle))
                .collect();
            values[column][row] = (0..).find(|value| !options.contains(value)).unwrap_or(0);
        }
    }
    let board = Rectangle { left: 0, bottom: 0, column_end: side, row_end: side };
    let value = nim_sum(&values, &board);
    rectangles.iter().filter(|rectangle| nim_sum(&values, rectangle) == value).count()
}

fn nim_sum(values: &[Vec<u64>], rectangle: &Rectangle) -> u64 {
    rectangle.places().fold(0, |sum, (column, row)| sum ^ values[column][row])
}
