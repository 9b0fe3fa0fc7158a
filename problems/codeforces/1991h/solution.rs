//! Codeforces 1991H — Prime Split Game
//! <https://codeforces.com/problemset/problem/1991/H> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: (two or three sentences in your own words, with what is printed)
//! Bounds: (what the statement promises of the input; ? if that is not known)
//! Kind: impartial
//! Model: (the idea, what it is a sum of)
//! Why: (the idea and the theorem, so that a reader could redo it)
//! Cost: (time and memory)
//!
//! 规则：(the rules in Chinese; a maintainer fills in what you leave)
//! 范围：(the bounds in Chinese)
//! 模型：(the model in Chinese, after the name of its idea as the glossary has it)
//! 思路：(the idea in Chinese)
//! 复杂度：(the cost in Chinese)

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        verdicts += if n > 0 { "first\n" } else { "second\n" };
    }
    print!("{verdicts}");
}
