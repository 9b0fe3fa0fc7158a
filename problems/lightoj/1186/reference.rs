//! LightOJ 1186 by its rules: all positions of the board, retreats too, are marked won or lost
//! from the blocked ones backwards until nothing changes.
//!
//! The middle tier has boards of up to 100 columns: the cells between the pawns of each are counted
//! and added without carrying, often to 0. That retreats change nothing is for the small boards to
//! check.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(1, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(3, 100)..=g.pick(4, 100));
        let widest = g.within(1..=n - 1);
        let mut white = Vec::new();
        let mut black = Vec::new();
        for _ in 0..n {
            let distance = g.within(1..=widest);
            let row = g.within(0..=n - 1 - distance);
            white.push(row);
            black.push(row + distance);
        }
        if white.iter().all(|&row| row == 0) && black.iter().all(|&row| row == 1) {
            black[0] = 2; // White has a move at the beginning.
        }
        input += &format!("{n}\n{}\n{}\n", join(&white), join(&black));
    }
    input
}

/// The mover's and the opponent's row in each column.
type Board = Vec<(u64, u64)>;

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = g.within(3..=100);
        let (mut white, mut black, mut sum) = (Vec::new(), Vec::new(), 0);
        for column in 1..=n {
            let any = g.within(0..=n - 2);
            let gap = if column == n && sum <= n - 2 && !g.one_in(3) { sum } else { any };
            sum ^= gap;
            let row = g.within(0..=n - 2 - gap);
            white.push(row);
            black.push(row + gap + 1);
        }
        input += &format!("{n}\n{}\n{}\n", join(&white), join(&black));
    }
    input
}

fn answer_by_gaps(input: &mut Input) -> String {
    winners(input, |_, board| {
        let between = |&(white, black): &(u64, u64)| (white + 1..black).count();
        board.iter().fold(0, |sum, column| sum ^ between(column)) > 0
    })
}

fn answer(input: &mut Input) -> String {
    winners(input, |n, mut board| {
        board.sort_unstable();
        Search::normal().standing(&board, &|board| moves(board, n)) == Standing::Won
    })
}

fn winners(input: &mut Input, is_won: impl Fn(u64, Board) -> bool) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let n = input.number(3..=100usize);
        let white = input.numbers(n, 0..=n as u64 - 1);
        let black = input.numbers(n, 0..=n as u64 - 1);
        let board: Board = white.into_iter().zip(black).collect();
        assert!(board.iter().all(|(white, black)| white < black), "a black pawn is not above");
        let winner = if is_won(n as u64, board) { "white" } else { "black" };
        output += &format!("Case {case}: {winner} wins\n");
    }
    input.end();
    output
}

/// The boards after each move, as the opponent sees them.
fn moves(board: &[(u64, u64)], n: u64) -> Vec<Board> {
    let turned: Board = board.iter().map(|&(own, other)| (other, own)).collect();
    let mut after = Vec::new();
    for (column, &(own, other)) in board.iter().enumerate() {
        let free = if own < other { 0..other } else { other + 1..n };
        for row in free.filter(|&row| row != own) {
            let mut next = turned.clone();
            next[column] = (other, row);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
