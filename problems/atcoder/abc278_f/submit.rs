// AtCoder ABC 278 F https://atcoder.jp/contests/abc278/tasks/abc278_f · made by `cargo judge bundle abc278_f --write` from f309bcc9da15cd21
//! AtCoder ABC 278 F — Shiritori
//! <https://atcoder.jp/contests/abc278/tasks/abc278_f> · 2 s · 1024 MiB · easy
//!
//! Rules: two players say words of a list in turn, none twice; the first word is free, each
//! later one must begin with the letter with which the last one ended, and whoever has no
//! word loses. One case `N`, then N words; print `First` or `Second`, who wins.
//! Model: search of all positions, sets of words.
//! Why: the words that are used and the letter to begin with make the position. For each
//! set, from the full one down, the letters are kept with which the mover wins: those that
//! begin an unused word after which the opponent's letter is not one of his. The first word
//! is free, so the first player wins if any letter is good for the empty set.
//! Cost: O(2^N · N), with a bit for each word and for each letter.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=16).contains(&n), "{n} words, not 1 to 16");
    input! { words: [String; n] }
    let ends: Vec<(u8, u8)> = words.iter().map(|word| ends(word.as_bytes())).collect();
    let mut winning_letters = vec![0u32; 1 << n];
    for used in (0..1usize << n).rev() {
        for (word, &(first, last)) in ends.iter().enumerate() {
            let after = used | 1 << word;
            if after != used && winning_letters[after] >> last & 1 == 0 {
                winning_letters[used] |= 1 << first;
            }
        }
    }
    println!("{}", if winning_letters[0] != 0 { "First" } else { "Second" });
}

/// The first letter of a word and its last, from 0 for `a`.
fn ends(word: &[u8]) -> (u8, u8) {
    assert!((1..=10).contains(&word.len()), "a word of {} letters, not 1 to 10", word.len());
    let in_bounds = word.iter().all(u8::is_ascii_lowercase);
    assert!(in_bounds, "{:?} is not in small letters", String::from_utf8_lossy(word));
    (word[0] - b'a', word[word.len() - 1] - b'a')
}


