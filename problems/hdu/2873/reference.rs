//! HDU 2873 by its rules: every way to explode every bomb, on whole boards, where bombs
//! really vanish.
//!
//! The middle tier has boards of up to 50 rows or columns with a few bombs, half of them lost. The
//! value of a bomb is the mex of the sums that its explosions leave; a pair that vanishes is worth
//! nothing.

use reference::{Generator, GrundyValues, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(2, 40) {
        let (most, wide) = (g.pick(3, 50), g.one_in(50));
        let n = g.within(g.pick(1, 50)..=most);
        let m = g.within(g.pick(1, 50)..=g.pick(if wide { 4 } else { 3 }, 50));
        let every = g.within(2..=4);
        input += &format!("{n} {m}\n");
        for _ in 0..n {
            let row: String = (0..m).map(|_| if g.one_in(every) { '#' } else { '.' }).collect();
            input += &format!("{row}\n");
        }
    }
    input + "0 0\n"
}

type Bombs = BTreeSet<(usize, usize)>;

fn generate_middle(g: &mut Generator) -> String {
    let mut values = GrundyValues::new();
    let mut input = String::new();
    for _ in 0..8 {
        let long = if g.one_in(3) { 50 } else { g.within(2..=50) };
        let short = g.within(1..=(200 / long).min(14));
        let (n, m) = if g.one_in(2) { (long, short) } else { (short, long) };
        let cells: Vec<(u64, u64)> = (1..=n).flat_map(|p| (1..=m).map(move |q| (p, q))).collect();
        let mut bombs: Vec<(u64, u64)> =
            (0..g.within(1..=5)).map(|_| cells[g.within(0..=n * m - 1) as usize]).collect();
        bombs.sort_unstable();
        bombs.dedup();
        let sum = values.sum(&bombs, &parts);
        let last =
            cells.iter().find(|cell| !bombs.contains(cell) && values.value(cell, &parts) == sum);
        bombs.extend(last.filter(|_| g.one_in(2)));
        input += &format!("{n} {m}\n");
        for p in 1..=n {
            let sign = |q: u64| if bombs.contains(&(p, q)) { '#' } else { '.' };
            input += &format!("{}\n", (1..=m).map(sign).collect::<String>());
        }
    }
    input + "0 0\n"
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut output = String::new();
    for bombs in read(input) {
        let bombs: Vec<(u64, u64)> = bombs.iter().map(|&(p, q)| (p as u64, q as u64)).collect();
        output += if values.sum(&bombs, &parts) > 0 { "John\n" } else { "Jack\n" };
    }
    output
}

fn parts(&(p, q): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
    match (p, q) {
        (1, q) => (1..q).map(|v| vec![(1, v)]).collect(),
        (p, 1) => (1..p).map(|u| vec![(u, 1)]).collect(),
        _ => (1..p).flat_map(|u| (1..q).map(move |v| vec![(u, q), (p, v)])).collect(),
    }
}

fn read(input: &mut Input) -> Vec<Bombs> {
    let mut boards = Vec::new();
    loop {
        let (n, m) = (input.number(0..=50usize), input.number(0..=50usize));
        if (n, m) == (0, 0) {
            input.end();
            return boards;
        }
        assert!(n > 0 && m > 0, "a board with a side of 0");
        let mut bombs = Bombs::new();
        for p in 1..=n {
            let row = input.token().expect("a row of the board");
            assert!(row.len() == m && row.chars().all(|cell| "#.".contains(cell)), "{row}");
            for (column, _) in row.match_indices('#') {
                toggle(&mut bombs, (p, column + 1));
            }
        }
        boards.push(bombs);
    }
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for bombs in read(input) {
        output += if search.mover_wins(&bombs, &explosions) { "John\n" } else { "Jack\n" };
    }
    output
}

/// Adds a bomb. On a cell that has one, both vanish; on (1, 1) it vanishes itself.
fn toggle(bombs: &mut Bombs, cell: (usize, usize)) {
    if cell != (1, 1) && !bombs.remove(&cell) {
        bombs.insert(cell);
    }
}

fn explosions(bombs: &Bombs) -> Vec<Bombs> {
    let mut after = Vec::new();
    for &(p, q) in bombs {
        let replaced = |cells: &[(usize, usize)]| {
            let mut next = bombs.clone();
            next.remove(&(p, q));
            cells.iter().for_each(|&cell| toggle(&mut next, cell));
            next
        };
        match (p, q) {
            (1, q) => after.extend((1..q).map(|v| replaced(&[(1, v)]))),
            (p, 1) => after.extend((1..p).map(|u| replaced(&[(u, 1)]))),
            _ => {
                let pairs = (1..p).flat_map(|u| (1..q).map(move |v| (u, v)));
                after.extend(pairs.map(|(u, v)| replaced(&[(u, q), (p, v)])));
            }
        }
    }
    after
}
