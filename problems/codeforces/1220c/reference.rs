//! Codeforces 1220C by its rules: tries every wider substring.
//!
//! The middle tier has up to 40 letters, looked at in the same way.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(1, 500_000)..=g.pick(9, 500_000));
    let letters = g.within(1..=g.pick(4, 26));
    let s: String = (0..length).map(|_| (b'a' - 1 + g.within(1..=letters) as u8) as char).collect();
    s + "\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let letters = g.within(2..=26);
    let s: String =
        (0..g.within(10..=40)).map(|_| (b'a' - 1 + g.within(1..=letters) as u8) as char).collect();
    s + "\n"
}

fn answer(input: &mut Input) -> String {
    let s = input.token().expect("a string").as_bytes();
    input.end();
    assert!(s.len() <= 500_000 && s.iter().all(u8::is_ascii_lowercase), "no string of letters");
    // A position is the range of the current substring, its end excluded.
    let options = |&(start, end): &(usize, usize)| {
        let mut options = Vec::new();
        for new_start in 0..=start {
            for new_end in end..=s.len() {
                if s[new_start..new_end] < s[start..end] {
                    options.push((new_start, new_end));
                }
            }
        }
        options
    };
    let mut search = Search::normal().written(|&(from, to): &(usize, usize)| letters(&s[from..to]));
    let mut winner = |k| if search.mover_wins(&(k, k + 1), &options) { "Ann\n" } else { "Mike\n" };
    (0..s.len()).map(&mut winner).collect()
}
