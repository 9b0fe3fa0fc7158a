//! Codeforces 335C by its rules: takes cell by cell; what may not be taken is a set of bits.
//!
//! The middle tier has up to 50 rows. Stretches of rows in which a cell may be taken are a sum,
//! of which each is worth the mex of what the moves leave; it knows no kinds of ends.

use reference::{signs, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
}

fn generate(g: &mut Generator) -> String {
    let r = g.within(g.pick(1, 100)..=g.pick(7, 100));
    let mut cells: Vec<(u64, u64)> = Vec::new();
    for row in 1..=r {
        let column = g.within(1..=2);
        let fits = cells.last().is_none_or(|&(last, other)| last + 1 < row || other == column);
        if fits && g.one_in(g.pick(4, 40)) {
            cells.push((row, column));
        }
    }
    if g.one_in(2) {
        cells.reverse();
    }
    let lines: Vec<String> =
        cells.iter().map(|(row, column)| format!("{row} {column}\n")).collect();
    format!("{r} {}\n{}", cells.len(), lines.concat())
}

/// Returns taken cells that often lie the same way up and down.
fn generate_middle(g: &mut Generator) -> String {
    let r = g.within(8..=50);
    let rarity = g.within(4..=20);
    let rows = if g.one_in(2) { r } else { r / 2 };
    let mut cells: Vec<(u64, u64)> = Vec::new();
    for row in 1..=rows {
        let column = g.within(1..=2);
        let fits = cells.last().is_none_or(|&(last, other)| last + 1 < row || other == column);
        if fits && g.one_in(rarity) {
            cells.push((row, column));
        }
    }
    if rows < r {
        // The cells that touch the middle are left out, so that both halves go together.
        cells.retain(|&(row, _)| row < rows);
        let mirrored: Vec<(u64, u64)> =
            cells.iter().map(|&(row, column)| (r + 1 - row, 3 - column)).collect();
        cells.extend(mirrored);
    }
    let lines: Vec<String> =
        cells.iter().map(|(row, column)| format!("{row} {column}\n")).collect();
    format!("{r} {}\n{}", cells.len(), lines.concat())
}

/// The columns of each row in which a cell may be taken, as bits; 0 in no row of a stretch.
type Stretch = Vec<u8>;

fn answer_by_stretches(input: &mut Input) -> String {
    let Case { r, cells } = read(input);
    let mut rows = vec![0b11; r as usize];
    for (row, column) in cells {
        let (row, bit) = (row as usize - 1, 1 << (column - 1));
        assert!(rows[row] & bit != 0, "the cell {} {column} may not be taken", row + 1);
        take(&mut rows, row, bit);
    }
    let options = |rows: &Stretch| {
        let mut after = Vec::new();
        for row in 0..rows.len() {
            for bit in [1, 2].into_iter().filter(|bit| rows[row] & bit != 0) {
                let mut left = rows.clone();
                take(&mut left, row, bit);
                after.push(stretches(&left));
            }
        }
        after
    };
    let sum = GrundyValues::new().sum(&stretches(&rows), &options);
    if sum > 0 { "WIN\n" } else { "LOSE\n" }.to_string()
}

/// Takes a cell, whose column is given as a bit.
fn take(rows: &mut [u8], row: usize, bit: u8) {
    let end = rows.len().min(row + 2);
    rows[row.saturating_sub(1)..end].iter_mut().for_each(|columns| *columns &= bit);
    rows[row] = 0;
}

fn stretches(rows: &[u8]) -> Vec<Stretch> {
    let parts = rows.split(|&columns| columns == 0).filter(|part| !part.is_empty());
    parts.map(<[u8]>::to_vec).collect()
}

struct Case {
    r: u32,
    cells: Vec<(u32, u32)>,
}

fn read(input: &mut Input) -> Case {
    let r = input.number(1..=100u32);
    let n = input.number(0..=r);
    let cells = (0..n).map(|_| (input.number(1..=r), input.number(1..=2))).collect();
    input.end();
    Case { r, cells }
}

fn answer(input: &mut Input) -> String {
    let Case { r, cells } = read(input);
    let n = cells.len() as u32;
    assert!(r < 30, "too many rows to be searched");
    // There are two bits a row, and one more row beyond each end of the river.
    let cell = |row: u32, column: u32| 1u64 << (2 * row + column - 1);
    let blocked_by = |row, column| {
        (row - 1..=row + 1).fold(cell(row, column), |all, near| all | cell(near, 3 - column))
    };
    let (mut taken, mut start) = (0, 0u64);
    for (row, column) in cells {
        assert!(start & cell(row, column) == 0, "the cell {row} {column} may not be taken");
        taken |= cell(row, column);
        start |= blocked_by(row, column);
    }
    assert!(taken.count_ones() == n, "a cell taken twice");
    let options = |blocked: &u64| {
        let cells = (1..=r).flat_map(|row| [(row, 1), (row, 2)]);
        let free = cells.filter(|&(row, column)| blocked & cell(row, column) == 0);
        free.map(|(row, column)| blocked | blocked_by(row, column)).collect()
    };
    let first = Search::normal()
        .written(|blocked: &u64| {
            let row = |row| [1, 2].map(|column| blocked & cell(row, column) == 0);
            (1..=r).map(|line| signs(&row(line), '.', 'x')).collect::<Vec<_>>().join("\n")
        })
        .mover_wins(&start, &options);
    if first { "WIN\n" } else { "LOSE\n" }.to_string()
}
