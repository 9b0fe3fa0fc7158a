//! Codeforces 1104B — Game with string
//! <https://codeforces.com/problemset/problem/1104/B> · 1 s · 256 MiB · easy
//!
//! Rules: a move deletes two equal letters that stand side by side in a string, and whoever
//! cannot move loses. Print `Yes` if the first player wins, `No` if not.
//! Model: parity, the game ends with a known string.
//! Why: whatever is deleted first, the same letters are left in the end: read letters as
//! the generators of a group in which each is its own inverse; a deletion keeps the product,
//! and each element of that free product has just one word without equal neighbours. So
//! the number of moves is known, and a stack that deletes from the left on counts it.
//! Cost: O(|s|).

use proconio::input;

fn main() {
    input! { s: String }
    assert!((1..=100_000).contains(&s.len()), "{} letters, not 1 to 100000", s.len());
    assert!(s.bytes().all(|byte| byte.is_ascii_lowercase()), "not lower-case letters alone");
    let (mut stack, mut moves) = (vec![], 0);
    for letter in s.bytes() {
        if stack.last() == Some(&letter) {
            stack.pop();
            moves += 1;
        } else {
            stack.push(letter);
        }
    }
    println!("{}", if moves % 2 == 1 { "Yes" } else { "No" });
}
