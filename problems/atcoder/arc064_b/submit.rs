// AtCoder ARC 064 D https://atcoder.jp/contests/arc064/tasks/arc064_b · made by `cargo judge bundle arc064_b --write` from d46b56b98fb7f8eb
//! AtCoder ARC 064 D — An Ordinary Game
//! <https://atcoder.jp/contests/arc064/tasks/arc064_b> · 2 s · 256 MiB · easy
//!
//! Rules: a string without equal neighbours; a move removes a letter that is neither the
//! first nor the last, if no equal neighbours come of it. Whoever cannot move loses. One
//! case, the string; print the winner, `First` or `Second`.
//! Model: parity, the game ends with a known length.
//! Why: play ends when every inner letter stands between two equal ones, and then two
//! letters alternate. The ends never change: if they are equal, the last string has an odd
//! length, else an even one. Each move takes one letter, so the number of moves is even or
//! odd however they play, and the first player wins if it is odd.
//! Cost: O(|s|).

use proconio::input;
use proconio::marker::Bytes;

fn main() {
    input! { s: Bytes }
    assert!((3..=100_000).contains(&s.len()), "{} letters, not 3 to 100000", s.len());
    assert!(s.iter().all(u8::is_ascii_lowercase), "more than small letters in the string");
    assert!(s.windows(2).all(|pair| pair[0] != pair[1]), "two equal letters stand together");
    let last_length = if s[0] == s[s.len() - 1] { 1 } else { 0 };
    let first_wins = s.len() % 2 != last_length;
    println!("{}", if first_wins { "First" } else { "Second" });
}


