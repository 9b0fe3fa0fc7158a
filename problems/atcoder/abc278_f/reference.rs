//! AtCoder ABC 278 F by its rules: every word that is left and fits is said.
//!
//! The middle tier has up to 14 words. It remembers the word that was said last and the words that
//! are left, by their numbers.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_numbers).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 16)..=g.pick(7, 16));
    let letters = g.within(g.pick(1, 3)..=4);
    let mut words = BTreeSet::new();
    // A single letter makes ten different words, which is enough for a tiny input.
    while (words.len() as u64) < n {
        let length = g.within(1..=g.pick(7, 10));
        let word = g.many(length, 0..=letters - 1);
        words.insert(word.iter().map(|&letter| char::from(b'w' + letter as u8)).collect());
    }
    let words: Vec<String> = words.into_iter().collect();
    format!("{n}\n{}\n", words.join("\n"))
}

/// Returns words in pairs of which each leads back from where the other ends, so that the second
/// player can always answer, perhaps without one of them or with another one.
fn generate_middle(g: &mut Generator) -> String {
    let letters = g.within(3..=7);
    let letter = |index: u64| char::from(b'a' + 4 * index as u8);
    let mut words = BTreeSet::new();
    for _ in 0..g.within(4..=7) {
        let (first, middle) = (g.within(0..=letters - 1), g.within(0..=9));
        let last = (first + g.within(1..=letters - 1)) % letters;
        for [first, last] in [[first, last], [last, first]] {
            words.insert(
                [letter(first), char::from(b'p' + middle as u8), letter(last)].iter().collect(),
            );
        }
    }
    let mut words: Vec<String> = words.into_iter().collect();
    match g.within(0..=3) {
        0 => words[0] = letter(g.within(0..=letters - 1)).to_string(),
        1 => words.truncate(words.len() - 1),
        _ => {}
    }
    format!("{}\n{}\n", words.len(), words.join("\n"))
}

fn answer_by_numbers(input: &mut Input) -> String {
    let words = read(input);
    let options = |&(said, left): &(Option<usize>, u32)| {
        let fits =
            |word: usize| said.is_none_or(|said: usize| words[said].ends_with(&words[word][..1]));
        let fitting = (0..words.len()).filter(|&word| left >> word & 1 == 1 && fits(word));
        fitting.map(|word| (Some(word), left & !(1 << word))).collect()
    };
    let first = Search::normal().mover_wins(&(None, (1 << words.len()) - 1), &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}

fn read<'a>(input: &mut Input<'a>) -> Vec<&'a str> {
    let n = input.number(1..=16);
    let words: Vec<&str> = (0..n).map(|_| input.token().expect("a word is missing")).collect();
    input.end();
    for word in &words {
        assert!((1..=10).contains(&word.len()), "a word of {} letters", word.len());
        assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word:?} is no word");
    }
    assert!(words.iter().collect::<BTreeSet<_>>().len() == n, "a word twice");
    words
}

fn answer(input: &mut Input) -> String {
    let words = read(input);
    // A position is the word that was said last and the words that are left.
    let options = |(said, left): &(String, Vec<String>)| say(said, left);
    let left = words.iter().map(|word| word.to_string()).collect();
    let first = Search::normal().mover_wins(&(String::new(), left), &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}

fn say(said: &str, left: &[String]) -> Vec<(String, Vec<String>)> {
    let fits = |word: &&String| said.is_empty() || said.ends_with(&word[..1]);
    let words = left.iter().filter(fits);
    let without = |word: &String| left.iter().filter(|&other| other != word).cloned().collect();
    words.map(|word| (word.clone(), without(word))).collect()
}
