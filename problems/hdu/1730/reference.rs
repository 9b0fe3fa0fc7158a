//! HDU 1730 by its rules: all positions of the board, retreats too, are marked won or lost
//! from the blocked ones backwards until nothing changes.
//!
//! The middle tier has boards of up to 100 columns and 50 rows, half of them lost. It takes for
//! granted that a retreat is answered by following, and a gap is worth the mex of the smaller ones.

use reference::{Generator, GrundyValues, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..60 {
        let (n, m) = (g.within(2..=50), g.within(2..=100));
        input += &format!("{n} {m}\n");
        let mut gaps = g.many(n, 0..=m - 2);
        // Gaps may be left out of a sum that is to be 0.
        while g.one_in(2) {
            let sum = gaps[1..].iter().fold(0, |sum, gap| sum ^ gap);
            if sum <= m - 2 {
                gaps[0] = sum;
                break;
            }
            gaps[g.within(1..=n - 1) as usize] = g.within(0..=m - 2);
        }
        for gap in gaps {
            let left = g.within(1..=m - gap - 1);
            let right = left + gap + 1;
            input += &if g.one_in(2) {
                format!("{left} {right}\n")
            } else {
                format!("{right} {left}\n")
            };
        }
    }
    input
}

fn answer_by_gaps(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&gap: &u64| (0..gap).map(|left| vec![left]).collect();
    let mut output = String::new();
    while let Some((_, board)) = read(input) {
        let gaps: Vec<u64> = board.iter().map(|(tom, jerry)| tom.abs_diff(*jerry) - 1).collect();
        output += if values.sum(&gaps, &options) > 0 { "I WIN!\n" } else { "BAD LUCK!\n" };
    }
    output
}

/// Reads the columns and the pieces of the next board.
fn read(input: &mut Input) -> Option<(u64, Board)> {
    let n = input.number_or_end(1..=1000usize)?;
    let m = input.number(2..=100);
    let board: Board = (0..n).map(|_| (input.number(1..=m), input.number(1..=m))).collect();
    assert!(board.iter().all(|(tom, jerry)| tom != jerry), "two pieces on one cell");
    Some((m, board))
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some((m, board)) = read(input) {
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
