//! Codeforces 1503B by its rules: Alice, who looks ahead when few cells are empty.
//!
//! The middle tier has boards of up to 10 × 10.

use reference::{Fault, Generator, Input, Opponent, Reference, Talk};
use std::collections::HashMap;

/// The number of empty cells up to which Alice looks at every position.
const SEARCHED: usize = 5;

/// The n up to which she counts Bob's answers to every colour.
const COUNTED: usize = 10;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 60)..=g.pick(3, 100));
    format!("{n}\n{}\n", Opponent::any(g))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n{}\n", g.within(4..=10), Opponent::any(g))
}

/// The colour of each cell, row by row, or 0 if it is empty.
#[derive(Clone)]
struct Board {
    n: usize,
    cells: Vec<usize>,
}

impl Board {
    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        let (row, column) = (cell / self.n, cell % self.n);
        let is_neighbour = move |&other: &usize| {
            row.abs_diff(other / self.n) + column.abs_diff(other % self.n) == 1
        };
        let near = [cell.wrapping_sub(self.n), cell.wrapping_sub(1), cell + 1, cell + self.n];
        near.into_iter().filter(|&other| other < self.cells.len()).filter(is_neighbour)
    }

    fn is_conflict(&self, cell: usize, colour: usize) -> bool {
        self.neighbours(cell).any(|neighbour| self.cells[neighbour] == colour)
    }

    fn empty(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.cells.len()).filter(|&cell| self.cells[cell] == 0)
    }

    /// Returns the boards after each answer to a colour that makes no conflict.
    fn answers(&self, named: usize) -> Vec<Board> {
        let mut boards = vec![];
        for cell in self.empty() {
            for colour in (1..=3).filter(|&colour| colour != named) {
                if !self.is_conflict(cell, colour) {
                    let mut board = self.clone();
                    board.cells[cell] = colour;
                    boards.push(board);
                }
            }
        }
        boards
    }

    fn can_be_searched(&self) -> bool {
        self.empty().count() <= SEARCHED
    }
}

/// Returns whether Alice wins, who is to name a colour.
fn alice_wins(board: &Board, known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(&wins) = known.get(&board.cells) {
        return wins;
    }
    let wins = board.empty().next().is_some()
        && (1..=3).any(|named| wins_by(board, named, known));
    known.insert(board.cells.clone(), wins);
    wins
}

/// Returns whether a colour wins for Alice.
fn wins_by(board: &Board, named: usize, known: &mut HashMap<Vec<usize>, bool>) -> bool {
    board.answers(named).iter().all(|board| alice_wins(board, known))
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let n = input.number(2..=100usize);
    let mut opponent = Opponent::read(input);
    input.end();
    talk.say(n);
    let mut board = Board { n, cells: vec![0; n * n] };
    let mut known = HashMap::new();
    for _ in 0..n * n {
        let can_be_searched = n <= COUNTED && board.can_be_searched();
        let wins = |&named: &usize| can_be_searched && wins_by(&board, named, &mut known);
        let answers = |&named: &usize| match n <= COUNTED {
            true => board.answers(named).len(),
            // The colour that Bob has used most.
            false => n * n - board.cells.iter().filter(|&&colour| colour == named).count(),
        };
        let named = opponent.choose(&[1, 2, 3], wins, answers).expect("three colours");
        talk.say(named);
        let colour = talk.number(1..=3usize)?;
        let [row, column] = [talk.number(1..=n)?, talk.number(1..=n)?];
        let cell = (row - 1) * n + column - 1;
        if colour == named {
            return Err(format!("the colour {colour} was named").into());
        }
        if board.cells[cell] != 0 {
            return Err(format!("there is a token on row {row}, column {column}").into());
        }
        if board.is_conflict(cell, colour) {
            return Err(format!("a second {colour} beside row {row}, column {column}").into());
        }
        board.cells[cell] = colour;
    }
    Ok(())
}
