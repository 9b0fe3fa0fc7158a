//! BOJ 16897 by its rules: one square down, one to the right, or K along the diagonal.
//!
//! The middle tier has boards of up to 150 rows and columns, with the outcomes of a table.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

/// A board: the squares of the long step, the rows and the columns.
type Board = (usize, usize, usize);

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
    let most = g.pick(9, 1_000_000_000);
    written(g, count, most / 2, most)
}

fn generate_middle(g: &mut Generator) -> String {
    let longest = if g.one_in(2) { 4 } else { 60 };
    written(g, 10, longest, 150)
}

fn written(g: &mut Generator, count: u64, longest: u64, most: u64) -> String {
    let mut input = format!("{count}\n");
    for _ in 0..count {
        let rows = g.within(1..=most);
        // On a square board no step keeps the smaller coordinate.
        let columns = if g.one_in(3) { rows } else { g.within(1..=most) };
        input += &format!("{} {rows} {columns}\n", g.within(1..=longest));
    }
    input
}

fn read(input: &mut Input) -> Vec<Board> {
    let count = input.number(1..=100_000);
    let mut number = || input.number(1..=1_000_000_000);
    let boards = (0..count).map(|_| (number(), number(), number())).collect();
    input.end();
    boards
}

fn answer(input: &mut Input) -> String {
    winners(read(input), |(step, rows, columns)| {
        let options = |&(row, column): &(usize, usize)| -> Vec<(usize, usize)> {
            let after = [(row + 1, column), (row, column + 1), (row + step, column + step)];
            after.into_iter().filter(|&(row, column)| row <= rows && column <= columns).collect()
        };
        Search::normal().mover_wins(&(1, 1), &options)
    })
}

fn answer_by_table(input: &mut Input) -> String {
    winners(read(input), |(step, rows, columns)| {
        // From the last square on, with a margin that is won, as if one could not go there.
        let mut is_won = vec![vec![true; columns + step]; rows + step];
        for row in (0..rows).rev() {
            for column in (0..columns).rev() {
                let after = [(row + 1, column), (row, column + 1), (row + step, column + step)];
                is_won[row][column] = after.into_iter().any(|(row, column)| !is_won[row][column]);
            }
        }
        is_won[0][0]
    })
}

fn winners(boards: Vec<Board>, mut koosaga_wins: impl FnMut(Board) -> bool) -> String {
    let winner = |board| if koosaga_wins(board) { "koosaga\n" } else { "cubelover\n" };
    boards.into_iter().map(winner).collect()
}
