//! UVa 10111 by its rules: every empty square of both players, to the end of the play.
//!
//! The middle tier has up to ten empty squares. The score of each position is remembered, as a
//! string of its squares, and all moves are looked at.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_scores).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(3, 100));
    written(g, cases, g.pick([5, 7], [2, 3]))
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, [3, 5])
}

/// Returns boards after so many moves of each player that nobody has won on.
fn written(g: &mut Generator, cases: u64, moves: [u64; 2]) -> String {
    let mut input = String::new();
    for _ in 0..cases {
        let moves = g.within(moves[0]..=moves[1]);
        let board = loop {
            let mut board = vec!['.'; 16];
            for mark in 0..2 * moves {
                let free: Vec<usize> = (0..16).filter(|&square| board[square] == '.').collect();
                let chosen = free[g.within(0..=free.len() as u64 - 1) as usize];
                board[chosen] = if mark % 2 == 0 { 'x' } else { 'o' };
            }
            if !['x', 'o'].iter().any(|&sign| has_four(&board, sign)) {
                break board;
            }
        };
        let rows = board.chunks(4).map(|row| row.iter().collect::<String>() + "\n");
        input += &format!("?\n{}", rows.collect::<String>());
    }
    input + "$\n"
}

/// Returns whether four squares from one on, with equal steps between them, have a sign.
fn has_four(board: &[char], sign: char) -> bool {
    let equal = |from: usize, step: usize| (0..4).all(|square| board[from + step * square] == sign);
    let straight = (0..4).any(|line| equal(4 * line, 1) || equal(line, 4));
    straight || equal(0, 5) || equal(3, 3)
}

/// The squares, and whether it is the turn of x.
type Position = (Vec<char>, bool);

fn options((board, is_x): &Position) -> Vec<Position> {
    let free = (0..16).filter(|&square| board[square] == '.');
    let mark = |square| {
        let mut next = board.clone();
        next[square] = if *is_x { 'x' } else { 'o' };
        (next, !is_x)
    };
    free.map(mark).collect()
}

fn answer(input: &mut Input) -> String {
    moves(input, 6, |board| {
        let mut search = Search::normal()
            .over(|(board, is_x): &Position| {
                if has_four(board, if *is_x { 'o' } else { 'x' }) {
                    return Some(Standing::Lost);
                }
                (!board.contains(&'.')).then_some(Standing::Drawn)
            })
            .written(|(board, _): &Position| {
                let rows = board.chunks(4).map(|row| row.iter().collect::<String>());
                rows.collect::<Vec<_>>().join("\n")
            })
            .turn(|&(_, is_x): &Position| if is_x { "x" } else { "o" });
        let start = (board, true);
        search.standing(&start, &options);
        let wins = |next: &Position| search.standing(next, &options) == Standing::Lost;
        options(&start).into_iter().map(|next| (next.0.clone(), next)).find_map({
            let mut wins = wins;
            move |(board, next)| wins(&next).then_some(board)
        })
    })
}

fn answer_by_scores(input: &mut Input) -> String {
    let mut known = HashMap::new();
    moves(input, 12, |board| {
        let next = options(&(board, true));
        next.into_iter().find(|next| score(next, &mut known) > 0).map(|(board, _)| board)
    })
}

/// Returns 1 if x wins, 0 if it is a draw, and -1 if o wins.
fn score(position: &Position, known: &mut HashMap<String, i8>) -> i8 {
    let key: String = position.0.iter().collect();
    if let Some(&score) = known.get(&key) {
        return score;
    }
    let best = if has_four(&position.0, 'x') {
        1
    } else if has_four(&position.0, 'o') {
        -1
    } else {
        let scores: Vec<i8> = options(position).iter().map(|next| score(next, known)).collect();
        let best = if position.1 { scores.iter().max() } else { scores.iter().min() };
        *best.unwrap_or(&0)
    };
    known.insert(key, best);
    best
}

/// Prints the square that has changed on the board which `winning` returns.
fn moves(
    input: &mut Input,
    most_empty: usize,
    mut winning: impl FnMut(Vec<char>) -> Option<Vec<char>>,
) -> String {
    let mut output = String::new();
    loop {
        match input.token() {
            Some("?") => {}
            Some("$") if !output.is_empty() => break,
            other => panic!("{other:?} instead of a mark"),
        }
        let mut board = Vec::new();
        for _ in 0..4 {
            let row = input.token().expect("a row");
            assert_eq!(row.len(), 4, "a row that has not four squares");
            board.extend(row.chars());
        }
        let count = |sign: char| board.iter().filter(|&&other| other == sign).count();
        let [x, o, free] = ['x', 'o', '.'].map(count);
        assert!(x + o + free == 16 && x == o && x >= 2 && free > 0, "x is not to move");
        assert!(!has_four(&board, 'x') && !has_four(&board, 'o'), "somebody has won");
        assert!(free <= most_empty, "too large for a reference");
        let change = winning(board.clone()).map(|next| (0..16).find(|&at| next[at] != board[at]));
        output += &match change {
            Some(square) => {
                let square = square.expect("a mark");
                format!("({},{})\n", square / 4, square % 4)
            }
            None => "#####\n".to_string(),
        };
    }
    input.end();
    output
}
