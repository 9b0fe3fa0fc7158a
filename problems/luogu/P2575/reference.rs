//! Luogu P2575 by its rules: every piece of every row moved.
//!
//! The middle tier has rows with one to three pieces, or with one to three empty cells, or with any
//! pieces on the last eleven cells, half of the cases lost. A row is worth the mex of what its
//! moves leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rows).run();
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
            input += &format!("{} {}\n", columns.len(), join(&columns));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut values = GrundyValues::new();
    let mut input = String::from("12\n");
    for _ in 0..12 {
        let mut rows: Vec<BTreeSet<u64>> = (0..g.within(1..=4)).map(|_| row(g)).collect();
        let sum = values.sum(&rows, &row_options);
        let mut more = (0..20).map(|_| row(g)).collect::<Vec<_>>().into_iter();
        let last = more.find(|row| values.value(row, &row_options) == sum);
        rows.extend(last);
        input += &format!("{}\n", rows.len());
        for row in rows {
            let columns: Vec<u64> = row.into_iter().collect();
            input += &format!("{} {}\n", columns.len(), join(&columns));
        }
    }
    input
}

fn row(g: &mut Generator) -> BTreeSet<u64> {
    let kind = g.within(1..=3);
    let few: BTreeSet<u64> = g.many(kind, 1..=20).into_iter().collect();
    match g.within(1..=3) {
        1 => few,
        2 => (1..=20).filter(|column| !few.contains(column)).collect(),
        _ => (10..=20).filter(|_| g.one_in(2)).collect(),
    }
}

fn answer_by_rows(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut verdict = |rows: Rows| match values.sum(&rows, &row_options) {
        0 => "NO\n",
        _ => "YES\n",
    };
    read(input).into_iter().map(&mut verdict).collect()
}

fn row_options(row: &BTreeSet<u64>) -> Vec<Rows> {
    moves(std::slice::from_ref(row))
}

fn read(input: &mut Input) -> Vec<Rows> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let mut rows = Vec::new();
        for _ in 0..input.number(1..=1000) {
            let m = input.number(0..=20);
            let row: BTreeSet<u64> = input.numbers(m, 1..=20).into_iter().collect();
            assert!(row.len() == m, "two pieces on one cell");
            rows.push(row);
        }
        cases.push(rows);
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for rows in read(input) {
        output +=
            if search.mover_wins(&rows, &|rows: &Rows| moves(rows)) { "YES\n" } else { "NO\n" };
    }
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
