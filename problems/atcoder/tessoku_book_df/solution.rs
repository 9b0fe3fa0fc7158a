//! AtCoder tessoku_book_df — B33 Game 6
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_df> · 1 s · 1024 MiB · difficulty 2
//!
//! Rules: N pieces stand on a board of H rows and W columns, piece i in row A_i and column B_i. A
//! move shifts one piece any positive number of squares to the left or up; whoever cannot move
//! loses. The input is `N H W`, then `A_i B_i` for each piece. Print the winner, `First` or
//! `Second`.
//! Bounds: ?
//! Kind: impartial
//! Picture: `2 2 3 / 2 2 / 1 3`
//! Model: Nim, two heaps for each piece.
//! Why: the pieces do not affect each other. A piece in row a and column b has a - 1 rows above it
//! and b - 1 columns to its left, and a move makes exactly one of these two numbers smaller. So
//! these are two heaps of Nim, and the first player loses exactly when the nim sum of all heaps is
//! 0 (Bouton).
//! Cost: O(N).
//!
//! 规则：H 行 W 列的棋盘上有 N 枚棋子，分别在第 A_i 行第 B_i 列。每次操作把一枚棋子向左或向上移动任
//! 意多格；无法操作者输。输入 `N H W` 和各棋子的 `A_i B_i`，输出获胜者 `First` 或 `Second`。
//! 范围：?
//! 模型：Nim 游戏，每枚棋子是两堆。
//! 思路：棋子互不妨碍。在第 a 行第 b 列的棋子，上方有 a - 1 行，左边有 b - 1 列，每步恰使其中一个数
//! 变小。所以这是 Nim 的两堆，先手输当且仅当所有堆的异或和为 0（Bouton 定理）。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, height: u64, width: u64, pieces: [(u64, u64); n] }
    let heaps = pieces.iter().flat_map(|&(row, column)| {
        assert!(
            (1..=height).contains(&row) && (1..=width).contains(&column),
            "a piece in row {row} and column {column} of {height} rows and {width} columns"
        );
        [row - 1, column - 1]
    });
    println!("{}", if nim::outcome(heaps).mover_wins() { "First" } else { "Second" });
}
