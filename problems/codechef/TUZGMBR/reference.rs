//! CodeChef TUZGMBR by its rules: every move of the chip on the board.
//!
//! The middle tier has boards of up to 200 by 200 cells: a table says for what is left of the rows
//! and columns whether a move leaves a lost position.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let [rows, columns] = [(); 2].map(|()| g.within(1..=g.pick(20, 1_000_000)));
        input += &format!("{rows} {columns}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let board = |_| format!("{} {}\n", g.within(1..=200), g.within(1..=200));
    ["100\n".to_string()].into_iter().chain((0..100).map(board)).collect()
}

fn answer_by_table(input: &mut Input) -> String {
    let mut is_lost = vec![vec![false; 200]; 200];
    for up in 0..200 {
        for right in 0..200 {
            let moved_up = (1..=up.min(3)).any(|steps| is_lost[up - steps][right]);
            let moved_right = (1..=right.min(2)).any(|steps| is_lost[up][right - steps]);
            is_lost[up][right] = !moved_up && !moved_right;
        }
    }
    winners(input, |rows, columns| !is_lost[rows as usize - 1][columns as usize - 1])
}

fn answer(input: &mut Input) -> String {
    winners(input, |rows, columns| {
        assert!(rows.max(columns) <= 200, "too large for brute force");
        let moves = |&(row, column): &(u32, u32)| {
            let up = (1..=3).map(|steps| (row + steps, column));
            let right = (1..=2).map(|steps| (row, column + steps));
            let cells = up.chain(right);
            cells.filter(|&(row, column)| row <= rows && column <= columns).collect()
        };
        Search::normal().mover_wins(&(1, 1), &moves)
    })
}

fn winners(input: &mut Input, is_won: impl Fn(u32, u32) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let (rows, columns) = (input.number(1..=1_000_000), input.number(1..=1_000_000));
        output += if is_won(rows, columns) { "Tuzik\n" } else { "Vanya\n" };
    }
    input.end();
    output
}
