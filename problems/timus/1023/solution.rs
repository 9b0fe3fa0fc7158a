//! Timus 1023 — Buttons
//! <https://acm.timus.ru/problem.aspx?space=1&num=1023> · 2 s · 64 MiB · difficulty 2
//!
//! Rules: K buttons; a move takes one to L of them, and whoever takes the last button wins. Read
//! `K`; print the least L with 2 ≤ L < K for which the second player wins, or 0 if there is no such
//! L.
//! Bounds: 3 ≤ K ≤ 10^8.
//! Kind: impartial
//! Model: Bash's game, the least limit with which the first player loses.
//! Why: with the limit L, the second player wins exactly when K is a multiple of L + 1. So the
//! answer is one less than the least divisor of K that is at least 3. Every number above 2 has a
//! divisor that is an odd prime or 4, so the least divisor of K above 2 is an odd prime or 4, too.
//! Cost: O(√K).
//!
//! 规则：有 K 枚纽扣；每次操作取走 1 到 L 枚，取走最后一枚纽扣者胜。读入 `K`；输出使后手胜的最
//! 小的 L（2 ≤ L < K），没有则输出 0。
//! 范围：3 ≤ K ≤ 10^8。
//! 模型：巴什博弈，求使先手必败的最小上限。
//! 思路：上限为 L 时，当且仅当 K 是 L + 1 的倍数时后手胜。所以答案是 K 的不小于 3 的最小约数
//! 减 1。每个不小于 3 的数都有一个约数是奇质数或 4，所以 K 的这个最小约数也是奇质数或 4。
//! 复杂度：O(√K)。

use grundy::contest::primes::prime_powers;
use proconio::input;

fn main() {
    input! { buttons: u64 }
    assert!(buttons > 0, "no buttons, and so no last one");
    println!("{}", least_divisor_from_3(buttons).map_or(0, |divisor| divisor - 1));
}

fn least_divisor_from_3(n: u64) -> Option<u64> {
    let least = |(prime, exponent)| match (prime, exponent) {
        (2, 1) => None,
        (2, _) => Some(4),
        _ => Some(prime),
    };
    prime_powers(n).filter_map(least).min()
}
