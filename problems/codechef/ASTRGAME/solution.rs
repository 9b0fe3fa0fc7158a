//! CodeChef ASTRGAME — ASTRGAME
//! <https://www.codechef.com/problems/ASTRGAME> · 1 s? · 1536 MiB? · easy
//!
//! Rules: a move erases a word of a dictionary from a string where it stands in one piece, and
//! what is left on both sides stays apart; whoever cannot move loses. The input has T cases: the
//! string, the number of words, and the words. Print the winner, `Teddy` if it is the first
//! player and `Tracy` if not.
//! Model: splitting game, a word is erased from a string.
//! Why: what stays apart does not affect each other, so a move leaves the nim sum of the values
//! of both sides (Sprague and Grundy). They are substrings of the string, whose values are
//! found from the shortest to the longest.
//! Cost: O(n³ W) a case, if the string has n letters and the dictionary W.

use grundy::mex::mex;
use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { string: Bytes, words: [Bytes] }
        winners += if value(&string, &words) != 0 { "Teddy\n" } else { "Tracy\n" };
    }
    print!("{winners}");
}

fn value(string: &[u8], words: &[Vec<u8>]) -> u64 {
    // The value of what stands from one place up to another.
    let mut values = vec![vec![0; string.len() + 1]; string.len() + 1];
    for len in 1..=string.len() {
        for start in 0..=string.len() - len {
            let end = start + len;
            let places = (start..end).flat_map(|place| words.iter().map(move |word| (place, word)));
            let moves = places.filter(|&(place, word)| string[place..end].starts_with(word));
            values[start][end] =
                mex(moves
                    .map(|(place, word)| values[start][place] ^ values[place + word.len()][end]));
        }
    }
    values[0][string.len()]
}
