//! LightOJ 1229 by its rules: every cross on every cell, up to the first three in a row.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let length = g.within(g.pick(3, 200)..=g.pick(15, 200));
        let crosses = g.within(1..=3 * length);
        let mut strip = String::new();
        for _ in 0..length {
            let is_cross = g.one_in(crosses) && !strip.ends_with("XX");
            strip.push(if is_cross { 'X' } else { '.' });
        }
        input += &format!("{strip}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let strip = input.token().expect("a strip");
        assert!((3..=200).contains(&strip.len()), "a strip of {} cells", strip.len());
        assert!(strip.chars().all(|cell| ".X".contains(cell)), "{strip} has another cell");
        assert!(!strip.contains("XXX"), "{strip} is over");
        let mut winning = Vec::new();
        for (cell, after) in moves(strip) {
            if !search.mover_wins(&after, &|strip| options(strip)) {
                winning.push(cell.to_string());
            }
        }
        if winning.is_empty() {
            winning.push("0".to_string());
        }
        output += &format!("Case {case}: {}\n", winning.join(" "));
    }
    input.end();
    output
}

/// Returns every empty cell, the first one being 1, and the strip with a cross on it.
fn moves(strip: &str) -> Vec<(usize, String)> {
    let mut moves = Vec::new();
    for (place, _) in strip.match_indices('.') {
        let mut after = strip.to_string();
        after.replace_range(place..=place, "X");
        moves.push((place + 1, after));
    }
    moves
}

/// Three crosses in a row end the game, and the player who would be next has lost.
fn options(strip: &str) -> Vec<String> {
    if strip.contains("XXX") {
        return Vec::new();
    }
    moves(strip).into_iter().map(|(_, after)| after).collect()
}
