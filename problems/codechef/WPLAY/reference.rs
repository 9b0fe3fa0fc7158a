//! CodeChef WPLAY by its rules: every word, with every choice of equal letters.
//!
//! The middle tier has boards of up to 12 cells. A position says how many there are of each letter.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        return largest(g);
    }
    let size = [g.within(1..=2), g.within(1..=3)];
    let [words, boards] = [g.within(1..=6), g.within(1..=4)];
    written(g, words, 4, size, boards)
}

fn generate_middle(g: &mut Generator) -> String {
    let size = if g.one_in(2) { [3, 3] } else { [3, 4] };
    let words = g.within(1..=30);
    written(g, words, 8, size, 4)
}

/// Returns boards of 16 letters with many words, so that the sets of letters are as many as possible.
fn largest(g: &mut Generator) -> String {
    let least = g.within(1..=7);
    let mut words = Vec::new();
    for set in 1..1u32 << 19 {
        if (least..=16).contains(&set.count_ones().into()) && words.len() < 500_000 {
            let letters = (0..19u8).filter(|letter| set >> letter & 1 == 1);
            words.push(letters.map(|letter| char::from(b'A' + letter)).collect::<String>());
        }
    }
    let boards = (0..10).map(|_| {
        let kinds = g.within(8..=26);
        board(g, [4, 4], kinds)
    });
    let boards: String = boards.collect();
    format!("{}\n{}\n4 4\n10\n{boards}", words.len(), words.join("\n"))
}

fn written(g: &mut Generator, words: u64, kinds: u64, size: [u64; 2], boards: u64) -> String {
    let longest = (size[0] * size[1]).min(1 + g.within(1..=4));
    let mut dictionary: Vec<String> = (0..words)
        .map(|_| {
            let length = g.within(1..=longest);
            (0..length).map(|_| letter(g, kinds)).collect()
        })
        .collect();
    dictionary.sort_unstable();
    dictionary.dedup();
    let boards_text: String = (0..boards).map(|_| board(g, size, kinds)).collect();
    let count = dictionary.len();
    let [rows, columns] = size;
    format!("{count}\n{}\n{rows} {columns}\n{boards}\n{boards_text}", dictionary.join("\n"))
}

fn letter(g: &mut Generator, kinds: u64) -> char {
    char::from(b'A' + g.within(0..=kinds - 1) as u8)
}

fn board(g: &mut Generator, [rows, columns]: [u64; 2], kinds: u64) -> String {
    let row = |g: &mut Generator| (0..columns).map(|_| letter(g, kinds)).collect::<String>() + "\n";
    (0..rows).map(|_| row(g)).collect()
}

/// The letters of the board, row after row, a dot for each that is inactive.
fn answer(input: &mut Input) -> String {
    winners(input, |words, columns, board| {
        let mut search = Search::normal().written(|board: &String| {
            let rows = board.as_bytes().chunks(columns);
            rows.map(|row| String::from_utf8_lossy(row)).collect::<Vec<_>>().join("/")
        });
        let options = |board: &String| -> Vec<String> {
            let mut after: Vec<String> =
                words.iter().flat_map(|word| without(word, board.clone())).collect();
            after.sort_unstable();
            after.dedup();
            after
        };
        search.mover_wins(&board, &options)
    })
}

/// Returns the boards after the word is made in every way.
fn without(word: &str, board: String) -> Vec<String> {
    if word.is_empty() {
        return vec![board];
    }
    let places: Vec<usize> = board.match_indices(&word[..1]).map(|(place, _)| place).collect();
    let take =
        |place: usize| without(&word[1..], format!("{}.{}", &board[..place], &board[place + 1..]));
    places.into_iter().flat_map(take).collect()
}

fn answer_by_counts(input: &mut Input) -> String {
    winners(input, |words, _, board| {
        let counts = |text: &str| {
            let mut counts = [0u8; 26];
            text.bytes().for_each(|letter| counts[usize::from(letter - b'A')] += 1);
            counts
        };
        let words: Vec<[u8; 26]> = words.iter().map(|word| counts(word)).collect();
        let mut search = Search::normal();
        let options = |left: &[u8; 26]| -> Vec<[u8; 26]> {
            let fits = |word: &&[u8; 26]| (0..26).all(|letter| word[letter] <= left[letter]);
            let after = words.iter().filter(fits);
            after.map(|word| std::array::from_fn(|letter| left[letter] - word[letter])).collect()
        };
        search.mover_wins(&counts(&board), &options)
    })
}

fn winners(
    input: &mut Input,
    mut alice_wins: impl FnMut(&[String], usize, String) -> bool,
) -> String {
    let count = input.number(1..=500_000usize);
    let text = |input: &mut Input| {
        let text = input.token().expect("a word").to_string();
        assert!(text.bytes().all(|letter| letter.is_ascii_uppercase()), "no letter");
        text
    };
    let words: Vec<String> = (0..count).map(|_| text(input)).collect();
    let mut different = words.clone();
    different.sort_unstable();
    different.dedup();
    assert!(different.len() == count, "a word twice");
    let [rows, columns] = [input.number(1..=4usize), input.number(1..=4usize)];
    let most = match [rows, columns] {
        [4, 4] => 10,
        [3, 4] => 100,
        [1..=3, 1..=3] => 1000,
        _ => panic!("no board of the statement"),
    };
    assert!(words.iter().all(|word| word.len() <= rows * columns), "too long");
    assert!(rows * columns <= 12, "too large for a reference");
    let mut output = String::new();
    for _ in 0..input.number(1..=most) {
        let board: String = (0..rows).map(|_| text(input)).collect();
        assert!(board.len() == rows * columns, "no board");
        output += if alice_wins(&words, columns, board) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
