//! Codeforces 2155E by its rules: takes every token along every path.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let [n, m, k] = [(); 3].map(|()| input.number(1..=200_000usize));
        let mut tokens = Tokens::new();
        for _ in 0..k {
            let (x, y) = (input.number(1..=n), input.number(1..=m));
            add(&mut tokens, &[(x, y)]);
        }
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
    input.end();
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
