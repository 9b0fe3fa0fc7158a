// AtCoder ARC 064 D https://atcoder.jp/contests/arc064/tasks/arc064_b · made by `cargo judge bundle arc064_b --write` from e72088e9c4c62390
//! AtCoder ARC 064 D — An Ordinary Game
//! <https://atcoder.jp/contests/arc064/tasks/arc064_b> · 2 s · 256 MiB · easy
//!
//! Rules: a string without equal neighbours; a move removes a letter that is neither the first
//! nor the last, and must not bring two equal letters together. Whoever cannot move loses. The
//! input is the string; print the winner, `First` or `Second`.
//! Model: parity, the game ends with a known length.
//! Why: play ends when every inner letter stands between two equal ones, and then two letters
//! alternate. The first and the last letter never change: if they are equal, the final string
//! has an odd length, otherwise an even one. Each move takes one letter, so the parity of the
//! number of moves is known from the beginning, and the first player wins if it is odd.
//! Cost: O(|s|).

use proconio::input;
use proconio::marker::Bytes;

fn main() {
    input! { s: Bytes }
    assert!(s.iter().all(u8::is_ascii_alphabetic), "the string does not consist of letters alone");
    assert!(s.windows(2).all(|pair| pair[0] != pair[1]), "two equal letters stand together");
    let final_parity = if s[0] == s[s.len() - 1] { 1 } else { 0 };
    let first_wins = s.len() % 2 != final_parity;
    println!("{}", if first_wins { "First" } else { "Second" });
}


