//! LeetCode 2038 by its rules: removes every piece that a player may.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(1, 99_990)..=g.pick(14, 100_000));
    let changes = g.within(2..=g.pick(5, 1000));
    let mut row = String::new();
    let mut is_a = g.one_in(2);
    for _ in 0..length {
        is_a ^= g.one_in(changes);
        row.push(if is_a { 'A' } else { 'B' });
    }
    format!("\"{row}\"\n")
}

fn answer(input: &mut Input) -> String {
    let row = input.string();
    input.end();
    assert!((1..=100_000).contains(&row.len()), "{} pieces", row.len());
    assert!(row.bytes().all(|piece| b"AB".contains(&piece)), "another colour");
    let first = Search::normal()
        .written(|(row, _): &(String, char)| row.clone())
        .turn(|(_, mover)| if *mover == 'A' { "Alice" } else { "Bob" })
        .mover_wins(&(row.to_string(), 'A'), &options);
    format!("{first}\n")
}

/// Returns the row after each move of a player, with the player who is to move then.
fn options((row, player): &(String, char)) -> Vec<(String, char)> {
    let other = if *player == 'A' { 'B' } else { 'A' };
    let triple = player.to_string().repeat(3);
    let starts = (0..row.len()).filter(|&start| row[start..].starts_with(&triple));
    starts.map(|start| (row[..=start].to_string() + &row[start + 2..], other)).collect()
}
