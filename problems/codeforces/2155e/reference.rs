//! Codeforces 2155E by its rules: takes every token along every path.
//!
//! The middle tier has up to 100 columns and many tokens. With one row it adds up the moves that
//! a token brings, column by column; with more it takes for granted that the parities in the
//! columns from 2 on decide.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_columns).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(2, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let rows = g.pick(3, 200_000);
        let n = if g.one_in(4) { 1 } else { g.within(1..=rows) };
        let m = g.within(g.pick(1, 2)..=g.pick(if n == 3 { 3 } else { 4 }, 200_000));
        let k = g.within(g.pick(1, 200_000)..=g.pick(4, 200_000));
        input += &format!("{n} {m} {k}\n");
        // Pairs in the same column now and then, as random positions are rarely lost.
        let in_pairs = g.one_in(2);
        let mut column = g.within(1..=m);
        for token in 0..k {
            if !in_pairs || token % 2 == 0 {
                column = g.within(1..=m);
            }
            // Many tokens far away make a play too long for brute force.
            column = if g.pick(token > 1, false) { column.min(2) } else { column };
            input += &format!("{} {column}\n", g.within(1..=n));
        }
    }
    input
}

/// How many tokens lie on each cell, by row and column, with none left out but those in column 1,
/// which never move.
type Tokens = BTreeMap<(usize, usize), u32>;

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = g.within(1..=3);
        let m = if g.one_in(2) { g.within(1..=5) } else { g.within(1..=100) };
        let mut columns = Vec::new();
        for _ in 0..g.within(1..=20) {
            let column = g.within(1..=m);
            columns.extend([column, column]);
        }
        if g.one_in(2) {
            columns.push(g.within(1..=m.min(3)));
        }
        input += &format!("{n} {m} {}\n", columns.len());
        for column in columns {
            input += &format!("{} {column}\n", g.within(1..=n));
        }
    }
    input
}

fn answer_by_columns(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, m, cells } in read(input) {
        let mut are_odd = vec![false; m + 1];
        cells.iter().for_each(|&(_, y)| are_odd[y] ^= true);
        // Whether a token in a column brings an odd number of moves: its own, and those of the
        // tokens that it leaves.
        let mut moves_are_odd = vec![false; 2];
        for column in 2..=m {
            let left = moves_are_odd[2..column].iter().filter(|&&is_odd| is_odd).count();
            moves_are_odd.push(left % 2 == 0);
        }
        let first = match n {
            1 => (2..=m).filter(|&y| are_odd[y] && moves_are_odd[y]).count() % 2 == 1,
            _ => (2..=m).any(|y| are_odd[y]),
        };
        output += if first { "Mimo\n" } else { "Yuyu\n" };
    }
    output
}

struct Case {
    n: usize,
    m: usize,
    /// Of the tokens, by row and column.
    cells: Vec<(usize, usize)>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=10_000) {
        let [n, m, k] = [(); 3].map(|()| input.number(1..=200_000usize));
        let cells = (0..k).map(|_| (input.number(1..=n), input.number(1..=m))).collect();
        cases.push(Case { n, m, cells });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, cells, .. } in read(input) {
        let mut tokens = Tokens::new();
        add(&mut tokens, &cells);
        let options = |tokens: &Tokens| {
            let mut options = Vec::new();
            for (&(x, y), &count) in tokens {
                let mut left = tokens.clone();
                if count == 1 {
                    left.remove(&(x, y));
                } else {
                    left.insert((x, y), count - 1);
                }
                for path in paths(n, vec![(x, y - 1)]) {
                    let mut option = left.clone();
                    add(&mut option, &path);
                    options.push(option);
                }
            }
            options
        };
        let written = |tokens: &Tokens| {
            let cell = |((x, y), count): (&(usize, usize), &u32)| match count {
                1 => format!("({x},{y})"),
                _ => format!("{count}×({x},{y})"),
            };
            tokens.iter().map(cell).collect::<Vec<_>>().join(" ")
        };
        let first = Search::normal().written(written).mover_wins(&tokens, &options);
        output += if first { "Mimo\n" } else { "Yuyu\n" };
    }
    output
}

fn add(tokens: &mut Tokens, cells: &[(usize, usize)]) {
    for &cell in cells.iter().filter(|&&(_, y)| y > 1) {
        *tokens.entry(cell).or_insert(0) += 1;
    }
}

/// Returns all paths that begin with `start` and end in column 1.
fn paths(n: usize, start: Vec<(usize, usize)>) -> Vec<Vec<(usize, usize)>> {
    let &(x, y) = start.last().expect("a cell");
    let next = [(x, y - 1), (x + 1, y), (x - 1, y)].into_iter().filter(|cell| {
        let &(x, y) = cell;
        y >= 1 && (1..=n).contains(&x) && !start.contains(cell)
    });
    let longer = next.flat_map(|cell| paths(n, [&start[..], &[cell]].concat()));
    let mut paths: Vec<Vec<(usize, usize)>> = longer.collect();
    if y == 1 {
        paths.push(start.clone());
    }
    paths
}
