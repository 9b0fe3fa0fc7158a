//! BZOJ 2319 by its rules: every order of the pieces, and every move of each.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_checker(check).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
    let most = if n == 3 { 2 } else { g.pick(3, 100) };
    let black = g.many(n, g.pick(0, 90)..=most);
    let mut white = g.many(n, g.pick(0, 90)..=most);
    for (row, &pieces) in black.iter().enumerate() {
        white[row] = white[row].max(u64::from(pieces == 0));
    }
    format!("{n}\n{}\n{}\n", spaced(&black), spaced(&white))
}

fn answer(input: &mut Input) -> String {
    format!("{:.6}\n", probability(input))
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let right = probability(input);
    let text = output.token().ok_or("no number")?;
    let said: f64 = text.parse().map_err(|_| format!("{text} is no number"))?;
    if (said - right).abs() > 2e-6 {
        return Err(format!("{said} instead of {right}"));
    }
    output.end();
    Ok(())
}

fn probability(input: &mut Input) -> f64 {
    let n = input.number(1..=50);
    let black: Vec<usize> = input.numbers(n, 0..=100);
    let white: Vec<usize> = input.numbers(n, 0..=100);
    input.end();
    let mut boards: Vec<Vec<String>> = vec![vec![]];
    for (&black, &white) in black.iter().zip(&white) {
        assert!(black + white > 0, "an empty row");
        let rows = orders(black, white);
        let with_row = |board: Vec<String>| {
            rows.iter().map(move |row| [board.as_slice(), std::slice::from_ref(row)].concat())
        };
        assert!(boards.len() * rows.len() < 100_000, "too many orders");
        boards = boards.into_iter().flat_map(with_row).collect();
    }
    let mut search = Search::normal();
    let mut won = 0;
    for board in &boards {
        won += u64::from(search.mover_wins(board, &|board| options(board)));
    }
    won as f64 / boards.len() as f64
}

/// Returns all orders of a row, each with the same probability; a black piece is a 1.
fn orders(black: usize, white: usize) -> Vec<String> {
    if black + white == 0 {
        return vec![String::new()];
    }
    let mut rows = Vec::new();
    if black > 0 {
        rows.extend(orders(black - 1, white).into_iter().map(|rest| format!("1{rest}")));
    }
    if white > 0 {
        rows.extend(orders(black, white - 1).into_iter().map(|rest| format!("0{rest}")));
    }
    rows
}

fn options(board: &[String]) -> Vec<Vec<String>> {
    let mut options = Vec::new();
    for (place, row) in board.iter().enumerate() {
        for take in 1..=row.len() {
            if !row[..take - 1].contains('1') {
                let mut option = board.to_vec();
                option[place] = row[take..].to_string();
                options.push(option);
            }
        }
    }
    options
}
