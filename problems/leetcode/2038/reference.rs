//! LeetCode 2038 by its rules: removes every piece that a player may.
//!
//! The middle tier has rows of up to 400 pieces, in which both players have nearly as many moves.
//! It plays a game to its end by the rules, because all games are won by the same player.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_playing).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut row = String::new();
    for _ in 0..g.within(1..=40) {
        row += &["A", "B"][row.ends_with('A') as usize].repeat(g.within(1..=5) as usize);
    }
    // The same row with the colours exchanged gives the other player as many moves.
    let exchanged: String = row.chars().map(|piece| if piece == 'A' { 'B' } else { 'A' }).collect();
    if exchanged.starts_with(&row[row.len() - 1..]) {
        row.push(if row.ends_with('A') { 'B' } else { 'A' });
    }
    row += &exchanged;
    if g.one_in(2) {
        row.insert_str(0, &row[..1].repeat(g.within(1..=2) as usize));
    }
    format!("\"{row}\"\n")
}

fn answer_by_playing(input: &mut Input) -> String {
    let mut row = read(input).to_string();
    let mut is_alices_turn = true;
    while let Some(triple) = row.find(if is_alices_turn { "AAA" } else { "BBB" }) {
        row.remove(triple);
        is_alices_turn = !is_alices_turn;
    }
    format!("{}\n", !is_alices_turn)
}

fn read<'a>(input: &mut Input<'a>) -> &'a str {
    let row = input.string();
    input.end();
    assert!((1..=100_000).contains(&row.len()), "{} pieces", row.len());
    assert!(row.bytes().all(|piece| b"AB".contains(&piece)), "another colour");
    row
}

fn answer(input: &mut Input) -> String {
    let row = read(input);
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
