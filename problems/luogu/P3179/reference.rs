//! Luogu P3179 by its rules: every move on whole arrays.
//!
//! The middle tier has up to 20,000 cells, half of the queries lost. A cell is worth the mex of
//! what its moves leave of its multiples, one by one.

use grundy::mex::mex;
use reference::{join, members, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 999_000_000)..=g.pick(13, 1_000_000_000));
    let k = g.within(g.pick(1, 100)..=g.pick(6, 100));
    let mut input = format!("{n}\n{k}\n");
    for _ in 0..k {
        let w = g.within(1..=g.pick(5, 100));
        let white: BTreeSet<u64> = g.many(w, 1..=n).into_iter().collect();
        let white: Vec<u64> = white.into_iter().collect();
        input += &format!("{}\n{}\n", white.len(), join(&white));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let most = [200, 20_000][g.within(0..=1) as usize];
    let n = g.within(1..=most);
    let values = cell_values(n);
    let mut input = format!("{n}\n50\n");
    for _ in 0..50 {
        let w = g.within(1..=10);
        let mut white: BTreeSet<u64> = (0..w).map(|_| n / g.within(1..=n)).collect();
        if g.one_in(3) {
            white = g.many(w, 1..=n).into_iter().collect();
        }
        let sum = white.iter().fold(0, |sum, &cell| sum ^ values[cell as usize]);
        let from = g.within(1..=n);
        let is_last = |&cell: &u64| values[cell as usize] == sum && !white.contains(&cell);
        let last = (from..=n).chain(1..from).find(is_last);
        white.extend(last.filter(|_| !g.one_in(3)));
        let white: Vec<u64> = white.into_iter().collect();
        input += &format!("{}\n{}\n", white.len(), join(&white));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let (n, queries) = read(input);
    let values = cell_values(n as u64);
    let verdict = |white: Vec<u32>| {
        let sum = white.iter().fold(0, |sum, &cell| sum ^ values[cell as usize]);
        if sum > 0 {
            "Yes\n"
        } else {
            "No\n"
        }
    };
    queries.into_iter().map(verdict).collect()
}

fn cell_values(n: u64) -> Vec<u64> {
    let n = n as usize;
    let mut values = vec![0; n + 1];
    for cell in (1..=n).rev() {
        let further = (2 * cell..=n).step_by(cell).scan(0, |sum, multiple| {
            *sum ^= values[multiple];
            Some(*sum)
        });
        values[cell] = mex(further.chain([0]));
    }
    values
}

/// Reads the number of cells, and the white ones of each query.
fn read(input: &mut Input) -> (u32, Vec<Vec<u32>>) {
    let n = input.number(1..=1_000_000_000u32);
    let mut queries = Vec::new();
    for _ in 0..input.number(1..=100) {
        let w = input.number(0..=100);
        let white = input.numbers(w, 1..=n);
        let different: BTreeSet<&u32> = white.iter().collect();
        assert_eq!(different.len(), w, "a cell is named twice");
        queries.push(white);
    }
    input.end();
    (n, queries)
}

fn answer(input: &mut Input) -> String {
    let (n, queries) = read(input);
    let mut search = Search::normal().written(|&white: &u32| members(white >> 1));
    let options = |&white: &u32| {
        let mut after = Vec::new();
        for x in (1..=n).filter(|x| white >> x & 1 == 1) {
            let mut option = white;
            for multiple in 1..=n / x {
                option ^= 1 << (multiple * x);
                after.push(option);
            }
        }
        after
    };
    let mut output = String::new();
    for cells in queries {
        let white = cells.iter().fold(0u32, |white, cell| white | 1 << cell);
        output += if search.mover_wins(&white, &options) { "Yes\n" } else { "No\n" };
    }
    output
}
