//! CodeChef TWONIM — Dual Nim
//! <https://www.codechef.com/problems/TWONIM> · 2 s · 1536 MiB? · difficulty 4
//!
//! Rules: N piles of stones. If the nim sum of the piles is 0 (as it is when there are none), the
//! player to move has won; otherwise that player removes one whole pile. The input is the number of
//! cases, then, for each case, `N` and the piles. For each case, print the winner, `First` or
//! `Second`.
//! Bounds: at most 10 cases; 1 ≤ N ≤ 500; piles of 1 to 500 stones.
//! Kind: impartial
//! Model: parity, whole piles until their nim sum is 0.
//! Why: by induction on the number of piles, a player who faces a nim sum other than 0 wins if the
//! number of piles is even and loses if it is odd.
//!
//! 1. With an odd number of piles, every move leaves an even number, and the opponent wins: at once
//!    if the nim sum is 0, as it is when no piles are left, and otherwise by induction.
//! 2. With an even number of piles and a nim sum s other than 0, some pile has a size other than s,
//!    as an even number of piles of size s would have the nim sum 0. Removing that pile leaves an
//!    odd number of piles and a nim sum other than 0, so the opponent loses by induction.
//!
//! Cost: O(N) per case.
//!
//! 规则：有 N 堆石子。轮到的人若发现各堆的异或和为 0（没有石子堆时也是 0），就胜；否则他拿走完
//! 整的一堆。先给出数据组数，每组给出 N 和各堆的石子数；每组输出获胜者，`First` 或 `Second`。
//! 范围：至多 10 组；1 ≤ N ≤ 500；每堆 1 到 500 枚石子。
//! 模型：奇偶性，整堆地拿，直到异或和为 0。
//! 思路：对堆数归纳：面对异或和不为 0 的人，堆数为偶数则胜，为奇数则负。
//!
//! 1. 奇数堆：怎么走都留下偶数堆，对手胜：若异或和为 0（没有堆时也是），他立刻胜；否则由归纳假设。
//! 2. 偶数堆，异或和为 s ≠ 0：必有一堆不等于 s，因为偶数个 s 的异或和是 0。拿走那一堆，留下奇数
//!    堆，异或和不为 0，由归纳假设对手负。
//!
//! 复杂度：每组 O(N)。

use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let first_wins = nim_sum(&piles) == 0 || n % 2 == 0;
        winners += if first_wins { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
