//! AtCoder ARC 064 D by its rules: every inner letter is taken out.
//!
//! The middle tier has a few hundred letters. As all plays are equally long, which the tiny tier
//! checks, it counts the moves of one of them.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer_by_one_play).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(3, 99_990)..=g.pick(10, 100_000));
    let kinds = g.within(2..=5) as u8;
    let mut s = String::new();
    let mut last = None;
    while (s.len() as u64) < length {
        let letter = (b'a' + g.within(0..=u64::from(kinds) - 1) as u8) as char;
        if last != Some(letter) {
            s.push(letter);
            last = Some(letter);
        }
    }
    s + "\n"
}

fn answer_by_one_play(input: &mut Input) -> String {
    let mut s = read(input);
    let mut moves = 0;
    while let Some(place) = (1..s.len() - 1).find(|&place| s[place - 1] != s[place + 1]) {
        s.remove(place);
        moves += 1;
    }
    if moves % 2 == 1 { "First\n" } else { "Second\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<u8> {
    let s = input.token().expect("no string").as_bytes().to_vec();
    input.end();
    let has_letters = s.iter().all(u8::is_ascii_lowercase);
    assert!(
        (3..=100_000).contains(&s.len()) && has_letters && apart(&s),
        "the statement excludes this string"
    );
    s
}

fn answer(input: &mut Input) -> String {
    let s = read(input);
    let remove = |s: &Vec<u8>| {
        let without = |place: usize| [&s[..place], &s[place + 1..]].concat();
        let after = (1..s.len() - 1).map(without);
        after.filter(|s| apart(s)).collect()
    };
    let first = Search::normal().written(|s: &Vec<u8>| letters(s)).mover_wins(&s, &remove);
    if first { "First\n" } else { "Second\n" }.to_string()
}

fn apart(s: &[u8]) -> bool {
    s.windows(2).all(|pair| pair[0] != pair[1])
}
