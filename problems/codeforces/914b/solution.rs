//! Codeforces 914B — Conan and Agasa play a Card Game
//! <https://codeforces.com/problemset/problem/914/B> · 2 s · 256 MiB · easy
//!
//! Rules: a move chooses one of n cards with numbers, and removes it and all cards with smaller
//! numbers. Whoever faces no cards loses. The input is `n` and the numbers; print the winner,
//! `Conan` if it is the first player and `Agasa` if not.
//! Model: parity, of each number's cards.
//! Why: a position is lost exactly if each number is on an even number of cards. Then any move
//! leaves the number that it chose on an odd number of cards, and all larger ones on an even
//! number. From such a position, or any other with odd numbers, choose the largest number that
//! is on an odd number of cards: an even number is left of this and of each larger one.
//! Cost: O(n log n).

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { mut cards: [u64] }
    cards.sort_unstable();
    let conan_wins = cards.iter().dedup_with_count().any(|(count, _)| count % 2 == 1);
    println!("{}", if conan_wins { "Conan" } else { "Agasa" });
}
