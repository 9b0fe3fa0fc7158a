//! Codeforces 1710E by its rules: every move and every end, with fewer visits on most boards,
//! since 1000 of each cell could not be tried.

use reference::{spaced, Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(4, 200_000));
    let m = g.within(g.pick(1, 200_000)..=g.pick(if n < 3 { 4 } else { (9 / n).max(1) }, 200_000));
    let largest = g.pick(9, 500_000_000);
    let mut a = g.many(n, 1..=largest);
    let mut b = g.many(m, 1..=largest);
    if g.one_in(2) {
        // Alice begins on a cell that she would like to leave.
        a[0] = largest;
        b[0] = largest - 1;
    }
    format!("{n} {m}\n{}\n{}\n", spaced(&a), spaced(&b))
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=200_000usize), input.number(1..=200_000usize));
    let a = input.numbers(n, 1..=500_000_000u64);
    let b = input.numbers(m, 1..=500_000_000u64);
    input.end();
    let visits = match n * m {
        ..=2 => 1000,
        3 => 8,
        4 => 4,
        5..=6 => 2,
        7..=9 => 1,
        _ => panic!("too large for a reference"),
    };
    let scores = a.iter().flat_map(|a| b.iter().map(move |b| a + b)).collect();
    let mut left = vec![visits; n * m];
    left[0] -= 1;
    let mut game = Game { columns: m, scores, known: HashMap::new() };
    format!("{}\n", game.score(0, &left, true))
}

struct Game {
    columns: usize,
    scores: Vec<u64>,
    known: HashMap<(usize, Vec<u32>, bool), u64>,
}

impl Game {
    /// Returns the score if the rook is on `cell` and may come to each cell `left` times more.
    fn score(&mut self, cell: usize, left: &[u32], alice_moves: bool) -> u64 {
        let position = (cell, left.to_vec(), alice_moves);
        if let Some(&score) = self.known.get(&position) {
            return score;
        }
        let mut best = self.scores[cell];
        for next in (0..left.len()).filter(|&next| next != cell && left[next] > 0) {
            let in_row = next / self.columns == cell / self.columns;
            if in_row || next % self.columns == cell % self.columns {
                let mut left = left.to_vec();
                left[next] -= 1;
                let score = self.score(next, &left, !alice_moves);
                best = if alice_moves { best.min(score) } else { best.max(score) };
            }
        }
        self.known.insert(position, best);
        best
    }
}
