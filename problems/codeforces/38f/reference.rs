//! Codeforces 38F by its rules: plays out every game, string by string.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
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
            let count = words.iter().filter(|word| word.contains(&next)).count() as u64;
            if count > 0 {
                let values = next.bytes().map(|letter| u64::from(letter - b'a' + 1));
                let largest = values.clone().max().expect("a letter");
                let mut points = points;
                points[player] += largest * values.sum::<u64>() + count;
                let end = play(words, &next, 1 - player, points);
                best = Some(best.filter(|&best| !prefers(player, end, best)).unwrap_or(end));
            }
        }
    }
    best.unwrap_or(End { winner: 1 - player, points })
}

fn answer(input: &mut Input) -> String {
    let mut words = Vec::new();
    for _ in 0..input.number(1..=30) {
        let word = input.token().expect("a word");
        assert!(word.len() <= 30 && word.bytes().all(|letter| letter.is_ascii_lowercase()));
        words.push(word);
    }
    input.end();
    let end = play(&words, "", 0, [0, 0]);
    format!("{}\n{} {}\n", ["First", "Second"][end.winner], end.points[0], end.points[1])
}
