// AtCoder ABC 195 E https://atcoder.jp/contests/abc195/tasks/abc195_e · made by `cargo judge bundle abc195_e --write` from 33c110a31625b0fb
//! AtCoder ABC 195 E — Lucky 7 Battle
//! <https://atcoder.jp/contests/abc195/tasks/abc195_e> · 2 s · 1024 MiB · difficulty 4
//!
//! Rules: in round i the player X_i, `A` for Aoki or `T` for Takahashi, appends the digit S_i or a
//! 0 to a decimal number. Takahashi wins if the number after N rounds is a multiple of 7, and Aoki
//! if it is not. The input is `N`, the digits S and the players X; print the winner, `Takahashi`
//! or `Aoki`.
//! Bounds: 1 ≤ N ≤ 2 · 10^5.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: game of remainders, modulo 7.
//! Why: the rest of the game depends only on the round and on the remainder r of the number so far
//! modulo 7; appending a digit d turns r into the remainder of 10r + d. After the last round
//! Takahashi has won exactly when r = 0. Work backwards: r is good for Takahashi before his round
//! if at least one of the two remainders that can follow is good, and before Aoki's round if both
//! are.
//! Cost: O(N).
//!
//! 规则：第 i 轮由玩家 X_i 操作，`A` 表示 Aoki，`T` 表示 Takahashi，他在一个十进制数的末尾添上
//! 数字 S_i 或者 0。N 轮之后，这个数是 7 的倍数则 Takahashi 胜，否则 Aoki 胜。输入 `N`、数字串
//! S 和玩家串 X；输出获胜者 `Takahashi` 或 `Aoki`。
//! 范围：1 ≤ N ≤ 2 · 10^5。
//! 模型：取模游戏，模 7。
//! 思路：以后的进程只取决于轮数和当前数模 7 的余数 r，添上数字 d 后余数变成 10r + d（模 7）。最
//! 后一轮之后，当且仅当 r = 0 时 Takahashi 胜。倒着推：轮到 Takahashi 时，两个可能的后继余数中
//! 有一个对他有利，r 就对他有利；轮到 Aoki 时，则要两个都对 Takahashi 有利才行。
//! 复杂度：O(N)。

use proconio::{input, marker::Bytes};

const MODULUS: usize = 7;

fn main() {
    input! { n: usize, digits: Bytes, players: Bytes }
    assert!(digits.len() == n, "{} digits, not {n}", digits.len());
    assert!(players.len() == n, "{} players, not {n}", players.len());
    let mut good = [false; MODULUS];
    good[0] = true;
    for (digit, player) in digits.into_iter().zip(players).rev() {
        assert!(digit.is_ascii_digit(), "{:?} is no digit", char::from(digit));
        good = good_before(&good, usize::from(digit - b'0'), player);
    }
    println!("{}", if good[0] { "Takahashi" } else { "Aoki" });
}

/// Returns which remainders are good for Takahashi before a round, given which ones are good after
/// it.
fn good_before(after: &[bool; MODULUS], digit: usize, player: u8) -> [bool; MODULUS] {
    std::array::from_fn(|remainder| {
        let with_zero = after[10 * remainder % MODULUS];
        let with_digit = after[(10 * remainder + digit) % MODULUS];
        match player {
            b'T' => with_zero || with_digit,
            b'A' => with_zero && with_digit,
            _ => panic!("{:?} is no player", char::from(player)),
        }
    })
}


