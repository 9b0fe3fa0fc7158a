//! UVa 682 by its rules: from every cell to the right and down, as many pieces as stand there. The
//! statement does not bound the number of cases; the solution needs no bound.
//!
//! The middle tier has up to 13 pieces anywhere on the board, on each of which the search looks at at
//! most 2^13 boards.

use reference::{join, signs, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10_000);
    // The solution is faster if the last rows are empty.
    let whole_board = g.pick(false, true) || g.one_in(60);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = g.pick(9, 25);
        let mut board = [0; 25];
        for _ in 0..g.within(1..=most) {
            let row = if whole_board { g.within(0..=4) } else { g.within(0..=2) };
            board[(5 * row + g.within(0..=4)) as usize] = 1;
        }
        for row in board.chunks(5) {
            input += &format!("{}\n", join(row));
        }
    }
    input
}

type Board = [[bool; 5]; 5];

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("2\n");
    for _ in 0..2 {
        let mut board = [0; 25];
        for _ in 0..13 {
            board[g.within(0..=24) as usize] = 1;
        }
        board.chunks(5).for_each(|row| input += &format!("{}\n", join(row)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere().written(|board: &Board| {
        board.iter().map(|row| signs(row, 'X', '.')).collect::<Vec<_>>().join("\n")
    });
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let mut board = Board::default();
        for cell in board.iter_mut().flatten() {
            *cell = input.number(0..=1u8) == 1;
        }
        let wins = search.mover_wins(&board, &options);
        output += if wins { "winning\n" } else { "losing\n" };
    }
    input.end();
    output
}

fn options(board: &Board) -> Vec<Board> {
    let mut options = Vec::new();
    for row in 0..5 {
        for column in 0..5 {
            for (down, right) in [(0, 1), (1, 0)] {
                let mut option = *board;
                for step in 0..5 {
                    let (row, column) = (row + step * down, column + step * right);
                    if row > 4 || column > 4 || !option[row][column] {
                        break;
                    }
                    option[row][column] = false;
                    options.push(option);
                }
            }
        }
    }
    options
}
