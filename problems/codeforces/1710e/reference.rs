//! Codeforces 1710E by its rules: every move and every end, with fewer visits on most boards,
//! since 1000 of each cell could not be tried.
//!
//! The middle tier has boards of up to 42 cells. For each score it asks whether every maximum
//! matching of the cells at or below it with those above covers the first cell. It takes for
//! granted that this decides, and finds the matchings edge by edge.

use reference::{join, Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_matchings).run();
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
    format!("{n} {m}\n{}\n{}\n", join(&a), join(&b))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=12);
    let m = g.within(1..=42 / n);
    let largest = [3, 12, 500_000_000][g.within(0..=2) as usize];
    let mut a = g.many(n, 1..=largest);
    let mut b = g.many(m, 1..=largest);
    if !g.one_in(3) {
        // Alice begins on a cell that she would like to leave.
        a[0] = largest - g.within(0..=largest / 3);
        b[0] = largest - g.within(0..=largest / 3);
    }
    format!("{n} {m}\n{}\n{}\n", join(&a), join(&b))
}

fn answer_by_matchings(input: &mut Input) -> String {
    let Board { columns, scores } = read(input);
    let mut bounds = scores.clone();
    bounds.sort_unstable();
    bounds.dedup();
    let alice_gets = |&bound: &u64| {
        let graph = Graph { columns, is_white: scores.iter().map(|&s| s <= bound).collect() };
        graph.is_white[0] || graph.largest_matching(1) < graph.largest_matching(0)
    };
    format!("{}\n", bounds.into_iter().find(alice_gets).expect("she ends at once"))
}

/// The cells of a board, each joined to those of the other colour in its row and column.
struct Graph {
    columns: usize,
    is_white: Vec<bool>,
}

impl Graph {
    /// Returns the size of a largest matching without the cells before `first`.
    fn largest_matching(&self, first: usize) -> usize {
        let mut partners = vec![None; self.is_white.len()];
        let white = (first..self.is_white.len()).filter(|&cell| self.is_white[cell]);
        let mut is_matched =
            |&cell: &usize| self.is_matched(cell, first, &mut partners, &mut Vec::new());
        white.filter(|cell| is_matched(cell)).count()
    }

    /// Returns whether a white cell gets a partner, if those in `tried` are not asked.
    fn is_matched(
        &self,
        cell: usize,
        first: usize,
        partners: &mut Vec<Option<usize>>,
        tried: &mut Vec<usize>,
    ) -> bool {
        for other in first..self.is_white.len() {
            let is_in_line = other / self.columns == cell / self.columns
                || other % self.columns == cell % self.columns;
            if is_in_line && !self.is_white[other] && !tried.contains(&other) {
                tried.push(other);
                let is_free = partners[other]
                    .is_none_or(|rival| self.is_matched(rival, first, partners, tried));
                if is_free {
                    partners[other] = Some(cell);
                    return true;
                }
            }
        }
        false
    }
}

struct Board {
    columns: usize,
    /// Of the cells, row by row.
    scores: Vec<u64>,
}

fn read(input: &mut Input) -> Board {
    let (n, m) = (input.number(1..=200_000usize), input.number(1..=200_000usize));
    let a = input.numbers(n, 1..=500_000_000u64);
    let b = input.numbers(m, 1..=500_000_000u64);
    input.end();
    Board { columns: m, scores: a.iter().flat_map(|a| b.iter().map(move |b| a + b)).collect() }
}

fn answer(input: &mut Input) -> String {
    let Board { columns, scores } = read(input);
    let visits = match scores.len() {
        ..=2 => 1000,
        3 => 8,
        4 => 4,
        5..=6 => 2,
        7..=9 => 1,
        _ => panic!("too large for a reference"),
    };
    let mut left = vec![visits; scores.len()];
    left[0] -= 1;
    let mut game = Game { columns, scores, known: HashMap::new() };
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
