//! CodeChef ASTRGAME by its rules: every word at every place.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 5)..=g.pick(3, 5));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let letters = g.within(1..=g.pick(3, 2));
        let string = word(g, g.pick(9, 30), letters);
        let words = g.within(g.pick(1, 30)..=g.pick(5, 30));
        input += &format!("{string}\n{words}\n");
        for _ in 0..words {
            let longest = if g.one_in(8) { 30 } else { 3 };
            input += &format!("{}\n", word(g, longest, letters));
        }
    }
    input
}

fn word(g: &mut Generator, longest: u64, letters: u64) -> String {
    let len = if longest == 30 { 30 } else { g.within(1..=longest) };
    (0..len).map(|_| (b'a' + g.within(1..=letters) as u8 - 1) as char).collect()
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=5usize);
    let mut output = String::new();
    for _ in 0..cases {
        let string = letters(input);
        let count = input.number(1..=30usize);
        let words: Vec<String> = (0..count).map(|_| letters(input)).collect();
        // The strings that stand apart, in alphabetical order.
        let options = |strings: &Vec<String>| {
            let mut options = Vec::new();
            for (index, string) in strings.iter().enumerate() {
                for word in &words {
                    for place in 0..string.len() {
                        if let Some(right) = string[place..].strip_prefix(word.as_str()) {
                            let mut option = strings.clone();
                            option[index] = string[..place].to_string();
                            option.push(right.to_string());
                            option.retain(|part| !part.is_empty());
                            option.sort_unstable();
                            options.push(option);
                        }
                    }
                }
            }
            options
        };
        let first = Search::normal().mover_wins(&vec![string], &options);
        output += if first { "Teddy\n" } else { "Tracy\n" };
    }
    input.end();
    output
}

fn letters(input: &mut Input) -> String {
    let word = input.token().expect("a word");
    assert!(word.len() <= 30 && word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word:?}");
    word.to_string()
}
