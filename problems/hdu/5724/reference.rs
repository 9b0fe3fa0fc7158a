//! HDU 5724 by its rules: every jump on whole boards.

use reference::{words, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference { generate, answer, check: None }.run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
        input += &format!("{n}\n");
        for _ in 0..n {
            // Few chesses, or near the right end, so that search stays small.
            let most = g.within(0..=g.pick(4, 20));
            let first = g.within(g.pick(15, 1)..=g.pick(18, 20));
            let cells: BTreeSet<u64> = g.many(most, first..=20).into_iter().collect();
            let cells: Vec<u64> = cells.into_iter().collect();
            input += &format!("{} {}\n", cells.len(), words(&cells));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |rows: &Vec<Vec<u64>>| {
        let mut after = Vec::new();
        for (place, row) in rows.iter().enumerate() {
            for (chess, &cell) in row.iter().enumerate() {
                let mut free = (cell + 1..=20).filter(|to| !row.contains(to));
                if let Some(to) = free.next() {
                    let mut option = rows.clone();
                    option[place][chess] = to;
                    option[place].sort_unstable();
                    option.sort_unstable();
                    after.push(option);
                }
            }
        }
        after
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n: usize = input.number(1..=1000);
        let mut rows = Vec::new();
        for _ in 0..n {
            let m = input.number(0..=20);
            let mut row = input.numbers(m, 1..=20u64);
            row.sort_unstable();
            assert!(row.windows(2).all(|pair| pair[0] < pair[1]), "two chesses on one cell");
            rows.push(row);
        }
        rows.sort_unstable();
        output += if search.mover_wins(&rows, &options) { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}
