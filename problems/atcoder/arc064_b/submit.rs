// AtCoder ARC 064 D https://atcoder.jp/contests/arc064/tasks/arc064_b · made by `cargo judge bundle arc064_b --write` from d0c9cdc7dad6b85c
//! AtCoder ARC 064 D — An Ordinary Game
//! <https://atcoder.jp/contests/arc064/tasks/arc064_b> · 2 s · 256 MiB · difficulty 4
//!
//! Rules: a string without equal neighbours; a move removes a letter that is neither the first
//! nor the last, and must not bring two equal letters together. Whoever cannot move loses. The
//! input is the string; print the winner, `First` or `Second`.
//! Bounds: the string has 3 to 10^5 lowercase letters.
//! Kind: impartial
//! Model: parity, the number of moves is known.
//! Why: play ends when every inner letter is between two equal letters, and then the string
//! alternates between two letters. The first and the last letter never change: if they are equal,
//! the final string has an odd length, and otherwise an even one. Each move takes one letter, so
//! the parity of the number of moves is fixed from the beginning, and the first player wins if it
//! is odd.
//! Cost: O(|s|).
//!
//! 规则：有一个字符串，相邻字符都不同；每次操作删去一个既不是首也不是尾的字符，并且不能使两个相
//! 同的字符相邻。无法操作者输。输入这个串；输出获胜者 `First` 或 `Second`。
//! 范围：字符串有 3 到 10^5 个小写字母。
//! 模型：奇偶性，终局的长度奇偶已知。
//! 思路：当中间的每个字符都夹在两个相同的字符之间时游戏结束，这时整个串是两个字符交替出现。首尾
//! 两个字符始终不变：若相同，终局的串长为奇数，否则为偶数。每步删去一个字符，所以总步数的奇偶一
//! 开始就确定了，为奇数时先手胜。
//! 复杂度：O(|s|)。

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


