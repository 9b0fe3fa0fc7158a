//! Project Euler 459 by its rules: small boards by playing, larger ones as sums of single disks,
//! whose values follow from all rectangles.
//!
//! The middle tier has boards of up to 90 by 90 disks, whose values follow from all rectangles that
//! end with them; the nim sum of each rectangle is that of four corners. It knows no product of
//! games. The largest boards are a fifth as wide as the problem's own: a wider one takes longer,
//! and no other number grows with it.

use grundy::mex::MexSet;
use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_corners).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 190_000)..=g.pick(25, 200_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(26..=90))
}

fn answer_by_corners(input: &mut Input) -> String {
    let side = input.number(1..=100usize);
    input.end();
    // The nim sum of the disks left of a column and below a row.
    let mut sums = vec![vec![0u64; side + 1]; side + 1];
    let mut options = MexSet::new();
    let sizes = |length: fn(usize) -> usize| (1..).map(length);
    let (widths, heights) = (|| sizes(|n| n * n), || sizes(|n| n * (n + 1) / 2));
    for x in 1..=side {
        for y in 1..=side {
            // With the disk itself counting 0.
            sums[x][y] = sums[x - 1][y] ^ sums[x][y - 1] ^ sums[x - 1][y - 1];
            options.clear();
            for width in widths().take_while(|&width| width <= x) {
                for height in heights().take_while(|&height| height <= y) {
                    options.insert(nim_sum_between(&sums, [x - width, x], [y - height, y]));
                }
            }
            sums[x][y] ^= options.mex();
        }
    }
    let value = sums[side][side];
    let mut winning = 0;
    for x in 1..=side {
        for width in widths().take_while(|&width| width <= x) {
            for y in 1..=side {
                let ends = heights().take_while(|&height| height <= y);
                winning += ends
                    .filter(|height| {
                        nim_sum_between(&sums, [x - width, x], [y - height, y]) == value
                    })
                    .count();
            }
        }
    }
    format!("{winning}\n")
}

/// Returns the nim sum of the disks between two columns and two rows.
fn nim_sum_between(sums: &[Vec<u64>], [left, right]: [usize; 2], [low, high]: [usize; 2]) -> u64 {
    sums[right][high] ^ sums[left][high] ^ sums[right][low] ^ sums[left][low]
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
