//! Codeforces 1220C — Substring Game in the Lesson
//! <https://codeforces.com/problemset/problem/1220/C> · 2 s · 256 MiB · easy
//!
//! Rules: the game starts with one letter of a string as the current substring. A move widens it,
//! to the left, to the right or both, so that it becomes lexicographically smaller; whoever cannot
//! move loses. Ann moves first. The input is the string; print for each of its letters in order
//! who wins from there, `Mike` or `Ann`.
//! Model: game on sets and strings, a substring is widened.
//! Why: a substring that keeps its left end and grows becomes larger, since the old one is a proper
//! prefix of it. So a move must go to the left, and the new first letter must not be larger. From
//! a single letter it must not be equal either, or the old substring is a proper prefix again. So
//! Ann cannot move if no letter further left is smaller than hers. Otherwise she goes to the
//! smallest of them, the leftmost if there are several: then all letters further left are larger,
//! and Mike cannot move.
//! Cost: O(|s|).

use proconio::{input, marker::Bytes};

fn main() {
    input! { s: Bytes }
    assert!(s.iter().all(u8::is_ascii_lowercase), "not a word of small letters");
    let mut winners = String::new();
    let mut least_before = u8::MAX;
    for letter in s {
        winners += if least_before < letter { "Ann\n" } else { "Mike\n" };
        least_before = least_before.min(letter);
    }
    print!("{winners}");
}
