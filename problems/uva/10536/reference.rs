//! UVa 10536 by its rules: pins from each of the four sides, square by square, and from above.
//!
//! The squares are so few that the brute force answers every board.

use reference::{signs, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer)
        .without_middle("there are 16 squares: the brute force answers every board")
        .run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 99_999);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut board = ['X'; 16];
        for _ in 0..g.within(1..=g.pick(12, 40)) {
            board[g.within(0..=15) as usize] = '.';
        }
        input += "\n";
        for row in board.chunks(4) {
            input += &format!("{}\n", row.iter().collect::<String>());
        }
    }
    input
}

/// Whether each square is covered.
type Board = [[bool; 4]; 4];

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere().written(|board: &Board| {
        board.iter().map(|row| signs(row, 'X', '.')).collect::<Vec<_>>().join("\n")
    });
    let mut output = String::new();
    for _ in 0..input.number(1..=99_999) {
        let mut board = Board::default();
        for row in &mut board {
            let squares = input.token().expect("a row");
            assert_eq!(squares.len(), 4, "the row {squares}");
            assert!(squares.chars().all(|square| "X.".contains(square)), "the row {squares}");
            for (covered, square) in row.iter_mut().zip(squares.chars()) {
                *covered = square == 'X';
            }
        }
        assert!(board.iter().flatten().any(|covered| !covered), "a board without a move");
        output += if search.mover_wins(&board, &options) { "WINNING\n" } else { "LOSING\n" };
    }
    input.end();
    output
}

fn options(board: &Board) -> Vec<Board> {
    let mut options = Vec::new();
    for row in 0..4 {
        for column in 0..4 {
            if !board[row][column] {
                let mut option = *board;
                option[row][column] = true;
                options.push(option);
            }
        }
    }
    for line in 0..4 {
        let from_left = |step: usize| (line, step);
        let from_right = |step: usize| (line, 3 - step);
        let from_top = |step: usize| (step, line);
        let from_bottom = |step: usize| (3 - step, line);
        for square in [&from_left as &dyn Fn(usize) -> _, &from_right, &from_top, &from_bottom] {
            let mut option = *board;
            for step in 0..3 {
                let (row, column) = square(step);
                if option[row][column] {
                    break;
                }
                option[row][column] = true;
                options.push(option);
            }
        }
    }
    options
}
