//! BZOJ 3078 by its rules: every way that the token can go.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(3, 10) {
        let rows = g.within(g.pick(1, 100)..=g.pick(4, 100));
        let columns = g.within(g.pick(1, 100)..=g.pick(4, 100));
        let rarity = g.within(2..=g.pick(6, 20));
        input += &format!("{rows} {columns}\n");
        for _ in 0..rows {
            let row: String =
                (0..columns).map(|_| if g.one_in(rarity) { 'X' } else { '.' }).collect();
            input += &format!("{row}\n");
        }
    }
    input + "0 0\n"
}

/// The cells where the token has not been, as bits, and its cell, which is none of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Trail {
    unvisited: u32,
    cell: usize,
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    loop {
        let rows: usize = input.number(0..=100);
        let columns: usize = input.number(0..=100);
        if rows == 0 && columns == 0 {
            break;
        }
        let mut cells = String::new();
        for _ in 0..rows {
            let row = input.token().expect("a row");
            assert_eq!(row.len(), columns, "the row {row}");
            assert!(row.chars().all(|cell| "X.".contains(cell)), "the row {row}");
            cells += row;
        }
        assert!(cells.len() <= 20, "a board too large for a search");
        output += &winners(&cells, columns);
    }
    input.end();
    output
}

fn winners(cells: &str, columns: usize) -> String {
    let free: u32 = cells.match_indices('.').map(|(cell, _)| 1 << cell).sum();
    let options = |trail: &Trail| {
        let Trail { unvisited, cell } = *trail;
        let are_neighbours = |next: usize| {
            let rows_apart = (next / columns).abs_diff(cell / columns);
            rows_apart + (next % columns).abs_diff(cell % columns) == 1
        };
        let next = (0..cells.len()).filter(|&next| unvisited >> next & 1 == 1);
        let after = |cell: usize| Trail { unvisited: unvisited & !(1 << cell), cell };
        next.filter(|&next| are_neighbours(next)).map(after).collect()
    };
    let written = |&Trail { unvisited, cell }: &Trail| {
        let sign = |other: usize| match other == cell {
            true => 'o',
            false if unvisited >> other & 1 == 1 => '.',
            false => 'X',
        };
        let signs: Vec<char> = (0..cells.len()).map(sign).collect();
        signs.chunks(columns).map(String::from_iter).collect::<Vec<_>>().join("\n")
    };
    let mut search = Search::normal().written(written);
    let mut output = String::new();
    for (cell, kind) in cells.char_indices() {
        let start = Trail { unvisited: free & !(1 << cell), cell };
        output.push(match kind {
            'X' => 'X',
            _ if search.mover_wins(&start, &options) => 'A',
            _ => 'B',
        });
        if cell % columns == columns - 1 {
            output.push('\n');
        }
    }
    output
}
