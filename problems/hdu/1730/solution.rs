//! HDU 1730 — Northcott Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1730> · 1 s? · 32 MiB? · difficulty 3
//!
//! Rules: every row of a board has a black piece, Tom's, and a white one, Jerry's. A move shifts
//! one of the mover's pieces along its row to any empty cell, but not past the other piece; whoever
//! cannot move loses. Tom moves first. Each case up to the end of the input is `n m`, then, for
//! each of the n rows of m cells, the columns of the two pieces. Print `I WIN!` if Tom wins, else
//! `BAD LUCK!`.
//! Bounds: 1 ≤ n ≤ 1000; 2 ≤ m ≤ 100.
//! Kind: partizan
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pieces.
//! Why: an advance takes any positive number of cells from a gap, like a move in Nim. A retreat
//! adds some cells, but the opponent takes the same number of cells away by following, and this
//! cannot go on for ever because the retreating piece comes to the edge in the end. So by Bouton's
//! theorem Tom wins exactly when the nim sum of the gaps is not 0.
//! Cost: O(n) per case.
//!
//! 规则：棋盘的每一行有一枚黑子（Tom 的）和一枚白子（Jerry 的）。每次操作把自己的一枚棋子沿它的
//! 行移到任意空格，但不能越过另一枚棋子；无法操作者输，Tom 先手。多组数据，直到输入结束；每组先
//! 给出 n 和 m，再对 n 行（每行 m 格）逐行给出两枚棋子所在的列。Tom 赢输出 `I WIN!`，否则输出
//! `BAD LUCK!`。
//! 范围：1 ≤ n ≤ 1000；2 ≤ m ≤ 100。
//! 模型：Nim 游戏，Northcott 游戏：两枚棋子的间隔是一堆。
//! 思路：前进就是从间隔中取任意多格，相当于 Nim 游戏的一步。后退使间隔变大，但对手跟进同样多
//! 格；后退的棋子终会到达边缘，所以不能一直退下去。因此由 Bouton 定理，Tom 赢当且仅当各间隔的异
//! 或和不为 0。
//! 复杂度：每组 O(n)。

use grundy::northcott;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, m: u64, rows: [(u64, u64); n] }
        for (tom, jerry) in &rows {
            let on_board = [tom, jerry].iter().all(|column| (1..=m).contains(column));
            assert!(on_board && tom != jerry, "pieces at {tom} and {jerry} of {m} columns");
        }
        let tom_wins = northcott::outcome(&rows).mover_wins();
        verdicts += if tom_wins { "I WIN!\n" } else { "BAD LUCK!\n" };
    }
    print!("{verdicts}");
}
