//! Codeforces 1104B by its rules: deletes every pair.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(1, 100_000)..=g.pick(14, 100_000));
    let letters = g.within(1..=3);
    let s: String = (0..length).map(|_| (b'a' - 1 + g.within(1..=letters) as u8) as char).collect();
    s + "\n"
}

fn answer(input: &mut Input) -> String {
    let s = input.token().expect("a string").to_string();
    input.end();
    assert!(s.len() <= 100_000 && s.bytes().all(|byte| byte.is_ascii_lowercase()), "{s:?}");
    let options = |s: &String| {
        let pairs = (1..s.len()).filter(|&at| s.as_bytes()[at - 1] == s.as_bytes()[at]);
        pairs.map(|at| [&s[..at - 1], &s[at + 1..]].concat()).collect()
    };
    let first = Search::normal().mover_wins(&s, &options);
    if first { "Yes\n" } else { "No\n" }.to_string()
}
