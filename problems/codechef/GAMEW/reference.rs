//! CodeChef GAMEW by its rules: every block of the string.
//!
//! The middle tier has strings of up to 30 blocks. The lengths of the blocks do not matter, only
//! how many there are, as the other tier finds, so a position is a string without equal neighbours.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_alternating).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(5, 10));
    let texts = (0..cases).map(|_| {
        let length = g.within(g.pick(1, 90_000)..=g.pick(9, 100_000));
        let every = g.within(1..=4);
        written(g, length, every)
    });
    format!("{cases}\n{}", texts.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let texts = (0..20).map(|_| {
        let every = g.within(1..=10);
        let length = g.within(1..=30 * every);
        written(g, length, every)
    });
    format!("20\n{}", texts.collect::<String>())
}

/// Returns a case whose digit changes one time in `every`.
fn written(g: &mut Generator, length: u64, every: u64) -> String {
    let mut digit = g.one_in(2);
    let mut text = format!("{length}\n");
    for _ in 0..length {
        digit ^= g.one_in(every);
        text.push(if digit { '1' } else { '0' });
    }
    text + "\n"
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |text| search.mover_wins(&text, &|text: &String| without_a_block(text)))
}

fn answer_by_alternating(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |text| {
        let options = |text: &String| without_a_block(text).into_iter().map(shortened).collect();
        search.mover_wins(&shortened(text), &options)
    })
}

/// Returns the text with one digit of each block.
fn shortened(text: String) -> String {
    let mut digits: Vec<char> = text.chars().collect();
    digits.dedup();
    digits.into_iter().collect()
}

fn without_a_block(text: &str) -> Vec<String> {
    let digits = text.as_bytes();
    let is_start = |&place: &usize| place == 0 || digits[place] != digits[place - 1];
    let starts: Vec<usize> = (0..digits.len()).filter(is_start).collect();
    let ends = starts.iter().copied().skip(1).chain([digits.len()]);
    starts
        .iter()
        .zip(ends)
        .map(|(&start, end)| format!("{}{}", &text[..start], &text[end..]))
        .collect()
}

fn winners(input: &mut Input, mut sahid_wins: impl FnMut(String) -> bool) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=10_000) {
        let length = input.number(1..=100_000usize);
        let text = input.token().expect("a string");
        assert!(text.len() == length && text.chars().all(|digit| "01".contains(digit)), "{text}");
        sum += length;
        output += if sahid_wins(text.to_string()) { "SAHID\n" } else { "RAMADHIR\n" };
    }
    assert!(sum <= 1_000_000, "{sum} digits");
    input.end();
    output
}
