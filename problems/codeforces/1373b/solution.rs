//! Codeforces 1373B — 01 Game
//! <https://codeforces.com/problemset/problem/1373/B> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: a move deletes two different adjacent digits of a string of zeros and ones, and whoever
//! cannot move loses. The input is the number of strings, then the strings; print `DA` for each
//! string from which the first player, Alice, wins, and `NET` for every other string.
//! Bounds: at most 1000 strings; a string has 1 to 100 digits.
//! Kind: impartial
//! Picture: `1 / 00001111`
//! Model: parity, every move deletes a zero and a one.
//! Why: as long as both digits occur, two different digits are adjacent somewhere. So play ends
//! when the rarer digit is used up, and the number of moves is the number of times that this digit
//! occurs in the given string.
//! Cost: O(|s|) per case.
//!
//! 规则：每次操作在由 0 和 1 组成的字符串中删去相邻的两个不同的数字，无法操作者输。先给出个数，
//! 再给出各字符串；先手 Alice 胜输出 `DA`，否则输出 `NET`。
//! 范围：至多 1000 个字符串；每个有 1 到 100 个数字。
//! 模型：奇偶性，每步删去一个 0 和一个 1。
//! 思路：只要两种数字都还有，就必有相邻的两个不同。所以较少的那种用完时游戏结束，步数就是它的个数。
//! 复杂度：每组 O(|s|)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { s: Bytes }
        let zeros = s.iter().filter(|&&digit| digit == b'0').count();
        let ones = s.iter().filter(|&&digit| digit == b'1').count();
        assert!(
            zeros + ones == s.len(),
            "{:?} is not of zeros and ones",
            String::from_utf8_lossy(&s)
        );
        verdicts += if zeros.min(ones) % 2 == 1 { "DA\n" } else { "NET\n" };
    }
    print!("{verdicts}");
}
