//! HackerRank zero-move-nim — Zero-Move Nim
//! <https://www.hackerrank.com/challenges/zero-move-nim> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: a move takes any positive number of stones from one of the piles, or takes none from a
//! pile that is not empty; a move that takes none may be made only once on each pile, whichever
//! player makes it. Whoever cannot move loses. The input has g cases: `n`, then n piles. Print `W`
//! if the first player wins, else `L`.
//! Bounds: 1 ≤ g, n ≤ 10; a pile has at least 1 and fewer than 2^30 stones.
//! Kind: impartial
//! Model: Nim, with a pass for each pile.
//! Why: the pass on a pile of p stones leaves a Nim pile of value p. By induction a pile whose pass
//! is still available has the value p + 1 if p is odd, p - 1 if p is even and positive, and 0 if
//! the pile is empty: the smaller piles have all values below p if p is odd, and all values up to p
//! except p - 1 if p is even.
//! Cost: O(n) per case.
//!
//! 规则：每次操作从一堆石子中取至少一枚，或在一个非空的堆上一枚不取；后者每堆总共只能做一次，不
//! 论由谁来做。无法操作者输。输入共 g 组数据，每组给出堆数 n 和各堆的石子数。先手赢输出 `W`，否
//! 则输出 `L`。
//! 范围：1 ≤ g, n ≤ 10；每堆的石子数至少为 1、小于 2^30。
//! 模型：Nim 游戏，每堆可以空走一步。
//! 思路：在 p 枚的堆上空走，留下普通的 Nim 堆，值为 p。归纳可知，还可以空走的堆，p 为奇数时值为
//! p + 1，p 为偶数时值为 p - 1，空堆值为 0：p 为奇数时，更小的堆取遍小于 p 的值；p 为偶数时，取
//! 遍不超过 p 的值，只缺 p - 1。
//! 复杂度：每组 O(n)。

use grundy::{nim, pass};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let values = piles.into_iter().map(|pile| pass::heap_value(pile, 1));
        let wins = nim::outcome(values).mover_wins();
        verdicts += if wins { "W\n" } else { "L\n" };
    }
    print!("{verdicts}");
}
