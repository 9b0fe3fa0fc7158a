//! AtCoder ABC 209 E by its rules: what each player can force in 0, 1, 2, … words.

use reference::{Generator, Input, Reference, Search, Size, Standing};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let words: Vec<&str> = (0..n).map(|_| input.token().expect("a word is missing")).collect();
    input.end();
    for word in &words {
        assert!((3..=8).contains(&word.len()), "a word of {} letters", word.len());
        assert!(word.bytes().all(|letter| letter.is_ascii_alphabetic()), "{word:?} is no word");
    }
    let options = |&said: &usize| -> Vec<usize> {
        (0..n).filter(|&answer| words[said].ends_with(&words[answer][..3])).collect()
    };
    let winner = |said: usize| {
        let mut search = Search::normal().written(|&said: &usize| words[said]);
        match search.standing(&said, &options) {
            Standing::Won => "Aoki\n",
            Standing::Lost => "Takahashi\n",
            Standing::Drawn => "Draw\n",
        }
    };
    (0..n).map(winner).collect()
}
