//! Codeforces 276B by its rules: tries every order of the letters, and removes each of them.
//!
//! The middle tier has longer strings. It only keeps how often letters occur, in order, and
//! takes for granted that letters make a palindrome if at most one occurs an odd number of
//! times.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    let length = g.within(g.pick(1, 1000)..=g.pick(6, 1000));
    let letters = g.within(1..=g.pick(6, 26));
    let s: String = (0..length).map(|_| (b'a' - 1 + g.within(1..=letters) as u8) as char).collect();
    s + "\n"
}

fn generate_middle(g: &mut Generator) -> String {
    const SIZES: [(u64, u64); 5] = [(26, 2), (10, 3), (6, 5), (4, 10), (3, 20)];
    let (most, largest) = SIZES[g.within(0..=4) as usize];
    let mut s = Vec::new();
    for letter in 0..g.within(1..=most) {
        let count = g.within(1..=largest);
        // Even numbers now and then, so that there is a palindrome.
        let count = if g.one_in(3) { (count / 2 * 2).max(1) } else { count };
        s.extend(vec![b'z' - letter as u8; count as usize]);
    }
    letters(&s) + "\n"
}

fn answer_by_counts(input: &mut Input) -> String {
    let s = read(input);
    let mut counts: Vec<usize> = s.chunk_by(|a, b| a == b).map(<[u8]>::len).collect();
    counts.sort_unstable();
    // A player who finds a palindrome wins as if he could not move under misère play.
    let options = |counts: &Vec<usize>| {
        if counts.iter().filter(|&count| count % 2 == 1).count() <= 1 {
            return Vec::new();
        }
        let lowered = |place: usize| {
            let mut after = counts.clone();
            after[place] -= 1;
            after.sort_unstable();
            after
        };
        (0..counts.len()).filter(|&place| counts[place] > 0).map(lowered).collect()
    };
    let first = Search::misere().mover_wins(&counts, &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}

/// Returns the letters in order.
fn read(input: &mut Input) -> Vec<u8> {
    let mut s = input.token().expect("a string").as_bytes().to_vec();
    input.end();
    assert!(s.len() <= 1000 && s.iter().all(u8::is_ascii_lowercase), "no string of letters");
    s.sort_unstable();
    s
}

fn answer(input: &mut Input) -> String {
    let s = read(input);
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
