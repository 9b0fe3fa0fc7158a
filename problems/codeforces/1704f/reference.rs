//! Codeforces 1704F by its rules: tries every pair of cells that the player may paint.
//!
//! The middle tier has rows of up to 300 cells, well past twice the period. It takes for granted
//! that only pairs of a red and a blue cell matter, but no period: every run of changing colours is
//! worth the mex of what the moves in it leave.

use grundy::mex::mex;
use reference::{letters, Generator, Input, Reference, Search, Size};
use std::cmp::Ordering;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_runs).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = match g.size() {
        Size::Largest if g.one_in(2) => 1,
        _ => g.within(g.pick(1, 50)..=g.pick(2, 50)),
    };
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 499_500 / cases)..=g.pick(11, 500_000 / cases));
        let mut row: Vec<char> = (0..n).map(|_| if g.one_in(2) { 'R' } else { 'B' }).collect();
        if !g.one_in(4) {
            // Long runs of changing colours, and mostly as many red cells as blue ones.
            let turn = g.within(1..=n) as usize;
            (0..row.len()).for_each(|at| {
                row[at] = if (at + usize::from(at >= turn)) % 2 == 1 { 'R' } else { 'B' }
            });
        }
        input += &format!("{n}\n{}\n", row.into_iter().collect::<String>());
    }
    input
}

/// Returns rows with as many red cells as blue ones, in runs of every length up to 150.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("40\n");
    for _ in 0..40 {
        let mut row = String::new();
        for _ in 0..2 {
            let pairs = g.within(1..=75) as usize;
            row += &if g.one_in(2) { "RB" } else { "BR" }.repeat(pairs);
        }
        input += &format!("{}\n{row}\n", row.len());
    }
    input
}

fn answer_by_runs(input: &mut Input) -> String {
    const LONGEST: usize = 600;
    let mut values = vec![0u64; 2];
    for cells in 2..=LONGEST {
        values.push(mex((0..=cells - 2).map(|left| values[left] ^ values[cells - 2 - left])));
    }
    let rows = read(input);
    let verdict = |row: &Vec<u8>| {
        let red = row.iter().filter(|&&cell| cell == b'R').count();
        let runs = row.chunk_by(|cell, next| cell != next);
        let sum = runs.fold(0, |sum, run| sum ^ values[run.len()]);
        // A lead in a single cell is worth nothing, as there is no pair of cells.
        let alice = match red.cmp(&(row.len() - red)) {
            Ordering::Greater => row.len() > 1,
            Ordering::Less => false,
            Ordering::Equal => sum != 0,
        };
        if alice {
            "Alice\n"
        } else {
            "Bob\n"
        }
    };
    rows.iter().map(verdict).collect()
}

fn read(input: &mut Input) -> Vec<Vec<u8>> {
    let (mut rows, mut all) = (Vec::new(), 0);
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=500_000usize);
        all += n;
        assert!(all <= 500_000, "{all} cells");
        let row = input.token().expect("a row").as_bytes().to_vec();
        assert!(row.len() == n && row.iter().all(|cell| b"RB".contains(cell)), "{row:?}");
        rows.push(row);
    }
    input.end();
    rows
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for row in read(input) {
        // A position is the row, the mover's colour and the other player's colour.
        let options = |(row, own, other): &(Vec<u8>, u8, u8)| {
            let mut options = Vec::new();
            for at in 1..row.len() {
                if row[at - 1] == *own || row[at] == *own {
                    let mut option = row.clone();
                    option[at - 1..=at].fill(b'W');
                    options.push((option, *other, *own));
                }
            }
            options
        };
        let alice = Search::normal()
            .written(|(row, _, _): &(Vec<u8>, u8, u8)| letters(row))
            .turn(|(_, own, _)| if *own == b'R' { "Alice" } else { "Bob" })
            .mover_wins(&(row, b'R', b'B'), &options);
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    output
}
