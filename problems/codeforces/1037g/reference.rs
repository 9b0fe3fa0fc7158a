//! Codeforces 1037G by its rules: erases every letter of every piece.
//!
//! The middle tier asks for every part of a string of up to 70 letters. The value of each is the
//! mex over its letters, and no part is known from prefix sums.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_parts).run();
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

/// Returns a string, and a question for each of its parts.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(30..=70);
    let letters = g.within(1..=26);
    let in_turn = g.one_in(2);
    let mut string = String::new();
    for place in 0..n {
        let letter =
            if in_turn && !g.one_in(5) { place % letters } else { g.within(0..=letters - 1) };
        string.push(char::from(b'a' + letter as u8));
    }
    let parts = (1..=n).flat_map(|l| (l..=n).map(move |r| format!("{l} {r}\n")));
    format!("{string}\n{}\n{}", n * (n + 1) / 2, parts.collect::<String>())
}

fn answer_by_parts(input: &mut Input) -> String {
    let Case { string, parts } = read(input);
    let (s, n) = (string.as_bytes(), string.len());
    // The values of the parts, by their start and end.
    let mut values = vec![vec![0u64; n + 1]; n + 1];
    for length in 1..=n {
        for start in 0..=n - length {
            let end = start + length;
            let letters = (b'a'..=b'z').filter(|letter| s[start..end].contains(letter));
            let options = letters.map(|letter| {
                let (mut sum, mut from) = (0, start);
                for at in (start..end).filter(|&at| s[at] == letter) {
                    sum ^= values[from][at];
                    from = at + 1;
                }
                sum ^ values[from][end]
            });
            values[start][end] = mex(options);
        }
    }
    let verdict = |&(l, r): &(usize, usize)| if values[l - 1][r] > 0 { "Alice\n" } else { "Bob\n" };
    parts.iter().map(verdict).collect()
}

struct Case {
    string: String,
    parts: Vec<(usize, usize)>,
}

fn read(input: &mut Input) -> Case {
    let s = input.token().expect("a string");
    let is_string = s.len() <= 100_000 && s.bytes().all(|letter| letter.is_ascii_lowercase());
    assert!(is_string, "no string of small letters");
    let mut parts = Vec::new();
    for _ in 0..input.number(1..=100_000) {
        let l = input.number(1..=s.len());
        parts.push((l, input.number(l..=s.len())));
    }
    input.end();
    Case { string: s.to_string(), parts }
}

fn answer(input: &mut Input) -> String {
    let Case { string, parts } = read(input);
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
    for (l, r) in parts {
        let first = search.mover_wins(&vec![string[l - 1..r].to_string()], &options);
        output += if first { "Alice\n" } else { "Bob\n" };
    }
    output
}
