//! AtCoder ABC 433 G by its rules: every letter is tried, and the string is looked for in S.
//!
//! The middle tier has strings of up to 60 letters. It lists all their substrings and decides them
//! from the longest to the shortest.

use reference::{Generator, Input, Reference, Search, Size};
use std::collections::{BTreeSet, HashSet};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_substrings).run();
}

fn generate(g: &mut Generator) -> String {
    match g.size() {
        Size::Tiny => {
            let cases = g.within(1..=4);
            written(g, cases, 1..=9)
        }
        Size::Largest if g.one_in(3) => written(g, 100_000, 4..=4),
        Size::Largest => written(g, 2, 200_000..=200_000),
    }
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, 10..=60)
}

fn written(g: &mut Generator, cases: u64, lengths: std::ops::RangeInclusive<u64>) -> String {
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let length = g.within(lengths.clone());
        input += &text(g, length);
        input.push('\n');
    }
    input
}

/// Returns random letters, or the same letter for a while, or a text that repeats itself.
fn text(g: &mut Generator, length: u64) -> String {
    let last = [b'a', b'b', b'c', b'z'][g.within(0..=3) as usize];
    let stays = g.within(1..=4);
    let period = if g.one_in(3) { g.within(1..=length) } else { length };
    let mut letters: Vec<u8> = Vec::new();
    for place in 0..length {
        let letter = match letters.last() {
            _ if place >= period => letters[(place - period) as usize],
            Some(&letter) if !g.one_in(stays) => letter,
            _ => g.within(u64::from(b'a')..=u64::from(last)) as u8,
        };
        letters.push(letter);
    }
    String::from_utf8(letters).expect("letters")
}

/// Reads the strings.
fn read<'a>(input: &mut Input<'a>) -> Vec<&'a str> {
    let cases = input.number(1..=100_000);
    let mut texts = Vec::new();
    for _ in 0..cases {
        let text = input.token().expect("a string");
        assert!(text.bytes().all(|byte| byte.is_ascii_lowercase()), "not only letters");
        assert!(text.len() <= 200_000, "too long");
        texts.push(text);
    }
    input.end();
    assert!(texts.iter().map(|text| text.len()).sum::<usize>() <= 400_000, "too long together");
    texts
}

fn answer(input: &mut Input) -> String {
    let first_wins = |text: &str| {
        let options = |found: &String| -> Vec<String> {
            let longer = ('a'..='z').map(|letter| format!("{found}{letter}"));
            longer.filter(|longer| text.contains(longer.as_str())).collect()
        };
        let label = |found: &String| if found.is_empty() { "-".into() } else { found.clone() };
        let mut search = Search::normal().written(label);
        search.mover_wins(&String::new(), &options)
    };
    winners(read(input).into_iter().map(first_wins))
}

fn answer_by_substrings(input: &mut Input) -> String {
    let first_wins = |text: &str| {
        let n = text.len();
        let ends = (0..=n).flat_map(|start| (start..=n).map(move |end| (start, end)));
        let mut substrings: BTreeSet<(usize, &str)> = BTreeSet::new();
        substrings.extend(ends.map(|(start, end)| (end - start, &text[start..end])));
        let mut lost = HashSet::new();
        // The strings of which some continuation is lost.
        let mut won = HashSet::new();
        for &(length, substring) in substrings.iter().rev() {
            if !won.contains(substring) {
                lost.insert(substring);
                if length > 0 {
                    won.insert(&substring[..length - 1]);
                }
            }
        }
        !lost.contains("")
    };
    winners(read(input).into_iter().map(first_wins))
}

fn winners(first_wins: impl Iterator<Item = bool>) -> String {
    first_wins.map(|first_wins| if first_wins { "Alice\n" } else { "Bob\n" }).collect()
}
