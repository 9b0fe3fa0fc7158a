//! Codeforces 1037G by its rules: erases every letter of every piece.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(9, 100_000));
    let letters = g.within(g.pick(1, 20)..=g.pick(5, 26));
    let in_turn = g.one_in(3);
    let mut string = String::new();
    for place in 0..n {
        let letter =
            if in_turn && !g.one_in(5) { place % letters } else { g.within(0..=letters - 1) };
        string.push(char::from(b'a' + letter as u8));
    }
    let m = g.within(g.pick(1, 100_000)..=g.pick(6, 100_000));
    let mut lines = String::new();
    for _ in 0..m {
        let l = g.within(1..=g.pick(n, 99_000));
        lines += &format!("{l} {}\n", g.within(l..=n));
    }
    format!("{string}\n{m}\n{lines}")
}

fn answer(input: &mut Input) -> String {
    let s = input.token().expect("a string");
    let is_string = s.len() <= 100_000 && s.bytes().all(|letter| letter.is_ascii_lowercase());
    assert!(is_string, "no string of small letters");
    let mut search = Search::normal();
    let options = |pieces: &Vec<String>| {
        let mut options = Vec::new();
        for (place, piece) in pieces.iter().enumerate() {
            for letter in ('a'..='z').filter(|&letter| piece.contains(letter)) {
                let mut option = pieces.clone();
                option.remove(place);
                let split = piece.split(letter).filter(|piece| !piece.is_empty());
                option.extend(split.map(str::to_string));
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let l = input.number(1..=s.len());
        let r = input.number(l..=s.len());
        let first = search.mover_wins(&vec![s[l - 1..r].to_string()], &options);
        output += if first { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
