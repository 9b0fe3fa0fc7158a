//! Codeforces 1104B by its rules: deletes every pair.
//!
//! The middle tier has a few hundred letters, and always deletes the last pair. It takes for
//! granted that all play is equally long.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_play).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(1, 100_000)..=g.pick(14, 100_000));
    let letters = g.within(1..=3);
    let s: String = (0..length).map(|_| (b'a' - 1 + g.within(1..=letters) as u8) as char).collect();
    s + "\n"
}

/// Returns a string of which much can be deleted.
fn generate_middle(g: &mut Generator) -> String {
    let letters = g.within(1..=5);
    let mut s = String::new();
    while s.len() < 300 {
        let length = g.within(1..=60);
        let part: String =
            (0..length).map(|_| (b'a' - 1 + g.within(1..=letters) as u8) as char).collect();
        s += &part;
        if g.one_in(2) {
            s.extend(part.chars().rev());
        }
    }
    s + "\n"
}

fn answer_by_play(input: &mut Input) -> String {
    let mut s = read(input).into_bytes();
    let mut moves = 0;
    while let Some(at) = (1..s.len()).rfind(|&at| s[at - 1] == s[at]) {
        s.drain(at - 1..=at);
        moves += 1;
    }
    if moves % 2 == 1 { "Yes\n" } else { "No\n" }.to_string()
}

fn read(input: &mut Input) -> String {
    let s = input.token().expect("a string").to_string();
    input.end();
    assert!(s.len() <= 100_000 && s.bytes().all(|byte| byte.is_ascii_lowercase()), "{s:?}");
    s
}

fn answer(input: &mut Input) -> String {
    let s = read(input);
    let options = |s: &String| {
        let pairs = (1..s.len()).filter(|&at| s.as_bytes()[at - 1] == s.as_bytes()[at]);
        pairs.map(|at| [&s[..at - 1], &s[at + 1..]].concat()).collect()
    };
    let first = Search::normal().mover_wins(&s, &options);
    if first { "Yes\n" } else { "No\n" }.to_string()
}
