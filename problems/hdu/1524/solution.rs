//! HDU 1524 — A Chess Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1524> · 1 s · 32 MiB · difficulty 3
//!
//! Also: POJ 2425
//! Rules: chessmen stand on the positions 0 to N - 1 of a graph without cycles, possibly several on
//! one position; a move shifts one of them along an edge, and whoever cannot move loses. The input
//! consists of cases, up to the end of the file: N; a line for each position, with the number of
//! edges from it and where they lead; then queries, each with the number of chessmen and where they
//! stand, up to a line with 0. Print `WIN` for each query that the first player wins, else `LOSE`.
//! Bounds: 1 ≤ N ≤ 1000; a query has 1 to 10 chessmen.
//! Kind: impartial
//! Model: game on a graph, a sum of tokens.
//! Why: chessmen do not affect each other, so the nim sum of their positions' Grundy values decides
//! the game. The value of a position is the mex of the values of the positions to which its edges
//! lead.
//! Cost: O(vertices + edges) per case and O(chessmen) per query.
//!
//! 规则：有向无环图的位置 0 到 N - 1 上放着棋子，一个位置上可以有几枚；每次操作把一枚沿边移动，
//! 无法操作者输。多组数据，直到输入结束。每组第一行为 N；接下来每个位置一行，给出出边的条数和各
//! 条边的终点；然后是若干询问，每行给出棋子数和各枚棋子的位置，以一行 0 结束。对每个询问，先手
//! 赢输出 `WIN`，否则输出 `LOSE`。
//! 范围：1 ≤ N ≤ 1000；每个询问有 1 到 10 枚棋子。
//! 模型：图上游戏，局面是各枚棋子的和。
//! 思路：棋子互不妨碍，所以胜负由它们所在位置的 SG 值的异或和决定。一个位置的值，是它的出边所到各
//! 位置的值的 mex。
//! 复杂度：每组 O(位置数 + 边数)，每个询问 O(棋子数)。

use grundy::graph::Dag;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        let dag = read_graph();
        while !is_stdin_empty() {
            input! { count: usize }
            if count == 0 {
                break;
            }
            input! { chessmen: [usize; count] }
            verdicts += if dag.outcome(&chessmen).mover_wins() { "WIN\n" } else { "LOSE\n" };
        }
    }
    print!("{verdicts}");
}

fn read_graph() -> Dag {
    input! { n: usize }
    let mut edges = Vec::new();
    for from in 0..n {
        input! { count: usize, heads: [usize; count] }
        edges.extend(heads.into_iter().map(|to| (from, to)));
    }
    Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"))
}
