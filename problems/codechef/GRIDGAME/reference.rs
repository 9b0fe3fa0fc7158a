//! CodeChef GRIDGAME by its rules: every move of the pawn.
//!
//! The middle tier has a part of the grid of 300 by 300 cells. A table says for each cell whether
//! the cells before it in its row and column, back to the nearest impassable one, have a lost one
//! among them.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100_000)..=g.pick(14, 100_000));
        let shape = g.within(0..=2);
        let sizes = [g.pick(6, 1_000_000_000), g.pick(9, 340), g.pick(7, 100_000)];
        let size = sizes[shape as usize];
        let mut obstacles = BTreeSet::new();
        while (obstacles.len() as u64) < n {
            let x = g.within(0..=size);
            // Near the diagonal, everywhere, or close together.
            let y = if shape == 2 { x + g.within(0..=g.pick(4, 10)) } else { g.within(0..=size) };
            obstacles.insert((x, y));
        }
        let q = g.within(g.pick(1, 100_000)..=g.pick(20, 100_000));
        input += &format!("{n}\n");
        let cells: Vec<(u64, u64)> = obstacles.iter().copied().collect();
        for (x, y) in &cells {
            input += &format!("{x} {y}\n");
        }
        input += &format!("{q}\n");
        for _ in 0..q {
            let mut cell = cells[0];
            while obstacles.contains(&cell) {
                let x = g.within(0..=size);
                let y = if g.one_in(2) { x + g.within(0..=6) } else { g.within(0..=size) };
                cell = (x, y.min(1_000_000_000));
            }
            input += &format!("{} {}\n", cell.0, cell.1);
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=3000);
    let mut obstacles = BTreeSet::new();
    while (obstacles.len() as u64) < n {
        let (x, y) = (g.within(0..=SIZE - 1), g.within(0..=SIZE - 1));
        // Anywhere, or near the diagonal, where the lost cells are.
        let y = if g.one_in(3) { y } else { (x + y % 8).saturating_sub(4).min(SIZE - 1) };
        obstacles.insert((x, y));
    }
    let mut input = format!("1\n{n}\n");
    obstacles.iter().for_each(|(x, y)| input += &format!("{x} {y}\n"));
    let is_lost = lost_cells(&obstacles);
    let cells = (0..SIZE).flat_map(|x| (0..SIZE).map(move |y| (x, y)));
    let free = cells.filter(|cell| !obstacles.contains(cell));
    // All lost cells, and a few others.
    let asked: Vec<(u64, u64)> =
        free.filter(|&(x, y)| is_lost[x as usize][y as usize] || g.one_in(100)).collect();
    input += &format!("{}\n", asked.len());
    asked.iter().for_each(|(x, y)| input += &format!("{x} {y}\n"));
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { obstacles, games } in read(input) {
        let is_lost = lost_cells(&obstacles);
        for (x, y) in games {
            output += if is_lost[x as usize][y as usize] { "Bob\n" } else { "Alice\n" };
        }
    }
    output
}

/// The rows and the columns of the middle tier.
const SIZE: u64 = 300;

fn lost_cells(obstacles: &BTreeSet<(u64, u64)>) -> Vec<Vec<bool>> {
    let mut is_lost = vec![vec![false; SIZE as usize]; SIZE as usize];
    // Whether a lost cell can be reached along the line.
    let mut lost_in_column = vec![false; SIZE as usize];
    for (y, column) in (0..).zip(0..SIZE as usize) {
        let mut lost_in_row = false;
        for (x, row) in (0..).zip(0..SIZE as usize) {
            if obstacles.contains(&(x, y)) {
                lost_in_row = false;
                lost_in_column[row] = false;
            } else {
                let lost = !lost_in_row && !lost_in_column[row];
                is_lost[row][column] = lost;
                lost_in_row |= lost;
                lost_in_column[row] |= lost;
            }
        }
    }
    is_lost
}

struct Case {
    obstacles: BTreeSet<(u64, u64)>,
    games: Vec<(u64, u64)>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=10_000) {
        let mut cells = || {
            let count = input.number(1..=100_000);
            let coordinates: Vec<u64> = input.numbers(2 * count, 0..=1_000_000_000);
            coordinates.chunks(2).map(|cell| (cell[0], cell[1])).collect::<Vec<_>>()
        };
        let (impassable, games) = (cells(), cells());
        let obstacles: BTreeSet<(u64, u64)> = impassable.iter().copied().collect();
        assert_eq!(obstacles.len(), impassable.len(), "the impassable cells are not different");
        let blocked = games.iter().any(|cell| obstacles.contains(cell));
        assert!(!blocked, "a game on an impassable cell");
        cases.push(Case { obstacles, games });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { obstacles, games } in read(input) {
        let options = |&(x, y): &(u64, u64)| {
            let is_free = |cell: &(u64, u64)| !obstacles.contains(cell);
            let in_row = (0..x).rev().map(|x| (x, y)).take_while(is_free);
            let in_column = (0..y).rev().map(|y| (x, y)).take_while(is_free);
            in_row.chain(in_column).collect()
        };
        let mut search = Search::normal();
        for (x, y) in games {
            assert!(x <= 100 && y <= 100, "too large for a reference");
            output += if search.mover_wins(&(x, y), &options) { "Alice\n" } else { "Bob\n" };
        }
    }
    output
}
