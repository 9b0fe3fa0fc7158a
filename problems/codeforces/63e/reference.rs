//! Codeforces 63E by its rules: every run of chocolates.

use reference::{signs, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).run();
}

/// The cells of each row, and where the row begins, in halves of a cell.
const ROWS: [(i32, i32); 5] = [(3, 2), (4, 1), (5, 0), (4, 1), (3, 2)];

fn generate(g: &mut Generator) -> String {
    let most = g.within(g.pick(1, 19)..=g.pick(9, 19));
    let mut cells = [false; 19];
    for _ in 0..most {
        cells[g.within(0..=18) as usize] = true;
    }
    if g.size() == Size::Largest {
        cells = [true; 19];
    }
    let mut cells = cells.iter().map(|&full| if full { " O" } else { " ." });
    let mut input = String::new();
    for (len, start) in ROWS {
        input += &" ".repeat(start as usize);
        input.extend(cells.by_ref().take(len as usize));
        input.push('\n');
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut places = Vec::new();
    let mut chocolates = Vec::new();
    for (y, (len, start)) in (0..).zip(ROWS) {
        for cell in 0..len {
            places.push((start + 2 * cell, y));
            chocolates.push(match input.token().expect("a cell") {
                "O" => true,
                "." => false,
                other => panic!("the cell {other:?}"),
            });
        }
    }
    input.end();
    assert!(chocolates.contains(&true), "no chocolate");
    let options = |chocolates: &Vec<bool>| {
        let mut options = Vec::new();
        for &(x, y) in &places {
            for (right, down) in [(2, 0), (1, 1), (-1, 1)] {
                let mut option = chocolates.clone();
                for steps in 0.. {
                    let next = (x + steps * right, y + steps * down);
                    match places.iter().position(|&place| place == next) {
                        Some(cell) if option[cell] => option[cell] = false,
                        _ => break,
                    }
                    options.push(option.clone());
                }
            }
        }
        options
    };
    let first = Search::normal()
        .written(|chocolates: &Vec<bool>| signs(chocolates, 'o', '·'))
        .mover_wins(&chocolates, &options);
    if first { "Karlsson\n" } else { "Lillebror\n" }.to_string()
}
