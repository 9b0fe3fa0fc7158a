//! HDU 1851 — A Simple Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1851> · 1 s? · 32 MiB? · difficulty 2
//!
//! Rules: n piles; a move takes 1 to L stones from a pile of M stones, where M and L are given
//! for each pile. Whoever takes the last stone of all wins. The input has T cases: `n`, then n
//! lines `M L`; print `No` if the player who moves first wins, else `Yes`.
//! Bounds: 1 ≤ n ≤ 10; 1 ≤ M, L ≤ 20.
//! Kind: impartial
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game, as a sum of piles, each with its own limit.
//! Why: a pile has the Grundy value M mod (L + 1), and the nim sum of these values decides who
//! wins. The statement asks whether the player who moves second wins.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆石子，每次操作从有 M 枚石子的一堆中取走 1 到 L 枚，M 和 L 每堆各自给出。取走全
//! 部石子中最后一枚的人赢。共 T 组数据，每组先给出堆数 n，再给出 n 行 `M L`；先手赢输出 `No`，
//! 否则输出 `Yes`。
//! 范围：1 ≤ n ≤ 10；1 ≤ M, L ≤ 20。
//! 模型：巴什博弈，各堆的和，每堆各有上限。
//! 思路：一堆的 SG 值为 M mod (L + 1)，它们的异或和决定胜负。题目问的是后手能否赢。
//! 复杂度：每组 O(n)。

use grundy::{bash, nim};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [(u64, u64); n] }
        let values = piles.iter().map(|&(stones, most)| bash::value(stones, most));
        verdicts += if nim::outcome(values).mover_wins() { "No\n" } else { "Yes\n" };
    }
    print!("{verdicts}");
}
