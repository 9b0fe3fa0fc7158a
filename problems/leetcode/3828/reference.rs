//! LeetCode 3828 by its rules: takes out every stretch, in every position.
//!
//! The middle tier has up to nine numbers of any size; the same search remembers the rows that it
//! has seen.

use reference::{json_list, Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rows).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 99_999)..=g.pick(6, 100_000));
    format!("{}\n", json_list(&g.many(count, 1..=g.pick(9, 100_000))))
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(6..=9);
    let mut row = g.many(count, 1..=100_000);
    if g.one_in(2) {
        // Ends that are smaller than all between them.
        let end = row.len() - 1;
        row[1..end].iter_mut().for_each(|number| *number = 50_000 + *number / 2);
        (row[0], row[end]) = (row[0] / 2 + 1, row[end] / 2 + 1);
    }
    format!("{}\n", json_list(&row))
}

fn answer_by_rows(input: &mut Input) -> String {
    let row = input.list(1..=9, 1..=100_000u64);
    input.end();
    format!("{}\n", remembered(&row, true, &mut HashMap::new()))
}

type Known = HashMap<(Vec<u64>, bool), u64>;

/// Returns the last number, of a row that may be known.
fn remembered(row: &[u64], is_alices_turn: bool, known: &mut Known) -> u64 {
    if let &[number] = row {
        return number;
    }
    if let Some(&number) = known.get(&(row.to_vec(), is_alices_turn)) {
        return number;
    }
    let mut results = Vec::new();
    for start in 0..row.len() {
        for end in (start + 1..=row.len()).filter(|end| end - start < row.len()) {
            let rest = [&row[..start], &row[end..]].concat();
            results.push(remembered(&rest, !is_alices_turn, known));
        }
    }
    let best = if is_alices_turn { results.iter().max() } else { results.iter().min() };
    let best = *best.expect("a move");
    known.insert((row.to_vec(), is_alices_turn), best);
    best
}

fn answer(input: &mut Input) -> String {
    let row = input.list(1..=100_000, 1..=100_000u64);
    input.end();
    format!("{}\n", last_number(&row, true))
}

fn last_number(row: &[u64], is_alices_turn: bool) -> u64 {
    if let &[number] = row {
        return number;
    }
    let stretches =
        (0..row.len()).flat_map(|start| (start + 1..=row.len()).map(move |end| (start, end)));
    let proper = stretches.filter(|(start, end)| end - start < row.len());
    let results = proper
        .map(|(start, end)| last_number(&[&row[..start], &row[end..]].concat(), !is_alices_turn));
    match is_alices_turn {
        true => results.max().unwrap(),
        false => results.min().unwrap(),
    }
}
