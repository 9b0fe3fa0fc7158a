//! HDU 1730 by its rules: all positions of the board, retreats too, are marked won or lost
//! from the blocked ones backwards until nothing changes.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(2, 50) {
        let n = g.within(g.pick(1, 1000)..=g.pick(2, 1000));
        let m = g.within(g.pick(2, 100)..=g.pick(if n == 1 { 7 } else { 4 }, 100));
        input += &format!("{n} {m}\n");
        let equal_gaps = g.one_in(3);
        let mut gap = 1;
        for row in 0..n {
            if row % 2 == 0 || !equal_gaps {
                gap = g.within(1..=m - 1);
            }
            let left = g.within(1..=m - gap);
            let (tom, jerry) = if g.one_in(2) { (left, left + gap) } else { (left + gap, left) };
            input += &format!("{tom} {jerry}\n");
        }
        input += "\n";
    }
    input
}

/// The mover's and the opponent's column in each row.
type Board = Vec<(u64, u64)>;

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1000usize) {
        let m = input.number(2..=100);
        let mut board = Board::new();
        for _ in 0..n {
            board.push((input.number(1..=m), input.number(1..=m)));
        }
        assert!(board.iter().all(|(tom, jerry)| tom != jerry), "two pieces on one cell");
        let won = Search::normal().standing(&board, &|board| moves(board, m)) == Standing::Won;
        output += if won { "I WIN!\n" } else { "BAD LUCK!\n" };
    }
    output
}

/// The boards after each move, as the opponent sees them.
fn moves(board: &[(u64, u64)], m: u64) -> Vec<Board> {
    let turned: Board = board.iter().map(|&(own, other)| (other, own)).collect();
    let mut after = Vec::new();
    for (row, &(own, other)) in board.iter().enumerate() {
        let free = if own < other { 1..=other - 1 } else { other + 1..=m };
        for cell in free.filter(|&cell| cell != own) {
            let mut next = turned.clone();
            next[row] = (other, cell);
            after.push(next);
        }
    }
    after
}
