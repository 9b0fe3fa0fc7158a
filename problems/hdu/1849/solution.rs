//! HDU 1849 — Rabbit and Grass
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1849> · 1 s · 32 MiB · difficulty 2
//!
//! Rules: m tokens stand on a strip of cells 0, 1, 2, …; a move shifts one token any positive
//! distance towards 0, and tokens may share a cell. Whoever moves last wins. Rabbit moves first.
//! Each case is `m`, then m cells, and 0 ends the input; print the winner.
//! Bounds: m ≤ 1000; the cells are at most 1000.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, where a token on cell k is a heap of k.
//! Why: a token on cell k can go to any of the cells 0 to k - 1, just as a heap of k stones can
//! become any smaller heap. So by Bouton's theorem the nim sum of the tokens' cell numbers decides
//! who wins.
//! Cost: O(m) per case.
//!
//! 规则：格子 0, 1, 2, … 排成一条，上面有 m 枚棋子；每次操作把一枚棋子向 0 的方向移动至少一格，
//! 同一格里可以有几枚棋子。走最后一步的人赢，Rabbit 先手。多组数据，每组先给出 m，再给出 m 枚棋
//! 子的格号，以 0 结束；输出获胜者。
//! 范围：m ≤ 1000；格号至多为 1000。
//! 模型：Nim 游戏，在第 k 格的棋子是一堆 k 枚石子。
//! 思路：第 k 格的棋子可以走到第 0 到 k - 1 格中的任何一格，正如 k 枚的一堆可以变为任何更小的
//! 堆；所以由 Bouton 定理，格号的异或和决定胜负。
//! 复杂度：每组 O(m)。

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { m: usize }
        if m == 0 {
            break;
        }
        input! { cells: [u64; m] }
        let rabbit_wins = nim::outcome(&cells).mover_wins();
        winners += if rabbit_wins { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    print!("{winners}");
}
