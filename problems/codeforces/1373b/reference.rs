//! Codeforces 1373B by its rules: deletes every pair of different neighbours.
//!
//! The middle tier has strings of every length, and always deletes the last pair. It takes for
//! granted that all play is equally long.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_play).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let length = g.within(g.pick(1, 100)..=g.pick(12, 100));
        let rarity = g.within(1..=5);
        let digits = (0..length).map(|_| if g.one_in(rarity) { '0' } else { '1' });
        input += &format!("{}\n", digits.collect::<String>());
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("50\n");
    for _ in 0..50 {
        let rarity = g.within(1..=5);
        let length = g.within(13..=100);
        let digits = (0..length).map(|_| if g.one_in(rarity) { '0' } else { '1' });
        input += &format!("{}\n", digits.collect::<String>());
    }
    input
}

fn answer_by_play(input: &mut Input) -> String {
    let mut output = String::new();
    for s in read(input) {
        let mut s = s.into_bytes();
        let mut moves = 0;
        while let Some(at) = (1..s.len()).rfind(|&at| s[at - 1] != s[at]) {
            s.drain(at - 1..=at);
            moves += 1;
        }
        output += if moves % 2 == 1 { "DA\n" } else { "NET\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<String> {
    let mut strings = Vec::new();
    for _ in 0..input.number(1..=1000) {
        let s = input.token().expect("a string").to_string();
        assert!(s.len() <= 100 && s.bytes().all(|byte| b"01".contains(&byte)), "{s:?}");
        strings.push(s);
    }
    input.end();
    strings
}

fn answer(input: &mut Input) -> String {
    let options = |s: &String| {
        let pairs = (1..s.len()).filter(|&at| s.as_bytes()[at - 1] != s.as_bytes()[at]);
        pairs.map(|at| [&s[..at - 1], &s[at + 1..]].concat()).collect()
    };
    let mut output = String::new();
    let mut search = Search::normal();
    for s in read(input) {
        output += if search.mover_wins(&s, &options) { "DA\n" } else { "NET\n" };
    }
    output
}
