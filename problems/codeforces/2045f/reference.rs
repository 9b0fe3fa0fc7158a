//! Codeforces 2045F by its rules: tries every move.
//!
//! The middle tier has up to 60 cells in up to 200 rows, with numbers of stones past several
//! multiples of K + 1. It takes for granted that cells K + 1 rows apart are a sum, and finds the
//! value of a cell by the definition.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_classes).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(2, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let shape = g.within(1..=5);
        let [n, k] = g.pick([[3, 1], [2, 2], [3, 2], [2, 3], [4, 1]], [[1_000_000_000, 9]; 5])
            [shape as usize - 1];
        let k = g.pick(k, 200_000 / shape);
        let m = g.within(g.pick(1, 199_000)..=g.pick(if n == 4 { 2 } else { 3 }, 200_000));
        let mut cells = BTreeMap::new();
        while (cells.len() as u64) < m {
            // Stones far up make a play too long for brute force.
            let row = g.within(g.pick(if n > 2 && k > 1 { 2 } else { 1 }, 1)..=n);
            let cell = g.within(1..=row);
            let most = g.pick(if row == n { 5 } else { 2 }, 1_000_000_000);
            cells.insert((row, cell), g.within(1..=most));
        }
        if g.pick(n > 2 && k > 1 && m < 3, false) && g.one_in(3) {
            cells.insert((1, 1), 1);
        }
        input += &format!("{n} {} {k}\n", cells.len());
        for ((row, cell), count) in cells {
            input += &format!("{row} {cell} {count}\n");
        }
    }
    input
}

type Cells = BTreeMap<(u64, u64), u64>;

/// Returns cells that mostly come in pairs of equal values.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let n = g.within(20..=200);
        let k = g.within(1..=15);
        let mut cells = BTreeMap::new();
        for _ in 0..g.within(1..=30) {
            let rest = g.within(0..=k);
            let row = g.within(1..=n);
            let below = row + (k + 1) * g.within(0..=(n - row) / (k + 1));
            for row in [row, below] {
                let stones = rest + (k + 1) * g.within(1..=20);
                cells.entry((row, g.within(1..=row))).or_insert(stones);
            }
        }
        if g.one_in(2) {
            let row = g.within(1..=n);
            cells.insert((row, g.within(1..=row)), g.within(1..=3));
        }
        input += &format!("{n} {} {k}\n", cells.len());
        for ((row, cell), count) in cells {
            input += &format!("{row} {cell} {count}\n");
        }
    }
    input
}

fn answer_by_classes(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, k, cells } in read(input) {
        let most = cells.values().max().map_or(0, |&stones| stones as usize);
        let mut values: Vec<u64> = Vec::new();
        for stones in 0..=most {
            let removed = 1..=stones.min(k as usize);
            values.push(mex(removed.map(|removed| values[stones - removed])));
        }
        let sum = |first_row: u64| {
            let rows = (first_row..=n).step_by(k as usize + 1);
            let stones = rows.flat_map(|row| cells.range((row, 0)..(row + 1, 0)));
            stones.fold(0, |sum, (_, &stones)| sum ^ values[stones as usize])
        };
        output += if (1..=k + 1).any(|row| sum(row) > 0) { "Anda\n" } else { "Kamu\n" };
    }
    output
}

struct Case {
    n: u64,
    k: u64,
    cells: Cells,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=1_000_000_000u64);
        let m = input.number(1..=200_000usize);
        let k = input.number(1..=200_000u64);
        let mut cells = Cells::new();
        for _ in 0..m {
            let row = input.number(1..=n);
            let cell = input.number(1..=row);
            let known = cells.insert((row, cell), input.number(1..=1_000_000_000u64));
            assert!(known.is_none(), "the cell {row} {cell} twice");
        }
        cases.push(Case { n, k, cells });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, k, cells } in read(input) {
        let first = Search::normal().mover_wins(&cells, &|cells: &Cells| options(cells, n, k));
        output += if first { "Anda\n" } else { "Kamu\n" };
    }
    output
}

fn options(cells: &Cells, n: u64, k: u64) -> Vec<Cells> {
    let mut options = Vec::new();
    for (&(r, c), &count) in cells {
        for removed in 1..=k.min(count) {
            let mut left = cells.clone();
            if removed == count {
                left.remove(&(r, c));
            } else {
                left.insert((r, c), count - removed);
            }
            let mut partial = vec![left];
            for x in r + 1..=n.min(r + k) {
                for y in c..=c + x - r {
                    let with = |cells: &Cells, added: u64| {
                        let mut cells = cells.clone();
                        if added > 0 {
                            *cells.entry((x, y)).or_insert(0) += added;
                        }
                        cells
                    };
                    let all = partial.iter().flat_map(|cells| (0..=k).map(move |a| with(cells, a)));
                    partial = all.collect();
                }
            }
            options.extend(partial);
        }
    }
    options
}
