//! Codeforces 1411G by its rules: tries every move. Two chips on a vertex do not matter, as
//! a player can answer every move of one by the same move of the other; so there are finitely
//! many positions, and their probabilities are the solution of linear equations.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
    let shift = g.within(0..=n);
    let name = |vertex: u64| (vertex + shift) % n + 1;
    let mut edges = Vec::new();
    let dense = g.within(0..=1) * g.pick(n, 446);
    for from in 0..dense {
        for to in 0..from {
            if g.pick(2, 1) == 1 || g.one_in(2) {
                edges.push((from, to));
            }
        }
    }
    while g.pick(false, edges.len() < 100_000) {
        let from = g.within(1..=n - 1);
        edges.push((from, g.within(0..=from - 1)));
    }
    let lines: String =
        edges.iter().map(|&(from, to)| format!("{} {}\n", name(from), name(to))).collect();
    format!("{n} {}\n{lines}", edges.len())
}

const MODULUS: u64 = 998_244_353;

fn inverse(number: u64) -> u64 {
    let (mut power, mut result, mut exponent) = (number, 1, MODULUS - 2);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result * power % MODULUS;
        }
        power = power * power % MODULUS;
        exponent >>= 1;
    }
    result
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=100_000usize), input.number(0..=100_000usize));
    let mut edges = vec![vec![]; n];
    for _ in 0..m {
        let (from, to) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        edges[from].push(to);
    }
    input.end();
    let mut without_edges: Vec<usize> = Vec::new();
    for _ in 0..n {
        let ends = |from: &usize| edges[*from].iter().all(|to| without_edges.contains(to));
        without_edges = (0..n).filter(ends).collect();
    }
    assert!(without_edges.len() == n, "a cycle");
    assert!(n <= 6, "too many vertices for a search");
    // A position is a number whose ones are the vertices that have a chip.
    let options = |chips: &usize| {
        let mut options = Vec::new();
        for from in (0..n).filter(|from| chips >> from & 1 == 1) {
            options.extend(edges[from].iter().map(|to| chips ^ 1 << from ^ 1 << to));
        }
        options
    };
    // Let the unknown of each position be the expected number of times that the drawing is in it,
    // divided by n + 1. Its equation says that the drawing is in it at the start, or comes from a
    // position that differs in one vertex.
    let positions = 1 << n;
    let mut rows = vec![vec![0; positions + 1]; positions];
    for (position, row) in rows.iter_mut().enumerate() {
        row[position] = n as u64 + 1;
        (0..n).for_each(|vertex| row[position ^ 1 << vertex] = MODULUS - 1);
    }
    rows[0][positions] = 1;
    for column in 0..positions {
        let pivot = (column..positions).find(|&row| rows[row][column] != 0).expect("a solution");
        rows.swap(column, pivot);
        let scale = inverse(rows[column][column]);
        rows[column].iter_mut().for_each(|entry| *entry = *entry * scale % MODULUS);
        let base = rows[column].clone();
        for (at, row) in rows.iter_mut().enumerate() {
            let factor = MODULUS - row[column];
            if at != column && factor != MODULUS {
                for (entry, base) in row.iter_mut().zip(&base) {
                    *entry = (*entry + factor * base) % MODULUS;
                }
            }
        }
    }
    let mut search = Search::normal().written(|&chips: &usize| members(chips as u64));
    let won = (0..positions).filter(|position| search.mover_wins(position, &options));
    format!("{}\n", won.map(|position| rows[position][positions]).sum::<u64>() % MODULUS)
}
