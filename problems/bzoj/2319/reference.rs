//! BZOJ 2319 by its rules: every order of the pieces, and every move of each.
//!
//! The middle tier has rows of up to 7 black and 24 white pieces. A row is built piece by piece
//! from its right end: what counts is how many white pieces it begins with and what the rest is
//! worth, and each value is the mex of what the moves leave. Orders are counted, not weighed.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer)
        .with_checker(check)
        .with_middle(generate_middle, answer_by_pieces)
        .run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
    let most = if n == 3 { 2 } else { g.pick(3, 100) };
    let black = g.many(n, g.pick(0, 90)..=most);
    let mut white = g.many(n, g.pick(0, 90)..=most);
    for (row, &pieces) in black.iter().enumerate() {
        white[row] = white[row].max(u64::from(pieces == 0));
    }
    format!("{n}\n{}\n{}\n", join(&black), join(&white))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=50);
    let (most_black, most_white) = (g.within(0..=7), g.within(1..=24));
    let black = g.many(n, 0..=most_black);
    let mut white = g.many(n, 0..=most_white);
    for (row, &pieces) in black.iter().enumerate() {
        white[row] = white[row].max(u64::from(pieces == 0));
    }
    format!("{n}\n{}\n{}\n", join(&black), join(&white))
}

fn answer_by_pieces(input: &mut Input) -> String {
    let (black, white) = read(input);
    format!("{:.6}\n", probability_by_pieces(&black, &white))
}

fn probability_by_pieces(black: &[usize], white: &[usize]) -> f64 {
    let (most_black, most_white) = (*black.iter().max().unwrap(), *white.iter().max().unwrap());
    let size = most_white + 2;
    // What a row is worth that begins with white pieces and a black one, by the number of the white
    // ones and the value of the rest, which is the outer index.
    let worth_with = |rest: usize| {
        let mut worth = Vec::new();
        for _ in 0..size {
            worth.push(mex(worth.iter().copied().chain([rest as u64])));
        }
        worth.into_iter().map(|value| value as usize).collect()
    };
    let values: Vec<Vec<usize>> = (0..size).map(worth_with).collect();
    // How many rows there are of so many black and white pieces, by the white pieces at the
    // beginning and the value of the rest behind the first black piece; `None` without one.
    let mut sums = vec![0.0; 128];
    sums[0] = 1.0;
    let mut rows = vec![vec![vec![0.0; size]; size]; most_white + 1];
    for blacks in 0..=most_black {
        // The values of all rows, for each number of white pieces.
        let worth = |rows: &[Vec<Vec<f64>>], whites: usize| {
            let mut worth = vec![0.0; 128];
            if blacks == 0 {
                worth[whites] = 1.0;
                return worth;
            }
            for first in 0..=whites {
                for rest in 0..size {
                    worth[values[rest][first]] += rows[whites][first][rest];
                }
            }
            worth
        };
        for (&_, &whites) in black.iter().zip(white).filter(|(&black, _)| black == blacks) {
            let of_row = worth(&rows, whites);
            let all: f64 = of_row.iter().sum();
            let mut next = vec![0.0; 128];
            for (one, first) in sums.iter().enumerate() {
                for (other, second) in of_row.iter().enumerate().take(size) {
                    next[one ^ other] += first * second / all;
                }
            }
            sums = next;
        }
        let mut more = vec![vec![vec![0.0; size]; size]; most_white + 1];
        for whites in 0..=most_white {
            more[whites][0].copy_from_slice(&worth(&rows, whites)[..size]);
            for first in 1..=whites {
                let fewer = more[whites - 1][first - 1].clone();
                more[whites][first] = fewer;
            }
        }
        rows = more;
    }
    sums[1..].iter().sum()
}

/// Reads the numbers of black and of white pieces.
fn read(input: &mut Input) -> (Vec<usize>, Vec<usize>) {
    let n = input.number(1..=50);
    let black: Vec<usize> = input.numbers(n, 0..=100);
    let white: Vec<usize> = input.numbers(n, 0..=100);
    input.end();
    assert!(black.iter().zip(&white).all(|(black, white)| black + white > 0), "an empty row");
    (black, white)
}

fn answer(input: &mut Input) -> String {
    let (black, white) = read(input);
    format!("{:.6}\n", probability(&black, &white))
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let (black, white) = read(input);
    let pieces: usize = black.iter().chain(&white).sum();
    let right = match pieces <= 12 {
        true => probability(&black, &white),
        false => probability_by_pieces(&black, &white),
    };
    let text = output.token().ok_or("no number")?;
    let said: f64 = text.parse().map_err(|_| format!("{text} is no number"))?;
    // A NaN is close to nothing.
    let is_close = (said - right).abs() <= 2e-6;
    output.end();
    is_close.then_some(()).ok_or_else(|| format!("{said} instead of {right}"))
}

fn probability(black: &[usize], white: &[usize]) -> f64 {
    let mut boards: Vec<Vec<String>> = vec![vec![]];
    for (&black, &white) in black.iter().zip(white) {
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
