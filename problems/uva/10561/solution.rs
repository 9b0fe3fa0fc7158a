//! UVa 10561 — Treblecross
//! <https://vjudge.net/problem/UVA-10561> · 3 s? · 128 MiB? · difficulty 5
//!
//! Rules: a strip of cells, some of them with crosses, but no three crosses in a row. A move puts a
//! cross into an empty cell, and whoever makes three crosses in a row wins. The input begins with
//! the number of cases; each case is the strip, with `.` for an empty cell and `X` for a cross.
//! Print `WINNING` or `LOSING` for the player to move, and on the next line all winning moves, from
//! left to right, with the first cell as number 1; this line is empty if no move wins.
//! Bounds: N < 100; a board has 3 to 200 cells.
//! Kind: impartial
//! Rule: 0.11337
//! Model: take-and-break game, Treblecross, octal game 0.11337.
//! Why: call an empty cell safe if no cross is within two cells of it.
//!
//! 1. A move that completes three crosses wins at once, and if there is such a move, any move that
//!    does not complete three loses, because it leaves the winning cell to the opponent.
//! 2. If no move completes three, a cross on a cell that is not safe loses. The new cross and a
//!    nearby cross form XX or X.X; any cell that would extend this to three in a row is empty, as
//!    the move has not completed three, so the opponent wins there by step 1; an XX has such a cell
//!    on at least one side, as the strip has three cells or more.
//! 3. So only safe cells are played, until none is left, and whoever then has to move loses. A
//!    cross on a safe cell leaves no cell that completes three, and the safe cells within two cells
//!    of it are no longer safe.
//! 4. Thus each run of n safe cells is a game of its own: a cross on the i-th cell of the run
//!    leaves runs of i - 3 and n - i - 2 safe cells; a run whose number of cells would be negative
//!    is empty. Such a run is a heap of n stones in the octal game 0.11337. A cross on a safe cell
//!    wins exactly when the nim sum of the values of the runs that it leaves is 0.
//!
//! Cost: O(n²) for the values of all runs, where n is the length of the longest strip, plus O(n)
//! per case.
//!
//! 规则：有一条格子带，有些格子里已经画了叉，但没有三连叉。每次操作在一个空格里画叉，使三个叉相
//! 连者胜。先给出数据组数，每组是这条带子，`.` 表示空格，`X` 表示叉。输出轮到的人必胜与否，
//! `WINNING` 或 `LOSING`，下一行从左到右输出所有必胜的一步，格子从 1 编号；没有则输出空行。
//! 范围：N < 100；棋盘有 3 到 200 格。
//! 模型：取石子并分堆的游戏，Treblecross，八进制游戏 0.11337。
//! 思路：如果一个空格两格以内都没有叉，就称它是安全格。
//!
//! 1. 如果画在某格能凑成三连叉，画上就赢，其他走法都不赢，因为那一格留给了对手。
//! 2. 如果没有这样的格，画在不安全的格上就输。新叉与附近的叉成 XX 或 X.X 形，由第 1 步，能凑成
//!    三连的那一格是空的；XX 至少在一边有这样的格，因为带子至少有三格。
//! 3. 所以双方只画安全格，直到没有安全格为止，这时轮到谁谁输。在安全格画叉，不会产生能凑成三连
//!    的格，而它两格以内的安全格不再安全。
//! 4. 因此每段连续 n 个安全格是一个独立的子游戏：画在其中第 i 格，剩下 i - 3 个和 n - i - 2 个
//!    安全格，为负时算作没有。这就是 0.11337 的一堆 n。当且仅当画后各段的异或和为 0 时，画在这
//!    个安全格上必胜。
//!
//! 复杂度：计算到最长的 n 格为止的 SG 值 O(n²)，之后每组 O(n)。

use grundy::treblecross::{Strip, Treblecross};
use proconio::input;

const LONGEST: usize = 10_000;

fn main() {
    input! { cases: usize, texts: [String; cases] }
    let longest = texts.iter().map(String::len).max().unwrap_or(0);
    assert!(longest <= LONGEST, "{longest} cells, more than {LONGEST}");
    let game = Treblecross::up_to(longest);
    let mut answers = String::new();
    for text in &texts {
        let strip: Strip = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let cells = game.winning_moves(&strip);
        let numbers: Vec<String> = cells.iter().map(|cell| (cell + 1).to_string()).collect();
        let verdict = if cells.is_empty() { "LOSING" } else { "WINNING" };
        answers += &format!("{verdict}\n{}\n", numbers.join(" "));
    }
    print!("{answers}");
}
