//! CodeChef GRIDGAME by its rules: every move of the pawn.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=10_000usize);
    let mut output = String::new();
    for _ in 0..cases {
        let n = input.number(1..=100_000usize);
        let mut cell = || {
            let mut coordinate = || input.number(0..=1_000_000_000u64);
            (coordinate(), coordinate())
        };
        let obstacles: BTreeSet<(u64, u64)> = (0..n).map(|_| cell()).collect();
        assert_eq!(obstacles.len(), n, "the impassable cells are not different");
        let options = |&(x, y): &(u64, u64)| {
            let is_free = |cell: &(u64, u64)| !obstacles.contains(cell);
            let in_row = (0..x).rev().map(|x| (x, y)).take_while(is_free);
            let in_column = (0..y).rev().map(|y| (x, y)).take_while(is_free);
            in_row.chain(in_column).collect()
        };
        let mut search = Search::normal();
        let q = input.number(1..=100_000usize);
        for _ in 0..q {
            let x = input.number(0..=1_000_000_000u64);
            let y = input.number(0..=1_000_000_000u64);
            assert!(!obstacles.contains(&(x, y)), "a game on an impassable cell");
            assert!(x <= 100 && y <= 100, "too large for a reference");
            output += if search.mover_wins(&(x, y), &options) { "Alice\n" } else { "Bob\n" };
        }
    }
    input.end();
    output
}
