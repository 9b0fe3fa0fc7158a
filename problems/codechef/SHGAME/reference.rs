//! CodeChef SHGAME by its rules: every cut, for every marked cell.
//!
//! The middle tier has up to 3000 rows and columns: the lost cells are the pairs of a row and a
//! column that have the same nim sum of what is on both sides, and they are counted one by one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(20) { g.pick(12, 1_000_000) } else { g.pick(7, 1_000_000) };
        let n = g.within(1..=most);
        let m = if g.one_in(4) { n } else { g.within(1..=most) };
        input += &format!("{n} {m}\n");
    }
    input
}

/// A sheet, by its first and last row and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Sheet {
    top: u32,
    bottom: u32,
    left: u32,
    right: u32,
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("40\n");
    for _ in 0..40 {
        let most = if g.one_in(2) { 3000 } else { 70 };
        let n = g.within(1..=most);
        // Mostly numbers of equal parity, as otherwise no cell is lost.
        let m = if g.one_in(4) { g.within(1..=most) } else { 2 * g.within(1..=most / 2) - n % 2 };
        input += &format!("{n} {m}\n");
    }
    input
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    // By the nim sum of the lines on both sides, how many lines there are.
    let lines = |count: u32| {
        let mut lines = vec![0u64; 4096];
        (0..count).for_each(|before| lines[(before ^ (count - 1 - before)) as usize] += 1);
        lines
    };
    counts(input, |rows, columns| {
        let lost =
            lines(rows).into_iter().zip(lines(columns)).map(|(rows, columns)| rows * columns);
        u64::from(rows) * u64::from(columns) - lost.sum::<u64>()
    })
}

fn answer(input: &mut Input) -> String {
    counts(input, |rows, columns| {
        assert!(rows.max(columns) <= 15, "too large for brute force");
        let sheet = Sheet { top: 1, bottom: rows, left: 1, right: columns };
        let cells = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
        let won = cells.filter(|&(row, column)| {
            Search::normal().mover_wins(&sheet, &|sheet| cuts(sheet, row, column))
        });
        won.count() as u64
    })
}

/// Writes what `won` returns for the rows and columns of each sheet.
fn counts(input: &mut Input, won: impl Fn(u32, u32) -> u64) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let (rows, columns) = (input.number(1..=1_000_000), input.number(1..=1_000_000));
        output += &format!("{}\n", won(rows, columns));
    }
    input.end();
    output
}

/// Returns what is left of the sheet with the marked cell after each cut.
fn cuts(sheet: &Sheet, row: u32, column: u32) -> Vec<Sheet> {
    let mut after = Vec::new();
    // Each line lies below a row or right of a column.
    for above in sheet.top..sheet.bottom {
        after.push(match row <= above {
            true => Sheet { bottom: above, ..*sheet },
            false => Sheet { top: above + 1, ..*sheet },
        });
    }
    for before in sheet.left..sheet.right {
        after.push(match column <= before {
            true => Sheet { right: before, ..*sheet },
            false => Sheet { left: before + 1, ..*sheet },
        });
    }
    after
}
