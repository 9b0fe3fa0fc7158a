//! Codeforces 305E by its rules: cuts strings into pieces.
//!
//! The middle tier has strings of a few hundred letters with long runs of letters that can be
//! cut out. It cuts the string itself for the first move, and finds the values of the runs cut
//! by cut.

use grundy::mex::mex;
use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_runs).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(1, 4900)..=g.pick(13, 5000));
    let letters = g.pick(2, 1) + g.within(0..=1);
    let mut s: String =
        (0..length).map(|_| (b'a' - 1 + g.within(1..=letters) as u8) as char).collect();
    if g.one_in(4) {
        s = s.chars().rev().chain("xy".chars()).chain(s.chars()).take(g.pick(15, 5000)).collect();
    }
    s + "\n"
}

/// Returns stretches of one or two letters, which often come twice.
fn generate_middle(g: &mut Generator) -> String {
    let mut s = String::new();
    for _ in 0..g.within(1..=4) {
        let length = g.within(1..=70) as usize;
        let stretch: String = match g.within(0..=2) {
            0 => "a".repeat(length),
            1 => "bc".repeat(length).chars().take(length).collect(),
            _ => (0..length).map(|_| if g.one_in(5) { 'd' } else { 'e' }).collect(),
        };
        s += &stretch;
        s += "xy";
        if !g.one_in(4) {
            s.extend(stretch.chars().rev());
            s += "yx";
        }
    }
    s + "\n"
}

fn answer_by_runs(input: &mut Input) -> String {
    let s = read(input);
    // By the number of letters in a row that can be cut out.
    let mut values: Vec<u64> = Vec::new();
    for length in 0..=s.len() {
        let cut =
            |at: usize| values[at.saturating_sub(1)] ^ values[(length - 1 - at).saturating_sub(1)];
        values.push(mex((0..length).map(cut)));
    }
    let sum = |pieces: Vec<Vec<u8>>| {
        let mut sum = 0;
        for piece in pieces {
            let places = cuts(&piece);
            let runs = places.chunk_by(|one, next| one + 1 == *next);
            sum = runs.fold(sum, |sum, run| sum ^ values[run.len()]);
        }
        sum
    };
    match cuts(&s).into_iter().find(|&at| sum(cut(&s, at)) == 0) {
        Some(at) => format!("First\n{}\n", at + 1),
        None => "Second\n".to_string(),
    }
}

fn read(input: &mut Input) -> Vec<u8> {
    let s = input.token().expect("a string").as_bytes().to_vec();
    input.end();
    assert!(s.len() <= 5000 && s.iter().all(u8::is_ascii_lowercase), "{s:?}");
    s
}

fn answer(input: &mut Input) -> String {
    let s = &read(input)[..];
    let mut search = Search::normal().written(|pieces: &Vec<Vec<u8>>| {
        pieces.iter().map(|piece| letters(piece)).collect::<Vec<_>>().join(" ")
    });
    let options = |pieces: &Vec<Vec<u8>>| {
        let mut options = Vec::new();
        for (place, piece) in pieces.iter().enumerate() {
            for at in cuts(piece) {
                let mut option = pieces.clone();
                option.remove(place);
                option.extend(cut(piece, at));
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    search.show(&vec![s.to_vec()], &options);
    let wins = |&at: &usize| {
        !search.mover_wins(
            &{
                let mut p = cut(s, at);
                p.sort_unstable();
                p
            },
            &options,
        )
    };
    match cuts(s).into_iter().find(wins) {
        Some(at) => format!("First\n{}\n", at + 1),
        None => "Second\n".to_string(),
    }
}

/// Returns the places of the letters whose neighbours are equal.
fn cuts(piece: &[u8]) -> Vec<usize> {
    (1..piece.len().max(2) - 1).filter(|&at| piece[at - 1] == piece[at + 1]).collect()
}

/// Returns what is left of a piece; parts in which nothing can be cut are left out.
fn cut(piece: &[u8], at: usize) -> Vec<Vec<u8>> {
    let parts = [&piece[..at], &piece[at..=at], &piece[at + 1..]];
    parts.iter().filter(|part| !cuts(part).is_empty()).map(|part| part.to_vec()).collect()
}
