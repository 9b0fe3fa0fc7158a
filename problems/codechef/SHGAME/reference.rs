//! CodeChef SHGAME by its rules: every cut, for every marked cell.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let (rows, columns) = (input.number(1..=1_000_000), input.number(1..=1_000_000));
        assert!(rows.max(columns) <= 15, "too large for brute force");
        let sheet = Sheet { top: 1, bottom: rows, left: 1, right: columns };
        let cells = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
        let won = cells.filter(|&(row, column)| {
            Search::normal().mover_wins(&sheet, &|sheet| cuts(sheet, row, column))
        });
        output += &format!("{}\n", won.count());
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
