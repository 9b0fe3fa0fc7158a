//! Codeforces 335C by its rules: takes cell by cell; what may not be taken is a set of bits.

use reference::{signs, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let r = input.number(1..=100u32);
    let n = input.number(0..=r);
    assert!(r < 30, "too many rows to be searched");
    // There are two bits a row, and one more row beyond each end of the river.
    let cell = |row: u32, column: u32| 1u64 << (2 * row + column - 1);
    let blocked_by = |row, column| {
        (row - 1..=row + 1).fold(cell(row, column), |all, near| all | cell(near, 3 - column))
    };
    let (mut taken, mut start) = (0, 0u64);
    for _ in 0..n {
        let (row, column) = (input.number(1..=r), input.number(1..=2));
        assert!(start & cell(row, column) == 0, "the cell {row} {column} may not be taken");
        taken |= cell(row, column);
        start |= blocked_by(row, column);
    }
    input.end();
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
