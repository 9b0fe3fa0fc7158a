//! Codeforces 1411G by its rules: tries every move. Two chips on a vertex do not matter, as
//! a player can answer every move of one by the same move of the other; so there are finitely
//! many positions, and their probabilities are the solution of linear equations.
//!
//! The middle tier has up to 60 vertices with larger Grundy values, found by their definition.
//! The positions of its linear equations are the nim sums.

use reference::{members, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
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

/// Returns a graph of which some vertices have edges to all before them, and so large values.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=60);
    let shift = g.within(0..=n);
    let name = |vertex: u64| (vertex + shift) % n + 1;
    let dense = g.within(1..=n.min(20));
    let mut edges = Vec::new();
    for from in 1..n {
        let rarity = if from < dense { 1 } else { g.within(2..=20) };
        edges.extend((0..from).filter(|_| g.one_in(rarity)).map(|to| (from, to)));
    }
    let lines: String =
        edges.iter().map(|&(from, to)| format!("{} {}\n", name(from), name(to))).collect();
    format!("{n} {}\n{lines}", edges.len())
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let edges = read(input);
    let n = edges.len();
    let mut values = GrundyValues::new();
    let options = |&from: &usize| edges[from].iter().map(|&to| vec![to]).collect();
    let values: Vec<usize> =
        (0..n).map(|vertex| values.value(&vertex, &options) as usize).collect();
    let sums = values.iter().max().map_or(1, |value| value + 1).next_power_of_two();
    let mut rows = vec![vec![0; sums + 1]; sums];
    for (sum, row) in rows.iter_mut().enumerate() {
        row[sum] = n as u64 + 1;
        values.iter().for_each(|value| row[sum ^ value] += MODULUS - 1);
        row.iter_mut().for_each(|entry| *entry %= MODULUS);
    }
    rows[0][sums] = 1;
    let solution = solved(rows);
    format!("{}\n", solution[1..].iter().sum::<u64>() % MODULUS)
}

/// Returns the solution of linear equations, of which each row has the right side at the end.
fn solved(mut rows: Vec<Vec<u64>>) -> Vec<u64> {
    let unknowns = rows.len();
    for column in 0..unknowns {
        let pivot = (column..unknowns).find(|&row| rows[row][column] != 0).expect("a solution");
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
    rows.iter().map(|row| row[unknowns]).collect()
}

/// Returns where the edges of each vertex end.
fn read(input: &mut Input) -> Vec<Vec<usize>> {
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
    edges
}

fn answer(input: &mut Input) -> String {
    let edges = read(input);
    let n = edges.len();
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
    let solution = solved(rows);
    let mut search = Search::normal().written(|&chips: &usize| members(chips as u64));
    let won = (0..positions).filter(|position| search.mover_wins(position, &options));
    format!("{}\n", won.map(|position| solution[position]).sum::<u64>() % MODULUS)
}
