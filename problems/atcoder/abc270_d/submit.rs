// AtCoder ABC 270 D https://atcoder.jp/contests/abc270/tasks/abc270_d · made by `cargo judge bundle abc270_d --write` from 4bb4605377ab9424
//! AtCoder ABC 270 D — Stones
//! <https://atcoder.jp/contests/abc270/tasks/abc270_d> · 2 s · 1024 MiB · difficulty 3
//!
//! Rules: one heap of N stones; a move takes A_i stones for some i, if the heap has that many, and
//! play ends when the heap is empty; A_1 is 1. Each player wants to take as many stones as
//! possible. The input is `N K` and the numbers A; print how many stones the first player takes.
//! Bounds: 1 ≤ N ≤ 10^4; 1 ≤ K ≤ 100; 1 = A_1 < A_2 < … < A_K ≤ N.
//! Kind: score
//! Picture: picture.rs
//! Model: take-away game, one heap with a score.
//! Why: from any position on, the two players together take all stones that are left, so the more
//! one player gets, the less the other one gets. If a player takes a number a of the n stones, he
//! also gets those of the other n - a stones that the opponent, who moves next, does not get. This
//! makes n - best(n - a) stones in all, where best(m) is the number of stones that the player to
//! move gets from m stones; a is chosen to make this total as large as possible.
//! Cost: O(N K).
//!
//! 规则：有一堆 N 枚石子；每次操作取走 A_1 = 1 枚，或 A_2 枚，……，只要够取，直到取完。双方都希
//! 望自己取得的石子尽量多。输入 `N K` 和各个 A；输出先手取得多少枚。
//! 范围：1 ≤ N ≤ 10^4；1 ≤ K ≤ 100；1 = A_1 < A_2 < … < A_K ≤ N。
//! 模型：取物游戏，一堆石子，比的是得分。
//! 思路：双方得分之和就是剩下的石子数，所以一方多得，另一方就少得。从 n 枚中取走 a 枚的人得到这
//! a 枚，再加上其余 n - a 枚中下一个走的对手得不到的部分：选最好的 a，总共得到
//! n - best(n - a)。
//! 复杂度：O(N K)。

use proconio::input;

/// For a heap larger than this limit, the table would be too large.
const LARGEST_HEAP: usize = 10_000_000;

fn main() {
    input! { n: usize, k: usize, takes: [usize; k] }
    assert!(n <= LARGEST_HEAP, "a heap of {n} stones, more than {LARGEST_HEAP}");
    assert!(!takes.contains(&0), "a move that takes nothing");
    assert!(takes.contains(&1), "without a move that takes 1, some stones cannot be taken");
    let mut best = vec![0; n + 1];
    for stones in 1..=n {
        let fitting = takes.iter().filter(|&&take| take <= stones);
        let scores = fitting.map(|take| stones - best[stones - take]);
        best[stones] = scores.max().expect("1 can be taken");
    }
    println!("{}", best[n]);
}


