//! CodeChef ASTRGAME by its rules: every word at every place.
//!
//! The middle tier has strings of up to 30 letters, in which every piece is worth the mex of what
//! its moves leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let string = word(g, 30, 2);
        let words = g.within(1..=6);
        input += &format!("{string}\n{words}\n");
        for _ in 0..words {
            input += &format!("{}\n", word(g, 4, 2));
        }
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { string, words } in read(input) {
        // A piece of the string: where it starts and where it ends.
        let options = |&(start, end): &(usize, usize)| {
            let mut options = Vec::new();
            for place in start..end {
                let found = words.iter().filter(|&word| string[place..end].starts_with(word));
                options.extend(found.map(|word| vec![(start, place), (place + word.len(), end)]));
            }
            options
        };
        let value = GrundyValues::new().value(&(0, string.len()), &options);
        output += if value > 0 { "Teddy\n" } else { "Tracy\n" };
    }
    output
}

struct Case {
    string: String,
    words: Vec<String>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=5) {
        let string = letters(input);
        let count = input.number(1..=30usize);
        cases.push(Case { string, words: (0..count).map(|_| letters(input)).collect() });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { string, words } in read(input) {
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
    output
}

fn letters(input: &mut Input) -> String {
    let word = input.token().expect("a word");
    assert!(word.len() <= 30 && word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word:?}");
    word.to_string()
}
