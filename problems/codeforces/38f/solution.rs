//! Codeforces 38F — Smart Boy
//! <https://codeforces.com/problemset/problem/38/F> · 4 s · 256 MiB · medium
//!
//! Rules: a dictionary of words. The first player writes a letter, and then a move adds one at the
//! front or at the back of what is written, s, which must be part of a word. Whoever cannot
//! move loses. With each move, a player gets as many points as the largest letter of s times the
//! sum of its letters, plus the number of words of which s is part, where a = 1, …, z = 26. Both
//! players want first to win, then as many points as possible, and then few for the other. One case
//! `n`, then the words; print who wins, `First` or `Second`, then the points of both.
//! Model: game on sets and strings, a string that grows.
//! Why: what can still happen depends on s alone, and s gets longer with each move. So from the
//! longest strings to the empty one, each has a best result for the player to move: with no
//! move, it is a loss without points; otherwise the best over all moves, where a move to t wins
//! if the opponent loses from t, gets the points of t and what the opponent of the mover gets
//! from t, and leaves to the opponent what the mover gets from t. Points got before do not
//! matter, as they add the same to all results.
//!
//! Cost: O(n w³) time for words of w letters, and O(n w²) strings.

use itertools::Itertools;
use proconio::input;
use std::collections::{BTreeMap, HashSet};

fn main() {
    input! { n: usize, words: [String; n] }
    let known = words.iter().all(|word| word.bytes().all(|letter| letter.is_ascii_lowercase()));
    assert!(known, "a word with something else than the letters a to z");
    let result = best_result(&words);
    let winner = if result.is_win { "First" } else { "Second" };
    println!("{winner}\n{} {}", result.own, result.others());
}

/// How the game ends for the player to move. Of two results, the greater one is better for him.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Outlook {
    is_win: bool,
    own: i64,
    minus_others: i64,
}

impl Outlook {
    /// Returns the opponent's points.
    fn others(self) -> i64 {
        -self.minus_others
    }
}

/// Returns the result of the whole game.
fn best_result(words: &[String]) -> Outlook {
    let longest = words.iter().map(String::len).max().unwrap_or(0);
    // The best results for the player who finds a string of one length, which may be the default.
    let mut results: BTreeMap<&[u8], Outlook> = BTreeMap::new();
    for length in (1..=longest).rev() {
        let mut shorter: BTreeMap<&[u8], Outlook> = BTreeMap::new();
        for (part, count) in parts(words, length) {
            let after = results.get(part).copied().unwrap_or_default();
            let result = Outlook {
                is_win: !after.is_win,
                own: points(part, count) + after.others(),
                minus_others: -after.own,
            };
            for before in [&part[1..], &part[..length - 1]] {
                let best = shorter.entry(before).or_insert(result);
                *best = result.max(*best);
            }
        }
        results = shorter;
    }
    results.get(&[][..]).copied().unwrap_or_default()
}

/// Returns the strings of a length that are part of some word, each with the number of such words.
fn parts(words: &[String], length: usize) -> BTreeMap<&[u8], i64> {
    let mut counts = BTreeMap::new();
    for word in words {
        let parts: HashSet<&[u8]> = word.as_bytes().windows(length).collect();
        for part in parts {
            *counts.entry(part).or_insert(0) += 1;
        }
    }
    counts
}

/// Returns the points for writing a string that is part of `count` words.
fn points(part: &[u8], count: i64) -> i64 {
    let letters = part.iter().map(|letter| i64::from(letter - b'a') + 1).collect_vec();
    letters.iter().max().unwrap_or(&0) * letters.iter().sum::<i64>() + count
}
