//! BZOJ 3078 by its rules: every walk of the token.
//!
//! The middle tier has boards of up to 8 by 8 cells. It takes for granted that Alice wins where
//! every largest matching covers the cell, and tries each cell: whether a largest one is smaller
//! without it.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_matchings).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..3 {
        let (rows, columns) = (g.within(1..=8), g.within(3..=8));
        let rarity = g.within(3..=20);
        input += &format!("{rows} {columns}\n");
        for _ in 0..rows {
            let row: String =
                (0..columns).map(|_| if g.one_in(rarity) { 'X' } else { '.' }).collect();
            input += &format!("{row}\n");
        }
    }
    input + "0 0\n"
}

fn answer_by_matchings(input: &mut Input) -> String {
    let mut output = String::new();
    loop {
        let rows: usize = input.number(0..=100);
        let columns: usize = input.number(0..=100);
        if rows == 0 && columns == 0 {
            break;
        }
        let cells: Vec<u8> =
            (0..rows).flat_map(|_| input.token().expect("a row").as_bytes().to_vec()).collect();
        assert_eq!(cells.len(), rows * columns);
        let free: Vec<bool> = cells.iter().map(|&cell| cell == b'.').collect();
        let largest = pairs(&free, columns);
        for cell in 0..cells.len() {
            let mut without = free.clone();
            without[cell] = false;
            output.push(match free[cell] {
                false => 'X',
                true if pairs(&without, columns) < largest => 'A',
                true => 'B',
            });
            if cell % columns == columns - 1 {
                output.push('\n');
            }
        }
    }
    input.end();
    output
}

/// Returns how many pairs of neighbours a largest matching of the free cells has.
fn pairs(free: &[bool], columns: usize) -> usize {
    let mut partners = vec![None; free.len()];
    let is_even = |cell: &usize| free[*cell] && (cell / columns + cell % columns) % 2 == 0;
    let even = (0..free.len()).filter(is_even);
    even.filter(|&cell| {
        find_partner(cell, free, columns, &mut partners, &mut vec![false; free.len()])
    })
    .count()
}

fn find_partner(
    cell: usize,
    free: &[bool],
    columns: usize,
    partners: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    let sides = [
        cell.checked_sub(columns),
        Some(cell + columns).filter(|&below| below < free.len()),
        Some(cell).filter(|cell| cell % columns > 0).map(|cell| cell - 1),
        Some(cell + 1).filter(|right| right % columns > 0),
    ];
    for near in sides.into_iter().flatten().filter(|&near| free[near]) {
        if std::mem::replace(&mut tried[near], true) {
            continue;
        }
        let other = partners[near];
        if other.is_none_or(|other| find_partner(other, free, columns, partners, tried)) {
            partners[near] = Some(cell);
            return true;
        }
    }
    false
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
