//! UVa 10404 — Bachet's Game
//! <https://vjudge.net/problem/UVA-10404> · 3 s? · 128 MiB? · difficulty 2
//!
//! Also: Kattis bachetsgame
//! Rules: n stones; a move takes one of m given numbers of stones, 1 among them, and whoever takes
//! the last stone wins. Stan moves first. Each line up to the end of the input is `n m` and the m
//! numbers; print `Stan wins` or `Ollie wins`.
//! Bounds: n ≤ 1,000,000; m ≤ 10.
//! Kind: impartial
//! Rule: any set, for example {1, 3, 8}
//! Model: subtraction game, a set and one heap.
//! Why: the empty heap is lost. The heaps are decided in turn, from the empty heap upwards: a heap
//! is lost unless some move from it leads to a lost heap. So it is enough to add each move to each
//! lost heap and to mark the resulting heap as won.
//! Cost: O(n m) a line.
//!
//! 规则：有一堆 n 枚石子；每次操作取走的枚数须是给定的 m 个数之一，其中有 1；取走最后一枚石子者
//! 胜，Stan 先手。多组数据，每行给出 `n m` 和 m 个数，读到输入结束；输出 `Stan wins` 或
//! `Ollie wins`。
//! 范围：n ≤ 1,000,000；m ≤ 10。
//! 模型：减法游戏，集合由数据给出，只有一堆。
//! 思路：没有石子是必败态。从小到大，轮到每一堆时胜负都已知道：没有一步通向必败态的就是必败态。
//! 所以从每个必败的堆出发，把加上各种取法所到的堆标记为必胜即可。
//! 复杂度：每行 O(n m)。

use proconio::{input, is_stdin_empty};

/// A limit of this program: a larger heap would take too much memory.
const LARGEST: usize = 100_000_000;

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize, m: usize, moves: [usize; m] }
        assert!(n <= LARGEST, "{n} stones, more than {LARGEST}");
        assert!(!moves.contains(&0), "a move that takes no stones");
        winners += if is_won(n, &moves) { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{winners}");
}

fn is_won(n: usize, moves: &[usize]) -> bool {
    let mut won = vec![false; n + 1];
    for heap in 0..=n {
        if won[heap] {
            continue;
        }
        for &take in moves.iter().filter(|&&take| take <= n - heap) {
            won[heap + take] = true;
        }
    }
    won[n]
}
