//! Luogu P2575 by its rules: every piece of every row moved.

use reference::{spaced, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 1000)..=g.pick(2, 1000));
        input += &format!("{n}\n");
        for _ in 0..n {
            let most = g.pick(if n == 1 { 9 } else { 6 }, 20);
            let every = g.within(2..=3);
            // Pieces stand at the right, where not much is left to be played.
            let columns: Vec<u64> = (21 - most..=20).filter(|_| !g.one_in(every)).collect();
            input += &format!("{} {}\n", columns.len(), spaced(&columns));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let mut rows = Vec::new();
        for _ in 0..input.number(1..=1000) {
            let m = input.number(0..=20);
            let row: BTreeSet<u64> = input.numbers(m, 1..=20).into_iter().collect();
            assert!(row.len() == m, "two pieces on one cell");
            rows.push(row);
        }
        output +=
            if search.mover_wins(&rows, &|rows: &Rows| moves(rows)) { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}

type Rows = Vec<BTreeSet<u64>>;

fn moves(rows: &[BTreeSet<u64>]) -> Vec<Rows> {
    let mut after = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        for piece in row {
            let Some(to) = (piece + 1..=20).find(|to| !row.contains(to)) else { continue };
            let mut next = rows.to_vec();
            next[place].remove(piece);
            next[place].insert(to);
            after.push(next);
        }
    }
    after
}
