//! Codeforces 1919G — Tree LGM
//! <https://codeforces.com/problemset/problem/1919/G> · 3 s · 256 MiB · easy
//!
//! Rules: (two or three sentences in your own words, with what is printed)
//! Model: (the kind of game, what it is a sum of)
//! Why: (the idea and the theorem, so that a reader could redo it)
//! Cost: (time and memory)

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        verdicts += if n > 0 { "first\n" } else { "second\n" };
    }
    print!("{verdicts}");
}
