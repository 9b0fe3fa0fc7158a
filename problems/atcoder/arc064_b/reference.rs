//! AtCoder ARC 064 D by its rules: every inner letter is taken out.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let s = input.token().expect("no string").as_bytes().to_vec();
    input.end();
    let has_letters = s.iter().all(u8::is_ascii_lowercase);
    assert!(
        (3..=100_000).contains(&s.len()) && has_letters && apart(&s),
        "the statement excludes this string"
    );
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
