//! HackerRank vertical-rooks by its rules: all positions of the board, retreats too, are
//! marked won or lost from the blocked ones backwards until nothing changes.
//!
//! The middle tier has boards of up to 60 columns: the rooks of each are so far apart as there are
//! cells between them, and these numbers are added without carrying, often to 0. That retreats
//! change nothing is for the tiny boards to check.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(30) { 4 } else { 3 };
        let n = g.within(g.pick(2, 2000)..=g.pick(most, 2000));
        let (mut rows_1, mut rows_2) = (String::new(), String::new());
        for _ in 0..n {
            let row_1 = g.within(1..=n);
            let row_2 = (row_1 + g.within(1..=n - 1) - 1) % n + 1;
            rows_1 += &format!("{row_1}\n");
            rows_2 += &format!("{row_2}\n");
        }
        input += &format!("{n}\n{rows_1}{rows_2}");
    }
    input
}

/// The mover's and the opponent's row in each column; their order does not matter, so the
/// columns are sorted.
type Board = Vec<(u64, u64)>;

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let n = g.within(2..=60);
        let (mut rows_1, mut rows_2, mut sum) = (String::new(), String::new(), 0);
        for column in 1..=n {
            let any = g.within(0..=n - 2);
            let gap = if column == n && sum <= n - 2 && !g.one_in(3) { sum } else { any };
            sum ^= gap;
            let low = g.within(1..=n - 1 - gap);
            let (low, high) = (low, low + gap + 1);
            let (row_1, row_2) = if g.one_in(2) { (low, high) } else { (high, low) };
            rows_1 += &format!("{row_1}\n");
            rows_2 += &format!("{row_2}\n");
        }
        input += &format!("{n}\n{rows_1}{rows_2}");
    }
    input
}

fn answer_by_gaps(input: &mut Input) -> String {
    winners(input, |_, board| {
        let between = |&(own, other): &(u64, u64)| (own.min(other) + 1..own.max(other)).count();
        board.iter().fold(0, |sum, column| sum ^ between(column)) > 0
    })
}

fn answer(input: &mut Input) -> String {
    winners(input, |n, mut board| {
        board.sort_unstable();
        assert!(n <= 4, "a board of {n} by {n} is too large for brute force");
        Search::normal().standing(&board, &|board| moves(board, n)) == Standing::Won
    })
}

fn winners(input: &mut Input, is_won: impl Fn(u64, Board) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(2..=2000u64);
        let rows_1 = input.numbers(n as usize, 1..=n);
        let rows_2 = input.numbers(n as usize, 1..=n);
        let board: Board = rows_2.into_iter().zip(rows_1).collect();
        assert!(board.iter().all(|(own, other)| own != other), "two rooks on one cell");
        output += if is_won(n, board) { "player-2\n" } else { "player-1\n" };
    }
    input.end();
    output
}

/// Returns the boards after each move, as the opponent sees them.
fn moves(board: &[(u64, u64)], n: u64) -> Vec<Board> {
    let turned: Board = board.iter().map(|&(own, other)| (other, own)).collect();
    let mut after = Vec::new();
    for (column, &(own, other)) in board.iter().enumerate() {
        let free = if own < other { 1..=other - 1 } else { other + 1..=n };
        for row in free.filter(|&row| row != own) {
            let mut next = turned.clone();
            next[column] = (other, row);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
