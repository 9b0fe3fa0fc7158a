//! Codeforces 38F by its rules: plays out every game, string by string.
//!
//! The middle tier has longer words, and remembers for each string what the players get from
//! there on: points got before do not change what they prefer.

use reference::{Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_strings).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 30)..=g.pick(4, 30));
    let letters = g.within(1..=g.pick(4, 26));
    let offset = g.within(0..=26 - letters);
    let mut lines = format!("{n}\n");
    for _ in 0..n {
        let length = g.within(g.pick(1, 30)..=g.pick(6, 30));
        let word =
            (0..length).map(|_| char::from(b'a' + (offset + g.within(0..=letters - 1)) as u8));
        lines += &format!("{}\n", word.collect::<String>());
    }
    lines
}

/// The end of a game: who wins, 0 or 1, and the points of both.
#[derive(Clone, Copy)]
struct End {
    winner: usize,
    points: [u64; 2],
}

/// Returns whether `player` would rather have the end `new` than `old`.
fn prefers(player: usize, new: End, old: End) -> bool {
    if (new.winner == player) != (old.winner == player) {
        return new.winner == player;
    }
    if new.points[player] != old.points[player] {
        return new.points[player] > old.points[player];
    }
    new.points[1 - player] < old.points[1 - player]
}

/// Returns the end of the game in which `player` is to move and has what `points` says.
fn play(words: &[&str], written: &str, player: usize, points: [u64; 2]) -> End {
    let mut best: Option<End> = None;
    for letter in 'a'..='z' {
        for next in [format!("{letter}{written}"), format!("{written}{letter}")] {
            let gain = self::points(words, &next);
            if gain > 0 {
                let mut points = points;
                points[player] += gain;
                let end = play(words, &next, 1 - player, points);
                best = Some(best.filter(|&best| !prefers(player, end, best)).unwrap_or(end));
            }
        }
    }
    best.unwrap_or(End { winner: 1 - player, points })
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=6);
    let letters = g.within(1..=8);
    let offset = g.within(0..=26 - letters);
    let mut lines = format!("{n}\n");
    for _ in 0..n {
        let length = g.within(6..=12);
        let word =
            (0..length).map(|_| char::from(b'a' + (offset + g.within(0..=letters - 1)) as u8));
        lines += &format!("{}\n", word.collect::<String>());
    }
    lines
}

fn answer_by_strings(input: &mut Input) -> String {
    let words = read(input);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let end = play_on(&words, "", &mut HashMap::new());
    written(end)
}

/// Returns the end of the game for the player to move, as player 0, with the points that both get
/// from the string `text` on.
fn play_on(words: &[&str], text: &str, known: &mut HashMap<String, End>) -> End {
    if let Some(&end) = known.get(text) {
        return end;
    }
    let mut best: Option<End> = None;
    for letter in 'a'..='z' {
        for next in [format!("{letter}{text}"), format!("{text}{letter}")] {
            let gain = points(words, &next);
            if gain > 0 {
                let after = play_on(words, &next, known);
                let points = [after.points[1] + gain, after.points[0]];
                let end = End { winner: 1 - after.winner, points };
                best = Some(best.filter(|&best| !prefers(0, end, best)).unwrap_or(end));
            }
        }
    }
    let end = best.unwrap_or(End { winner: 1, points: [0, 0] });
    known.insert(text.to_string(), end);
    end
}

/// Returns the points for writing a string, or 0 if it is part of no word.
fn points(words: &[&str], text: &str) -> u64 {
    let count = words.iter().filter(|word| word.contains(text)).count() as u64;
    if count == 0 {
        return 0;
    }
    let values = text.bytes().map(|letter| u64::from(letter - b'a' + 1));
    let largest = values.clone().max().expect("a letter");
    largest * values.sum::<u64>() + count
}

fn written(end: End) -> String {
    format!("{}\n{} {}\n", ["First", "Second"][end.winner], end.points[0], end.points[1])
}

fn read(input: &mut Input) -> Vec<String> {
    let mut words = Vec::new();
    for _ in 0..input.number(1..=30) {
        let word = input.token().expect("a word");
        assert!(word.len() <= 30 && word.bytes().all(|letter| letter.is_ascii_lowercase()));
        words.push(word.to_string());
    }
    input.end();
    words
}

fn answer(input: &mut Input) -> String {
    let words = read(input);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    written(play(&words, "", 0, [0, 0]))
}
