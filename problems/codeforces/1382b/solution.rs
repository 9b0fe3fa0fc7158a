//! Codeforces 1382B — Sequential Nim
//! <https://codeforces.com/problemset/problem/1382/B> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: in a row of n piles, a move takes a positive number of stones from the first pile that is
//! not empty, and whoever cannot move loses. The input is the number of cases, then, for each case,
//! `n` and the piles. For each case, print the winner, `First` or `Second`.
//! Bounds: at most 1000 cases; 1 ≤ n ≤ 10^5, in each case and in all cases together; a pile has 1
//! to 10^9 stones.
//! Kind: impartial
//! Model: Nim, with moves in the first heap only.
//! Why: the piles are a sequential join of heaps of Nim. The function `heaps_value` finds the
//! Grundy value of this join, beginning at the right end. By hand: if the first pile has 2 or more
//! stones, the player to move wins. He takes either the whole pile or all but one of its stones,
//! whichever lets him win with the piles that follow. A pile of 1 merely passes the turn on.
//! Cost: O(n).
//!
//! 规则：n 堆石子排成一行；每次操作从第一个非空的堆取走至少一枚，无法操作者输。先给出数据组数，
//! 每组给出 n 和各堆的石子数；每组输出获胜者，`First` 或 `Second`。
//! 范围：至多 1000 组；1 ≤ n ≤ 10^5，各组总和也是如此；每堆有 1 到 10^9 枚。
//! 模型：Nim 游戏，只能从第一堆取。
//! 思路：各堆是若干 Nim 堆的顺序复合，SG 值由 `heaps_value` 从右端起求出。直接看：面对第一堆不
//! 少于 2 枚的人必胜，因为他可以取完，也可以只留一枚，总有一种使他在后面获胜。只有 1 枚的堆不过
//! 是把先手让给对方。
//! 复杂度：O(n)。

use grundy::compound::sequential::heaps_value;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        winners += if heaps_value(&piles) != 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
