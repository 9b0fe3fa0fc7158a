//! LightOJ 1247 — Matrix Game
//! <https://lightoj.com/problem/1247> · 2 s · 32 MiB · difficulty 2
//!
//! Rules: every cell of a matrix holds a pile of stones. A move takes any number of stones from the
//! piles of one row, at least one in all; whoever cannot move loses. Alice moves first. The input
//! begins with the number of cases; each case is `m n` and m rows of n piles. Print `Case i: Alice`
//! or `Case i: Bob`, the winner.
//! Bounds: at most 100 cases; 1 ≤ m, n ≤ 50; a pile has 0 to 10^9 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, a heap is a row.
//! Why: all that matters about a row is its total number of stones: a move takes any positive
//! number of them, whatever piles they come from. So the rows are heaps of Nim, and by Bouton's
//! theorem Alice wins exactly when the nim sum of the row totals is not 0.
//! Cost: O(m n) per case.
//!
//! 规则：矩阵的每格有一堆石子。每次操作从同一行的各堆中取任意多枚石子，总共至少一枚；无法操作者
//! 输，Alice 先手。先给出数据组数，每组给出 `m n` 和 m 行，每行 n 堆。输出获胜者
//! `Case i: Alice` 或 `Case i: Bob`。
//! 范围：至多 100 组；1 ≤ m, n ≤ 50；每堆有 0 到 10^9 枚石子。
//! 模型：Nim 游戏，一行是一堆。
//! 思路：对一行来说只有石子总数有关：每步从中取走至少一枚，不管是从哪几堆取的。所以各行就是 Nim
//! 的堆，由 Bouton 定理，当且仅当各行之和的异或和不为 0 时 Alice 胜。
//! 复杂度：每组 O(m n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { m: usize, n: usize, rows: [[u64; n]; m] }
        let alice_wins = nim::outcome(rows.iter().map(|row| row.iter().sum::<u64>())).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
