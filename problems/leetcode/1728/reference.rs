//! LeetCode 1728 by its rules: finds where the mouse can force a win in more and more turns.
//!
//! The middle tier has grids of up to 25 cells and corridors of 1 by 8 and 2 by 8; the same rounds
//! answer.

use reference::{Generator, Input, Reference};
use std::collections::BTreeSet;

/// A row and a column.
type Cell = (usize, usize);

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let rows = g.within(g.pick(1, 8)..=g.pick(4, 8));
    let columns = g.within(g.pick(if rows == 1 { 3 } else { 2 }, 8)..=g.pick(4, 8));
    let walls = g.within(2..=g.pick(8, 5));
    let mut cells: Vec<u8> = Vec::new();
    for _ in 0..rows * columns {
        cells.push(if g.one_in(walls) { b'#' } else { b'.' });
    }
    for letter in [b'M', b'C', b'F'] {
        loop {
            let place = g.within(0..=rows * columns - 1) as usize;
            if !cells[place].is_ascii_alphabetic() {
                cells[place] = letter;
                break;
            }
        }
    }
    let quoted = |row: &[u8]| format!("\"{}\"", String::from_utf8_lossy(row));
    let grid: Vec<String> = cells.chunks(columns as usize).map(quoted).collect();
    let longest = g.pick(3, 8);
    format!("[{}]\n{}\n{}\n", grid.join(","), g.within(1..=longest), g.within(1..=longest))
}

fn generate_middle(g: &mut Generator) -> String {
    let (rows, columns) =
        [(1, 8), (8, 1), (2, 8), (3, 7), (4, 5), (5, 5)][g.within(0..=5) as usize];
    let walls = g.within(2..=6);
    let mut cells: Vec<u8> = Vec::new();
    for _ in 0..rows * columns {
        cells.push(if g.one_in(walls) { b'#' } else { b'.' });
    }
    for letter in [b'M', b'C', b'F'] {
        let mut place = g.within(0..=rows * columns - 1) as usize;
        while cells[place].is_ascii_alphabetic() {
            place = g.within(0..=rows * columns - 1) as usize;
        }
        cells[place] = letter;
    }
    let quoted = |row: &[u8]| format!("\"{}\"", String::from_utf8_lossy(row));
    let grid: Vec<String> = cells.chunks(columns as usize).map(quoted).collect();
    format!("[{}]\n{}\n{}\n", grid.join(","), g.within(1..=4), g.within(1..=4))
}

fn answer(input: &mut Input) -> String {
    let text = input.token().expect("a grid");
    let [cat_jump, mouse_jump] = [(); 2].map(|()| input.number(1..=8usize));
    input.end();
    let inside = text.strip_prefix("[\"").and_then(|rest| rest.strip_suffix("\"]"));
    let rows: Vec<&[u8]> = inside.expect("a list").split("\",\"").map(str::as_bytes).collect();
    let columns = rows[0].len();
    assert!((1..=8).contains(&rows.len()) && (1..=8).contains(&columns), "another size");
    assert!(rows.iter().all(|row| row.len() == columns), "rows of different lengths");
    assert!(rows.iter().all(|row| row.iter().all(|cell| b"#.MCF".contains(cell))), "a cell");
    let places = |letter: u8| {
        let all = (0..rows.len()).flat_map(|row| (0..columns).map(move |column| (row, column)));
        all.filter(|&(row, column)| rows[row][column] == letter).collect::<Vec<Cell>>()
    };
    let [mouse, cat, food] = [b'M', b'C', b'F'].map(|letter| {
        let places = places(letter);
        assert!(places.len() == 1, "{} of one kind", places.len());
        places[0]
    });
    let floor: Vec<Cell> = [b'.', b'M', b'C', b'F'].into_iter().flat_map(places).collect();

    // The positions from which the mouse wins in so many turns: both cells, and whether it is the
    // mouse's turn.
    let mut wins: BTreeSet<(Cell, Cell, bool)> = BTreeSet::new();
    for _turn in 0..=1000 {
        let mut longer = BTreeSet::new();
        for &mouse in &floor {
            for &cat in &floor {
                for is_mouses_turn in [true, false] {
                    let is_won = if mouse == cat || cat == food {
                        false
                    } else if mouse == food {
                        true
                    } else if is_mouses_turn {
                        let mut to =
                            floor.iter().filter(|&&to| can_jump(&rows, mouse, to, mouse_jump));
                        to.any(|&to| wins.contains(&(to, cat, false)))
                    } else {
                        let mut to = floor.iter().filter(|&&to| can_jump(&rows, cat, to, cat_jump));
                        to.all(|&to| wins.contains(&(mouse, to, true)))
                    };
                    if is_won {
                        longer.insert((mouse, cat, is_mouses_turn));
                    }
                }
            }
        }
        if longer == wins {
            break;
        }
        wins = longer;
    }
    format!("{}\n", wins.contains(&(mouse, cat, true)))
}

/// Returns whether the cells are the same, or in a line without a wall and near enough.
fn can_jump(rows: &[&[u8]], from: Cell, to: Cell, longest: usize) -> bool {
    let (top, bottom) = (from.0.min(to.0), from.0.max(to.0));
    let (left, right) = (from.1.min(to.1), from.1.max(to.1));
    let is_line = top == bottom || left == right;
    let between = || (top..=bottom).flat_map(|row| (left..=right).map(move |column| (row, column)));
    let is_free = || between().all(|(row, column)| rows[row][column] != b'#');
    is_line && bottom - top + right - left <= longest && is_free()
}
