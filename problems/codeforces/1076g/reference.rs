//! Codeforces 1076G by its rules: tries every move of the chip.
//!
//! The middle tier has rows of a few hundred cells and large numbers. It keeps the numbers
//! themselves, and goes through the cells of each question from right to left.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_good_cells).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
    let m = g.within(1..=5);
    let q = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
    let mut input = format!("{n} {m} {q}\n");
    input += &format!("{}\n", join(&g.many(n, 1..=g.pick(3, 1_000_000_000_000))));
    let kinds = g.pick(3, 2);
    for query in 1..=q {
        let l = g.within(1..=n);
        let r = if g.one_in(2) { n } else { g.within(l..=n) };
        if query < q && g.one_in(kinds) {
            input += &format!("1 {l} {r} {}\n", g.within(1..=g.pick(2, 1_000_000_000_000)));
        } else {
            input += &format!("2 {l} {r}\n");
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=300);
    let m = g.within(1..=5);
    let q = 300;
    let largest = if g.one_in(2) { 1_000_000_000_000 } else { 2 };
    let mut input = format!("{n} {m} {q}\n{}\n", join(&g.many(n, 1..=largest)));
    for query in 1..=q {
        let l = g.within(1..=n);
        let r = if g.one_in(4) { n } else { g.within(l..=n) };
        if query < q && g.one_in(2) {
            input += &format!("1 {l} {r} {}\n", g.within(1..=largest));
        } else {
            input += &format!("2 {l} {r}\n");
        }
    }
    input
}

fn answer_by_good_cells(input: &mut Input) -> String {
    let Case { mut row, m, queries } = read(input);
    let mut output = String::new();
    for Query { l, r, added } in queries {
        if let Some(d) = added {
            row[l - 1..r].iter_mut().for_each(|number| *number += d);
            continue;
        }
        let mut is_good = vec![false; r];
        for cell in (l - 1..r).rev() {
            let ahead = &is_good[cell + 1..r.min(cell + m + 1)];
            is_good[cell] = row[cell] % 2 == 1 && !ahead.contains(&true);
        }
        output += if is_good[l - 1] { "2\n" } else { "1\n" };
    }
    output
}

struct Query {
    l: usize,
    r: usize,
    /// What is added to the cells; `None` if the question is who wins.
    added: Option<u64>,
}

struct Case {
    row: Vec<u64>,
    m: usize,
    queries: Vec<Query>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=200_000usize);
    let m = input.number(1..=5usize);
    let q = input.number(1..=200_000);
    let row = input.numbers(n, 1..=1_000_000_000_000u64);
    let mut queries = Vec::new();
    for _ in 0..q {
        let kind = input.number(1..=2);
        let l = input.number(1..=n);
        let r = input.number(l..=n);
        let added = (kind == 1).then(|| input.number(1..=1_000_000_000_000u64));
        queries.push(Query { l, r, added });
    }
    input.end();
    assert!(queries.iter().any(|query| query.added.is_none()), "no query of kind 2");
    Case { row, m, queries }
}

fn answer(input: &mut Input) -> String {
    let Case { mut row, m, queries } = read(input);
    // Where the chip is, and the numbers.
    let options = |(x, numbers): &(usize, Vec<u64>)| {
        let mut options = Vec::new();
        for y in *x..=(x + m).min(numbers.len() - 1) {
            if numbers[y] > 0 {
                let mut lowered = numbers.clone();
                lowered[y] -= 1;
                options.push((y, lowered));
            }
        }
        options
    };
    let mut search = Search::normal().written(|(x, numbers): &(usize, Vec<u64>)| {
        let cell = |(place, number): (usize, &u64)| match place == *x {
            true => format!("[{number}]"),
            false => number.to_string(),
        };
        join(&numbers.iter().enumerate().map(cell).collect::<Vec<_>>())
    });
    let mut output = String::new();
    for Query { l, r, added } in queries {
        if let Some(d) = added {
            row[l - 1..r].iter_mut().for_each(|number| *number += d);
        } else {
            let mut numbers = row[l - 1..r].to_vec();
            numbers[0] -= 1;
            output += if search.mover_wins(&(0, numbers), &options) { "1\n" } else { "2\n" };
        }
    }
    output
}
