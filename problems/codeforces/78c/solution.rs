//! Codeforces 78C — Beaver Game
//! <https://codeforces.com/problemset/problem/78/C> · 1 s · 256 MiB · difficulty 5
//!
//! Rules: there are n logs, each of length m. A move cuts one log into two or more equal parts,
//! whose length must be a whole number and at least k; whoever cannot move loses. The input is
//! `n m k`; print the winner, `Timur` for the first player or `Marsel` for the second.
//! Bounds: 1 ≤ n, m, k ≤ 10^9.
//! Kind: impartial
//! Picture: picture.rs
//! Model: take-and-break game, n equal logs.
//! Why: for an even n the second player answers every cut with the same cut on a twin log
//! (Tweedledum and Tweedledee). For an odd n the first player cuts one log into parts of length d,
//! the least divisor of m that is at least k, and then plays the second player's role himself. A
//! divisor of d also divides m, so these parts cannot be cut any further. If d = m, or there is no
//! such d, no log can be cut at all.
//! Cost: O(√m).
//!
//! 规则：有 n 根长为 m 的木头。每次操作把一根锯成两段或更多段等长的木头，每段为整数长且至少为
//! k；无法操作者输。输入 `n m k`；输出获胜者，先手赢输出 `Timur`，否则输出 `Marsel`。
//! 范围：1 ≤ n, m, k ≤ 10^9。
//! 模型：取石子并分堆的游戏，n 根相等的木头。
//! 思路：n 为偶数时，木头两两配对，后手在配对的那根上照样锯（对称策略）。n 为奇数时，先手只要一步
//! 把一根木头锯到不能再锯，此后就轮到他来模仿：他把这根锯成长为 d 的小段，d 是 m 的不小于 k 的最
//! 小约数。d 的约数也是 m 的约数，所以这些小段不能再锯。若这个 d 就是 m，或者没有这样的约数，则任
//! 何木头都不能锯。
//! 复杂度：O(√m)。

use grundy::contest::divisors::square_root;
use proconio::input;

fn main() {
    input! { n: u64, m: u64, k: u64 }
    let small_divisors = (1..=square_root(m)).filter(|d| m % d == 0);
    let mut divisors = small_divisors.flat_map(|d| [d, m / d]);
    let can_cut = divisors.any(|d| k <= d && d < m);
    println!("{}", if n % 2 == 1 && can_cut { "Timur" } else { "Marsel" });
}
