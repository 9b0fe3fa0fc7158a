//! AtCoder ABC 209 E by its rules: what each player can force in 0, 1, 2, … words.
//!
//! The middle tier has about a thousand words with letters from both ends of both alphabets. It
//! works backwards, too, round by round through all words at once.

use reference::{Generator, Input, Reference, Search, Size, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rounds).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(9, 200_000));
    let alphabet = match g.size() {
        Size::Tiny => ["ab", "aA", "abZ", "a"][g.within(0..=3) as usize],
        Size::Largest => "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    };
    let mut input = format!("{n}\n");
    for _ in 0..n {
        let length = g.within(3..=g.pick(5, 8));
        let letters = g.many(length, 0..=alphabet.len() as u64 - 1);
        input
            .extend(letters.iter().map(|&letter| char::from(alphabet.as_bytes()[letter as usize])));
        input.push('\n');
    }
    input
}

/// Returns words with about as many ends as words.
fn generate_middle(g: &mut Generator) -> String {
    let alphabet = b"abcyzABXYZ";
    let (first, last) = [(0, 9), (2, 6), (0, 5), (3, 9)][g.within(0..=3) as usize];
    let ends = (last - first + 1_u64).pow(3);
    let n = g.within(ends * 3 / 4..=ends * 5 / 4);
    let mut input = format!("{n}\n");
    for _ in 0..n {
        let count = g.within(5..=8);
        let letters = g.many(count, first..=last);
        input.extend(letters.iter().map(|&letter| char::from(alphabet[letter as usize])));
        input.push('\n');
    }
    input
}

fn answer_by_rounds(input: &mut Input) -> String {
    let words = read(input);
    let mut by_beginning: HashMap<&str, Vec<usize>> = HashMap::new();
    for (number, word) in words.iter().enumerate() {
        by_beginning.entry(&word[..3]).or_default().push(number);
    }
    let answers: Vec<&[usize]> = words
        .iter()
        .map(|word| by_beginning.get(&word[word.len() - 3..]).map_or(&[][..], |words| words))
        .collect();
    // What awaits the player who must answer a word.
    let mut standings = vec![Standing::Drawn; words.len()];
    loop {
        let standing = |answers: &&[usize]| {
            if answers.iter().any(|&answer| standings[answer] == Standing::Lost) {
                Standing::Won
            } else if answers.iter().all(|&answer| standings[answer] == Standing::Won) {
                Standing::Lost
            } else {
                Standing::Drawn
            }
        };
        let next: Vec<Standing> = answers.iter().map(standing).collect();
        if next == standings {
            return standings.into_iter().map(winner).collect();
        }
        standings = next;
    }
}

fn read<'a>(input: &mut Input<'a>) -> Vec<&'a str> {
    let n = input.number(1..=200_000);
    let words: Vec<&str> = (0..n).map(|_| input.token().expect("a word is missing")).collect();
    input.end();
    for word in &words {
        assert!((3..=8).contains(&word.len()), "a word of {} letters", word.len());
        assert!(word.bytes().all(|letter| letter.is_ascii_alphabetic()), "{word:?} is no word");
    }
    words
}

fn answer(input: &mut Input) -> String {
    let words = read(input);
    let n = words.len();
    let options = |&said: &usize| -> Vec<usize> {
        (0..n).filter(|&answer| words[said].ends_with(&words[answer][..3])).collect()
    };
    let standing = |said: usize| {
        let mut search = Search::normal().written(|&said: &usize| words[said]);
        search.standing(&said, &options)
    };
    (0..n).map(standing).map(winner).collect()
}

fn winner(standing: Standing) -> &'static str {
    match standing {
        Standing::Won => "Aoki\n",
        Standing::Lost => "Takahashi\n",
        Standing::Drawn => "Draw\n",
    }
}
