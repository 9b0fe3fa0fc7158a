//! LeetCode 3828 by its rules: takes out every stretch, in every position.

use reference::{listed, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 99_999)..=g.pick(6, 100_000));
    format!("{}\n", listed(&g.many(count, 1..=g.pick(9, 100_000))))
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
