//! Codeforces 276B by its rules: tries every order of the letters, and removes each.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(1, 1000)..=g.pick(6, 1000));
    let letters = g.within(1..=g.pick(6, 26));
    let s: String = (0..length).map(|_| (b'a' - 1 + g.within(1..=letters) as u8) as char).collect();
    s + "\n"
}

fn answer(input: &mut Input) -> String {
    let mut s = input.token().expect("a string").as_bytes().to_vec();
    input.end();
    assert!(s.len() <= 1000 && s.iter().all(u8::is_ascii_lowercase), "no string of letters");
    s.sort_unstable();
    // A player who finds a palindrome wins as if he could not move under misère play.
    let options = |s: &Vec<u8>| {
        if can_be_a_palindrome(&[], s) {
            return Vec::new();
        }
        let without = |at| [&s[..at], &s[at + 1..]].concat();
        (0..s.len()).map(without).collect()
    };
    let first = Search::misere().written(|s: &Vec<u8>| letters(s)).mover_wins(&s, &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}

/// Returns whether some order of the letters of `rest` after those of `start` is a palindrome.
fn can_be_a_palindrome(start: &[u8], rest: &[u8]) -> bool {
    if rest.is_empty() {
        return start.iter().eq(start.iter().rev());
    }
    (0..rest.len()).any(|at| {
        let longer = [start, &[rest[at]]].concat();
        can_be_a_palindrome(&longer, &[&rest[..at], &rest[at + 1..]].concat())
    })
}
