//! AtCoder AGC 033 B by its rules: both choices of both players in every step.
//!
//! The middle tier has up to 100 steps. It goes backwards from the last one, and notes for every
//! cell whether the piece stays.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_cells).run();
}

fn generate(g: &mut Generator) -> String {
    let (h, w) = (g.within(2..=g.pick(5, 200_000)), g.within(2..=g.pick(5, 200_000)));
    let n = g.within(g.pick(2, 200_000)..=g.pick(7, 200_000));
    let (row, column) = (g.within(1..=h), g.within(1..=w));
    // Long games are decided early if the directions are all alike.
    let kinds = if g.one_in(2) { 1 } else { 3 };
    let mut word = || -> String {
        (0..n).map(|_| char::from(b"LRUD"[g.within(0..=kinds) as usize])).collect()
    };
    format!("{h} {w} {n}\n{row} {column}\n{}\n{}\n", word(), word())
}

/// Returns games in which Aoki often answers in the opposite direction.
fn generate_middle(g: &mut Generator) -> String {
    let (h, w, n) = (g.within(2..=20), g.within(2..=20), g.within(8..=100));
    let (row, column) = (g.within(1..=h), g.within(1..=w));
    let kinds = if g.one_in(2) { 1 } else { 3 };
    let (mut attacks, mut defences) = (String::new(), String::new());
    let often = g.within(2..=8);
    for _ in 0..n {
        let attack = g.within(0..=kinds);
        let defence = if g.one_in(often) { g.within(0..=kinds) } else { attack ^ 1 };
        attacks.push(char::from(b"LRUD"[attack as usize]));
        defences.push(char::from(b"LRUD"[defence as usize]));
    }
    format!("{h} {w} {n}\n{row} {column}\n{attacks}\n{defences}\n")
}

fn answer_by_cells(input: &mut Input) -> String {
    let Case { h, w, cell, turns } = read(input);
    // A margin of one cell lies around the board.
    let place = |row: i64, column: i64| (row * (w + 2) + column) as usize;
    let on_board = |row: i64, column: i64| (1..=h).contains(&row) && (1..=w).contains(&column);
    let cells = || (0..h + 2).flat_map(|row| (0..w + 2).map(move |column| (row, column)));
    let mut stays: Vec<bool> = cells().map(|(row, column)| on_board(row, column)).collect();
    for (turn, direction) in turns.iter().enumerate().rev() {
        let before = |(row, column)| {
            let (next_row, next_column) = moved((row, column), *direction);
            on_board(row, column) && {
                let both = [stays[place(row, column)], stays[place(next_row, next_column)]];
                if turn % 2 == 0 {
                    both == [true; 2]
                } else {
                    both != [false; 2]
                }
            }
        };
        stays = cells().map(before).collect();
    }
    if stays[place(cell.0, cell.1)] { "YES\n" } else { "NO\n" }.to_string()
}

struct Case {
    h: i64,
    w: i64,
    cell: (i64, i64),
    /// The directions of Takahashi and of Aoki in turn.
    turns: Vec<u8>,
}

fn read(input: &mut Input) -> Case {
    let h = input.number(2..=200_000);
    let w = input.number(2..=200_000);
    let n = input.number(2..=200_000);
    let cell = (input.number(1..=h), input.number(1..=w));
    let mut word = || {
        let word = input.token().expect("a word").as_bytes();
        assert!(word.len() == n, "a word of another length");
        word
    };
    let (attacks, defences) = (word(), word());
    input.end();
    let turns = attacks.iter().zip(defences).flat_map(|(&s, &t)| [s, t]).collect();
    Case { h, w, cell, turns }
}

fn answer(input: &mut Input) -> String {
    let Case { h, w, cell, turns } = read(input);
    if stays(cell, &turns, true, (h, w)) { "YES\n" } else { "NO\n" }.to_string()
}

fn moved((row, column): (i64, i64), direction: u8) -> (i64, i64) {
    match direction {
        b'L' => (row, column - 1),
        b'R' => (row, column + 1),
        b'U' => (row - 1, column),
        b'D' => (row + 1, column),
        _ => panic!("no direction"),
    }
}

fn stays(cell: (i64, i64), turns: &[u8], takahashi_moves: bool, (h, w): (i64, i64)) -> bool {
    let (row, column) = cell;
    if !(1..=h).contains(&row) || !(1..=w).contains(&column) {
        return false;
    }
    let Some(&direction) = turns.first() else {
        return true;
    };
    let mut results = [cell, moved(cell, direction)]
        .into_iter()
        .map(|cell| stays(cell, &turns[1..], !takahashi_moves, (h, w)));
    if takahashi_moves {
        results.all(|stays| stays)
    } else {
        results.any(|stays| stays)
    }
}
