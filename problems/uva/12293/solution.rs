//! UVa 12293 — Box Game
//! <https://vjudge.net/problem/UVA-12293> · 1 s · 128 MiB? · difficulty 3
//!
//! Also: CSU 1107
//! Rules: one box holds n balls, and another holds 1 ball. A move empties the box with fewer balls,
//! or either box if both hold the same number, and then moves balls from the other box into the
//! empty one, leaving at least one ball in each box. Whoever cannot move loses. The input has one
//! number n on each line and ends with 0; for each n print the winner, `Alice` for the first player
//! and `Bob` for the second.
//! Bounds: at most 300 numbers; 2 ≤ n ≤ 10^9.
//! Kind: impartial
//! Model: take-and-break game, only the larger part stays.
//! Why: only the larger box matters. If it holds n balls, a move can leave any number m from ⌈n/2⌉
//! to n - 1 in the larger box. A position is lost exactly when n + 1 is a power of 2.
//!
//! 1. Let n = 2^k - 1. Every such m is between 2^(k - 1) and 2^k - 2, so m + 1 is not a power of 2.
//!    For n = 1 there is no move.
//! 2. If n + 1 is not a power of 2, let 2^k be the largest power of 2 that is at most n, so n ≤
//!    2^(k + 1) - 2. Then m = 2^k - 1 is less than n, and at least half of n.
//!
//! Cost: O(1) per game.
//!
//! 规则：有一个盒子装 n 个球，另一个装 1 个球。每次操作把球较少的盒子清空（一样多则任选一个），
//! 再从另一个盒子移一些球过来，使两盒都至少有一个球。无法操作者输。多组数据，每行一个整数 n，以
//! 0 结束；输出各局的获胜者，先手胜为 `Alice`，否则为 `Bob`。
//! 范围：至多 300 个数；2 ≤ n ≤ 10^9。
//! 模型：取石子并分堆的游戏，只留下较大的部分。
//! 思路：只有较大的盒子起作用。它有 n 个球时，一步可以到 ⌈n/2⌉ 到 n - 1 的任意 m。当且仅
//! 当 n + 1 是 2 的幂时必败。
//!
//! 1. 设 n = 2^k - 1。每个 m 都在 2^(k - 1) 与 2^k - 2 之间，所以 m + 1 不是 2 的幂。n = 1 时无
//!    法操作。
//! 2. 否则设 2^k 是不超过 n 的最大的 2 的幂，即 n ≤ 2^(k + 1) - 2。那么 m = 2^k - 1 小于 n，又
//!    不小于 n 的一半。
//!
//! 复杂度：每局 O(1)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        // The ones of n are its lowest binary digits.
        let alice_wins = n & n.wrapping_add(1) != 0;
        winners += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
