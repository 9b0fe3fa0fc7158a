// AtCoder AGC 029 D https://atcoder.jp/contests/agc029/tasks/agc029_d · made by `cargo judge bundle agc029_d --write` from bb646bf6e162998b
//! AtCoder AGC 029 D — Grid game
//! <https://atcoder.jp/contests/agc029/tasks/agc029_d> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: a piece stands on the cell (1, 1) of a board of H rows and W columns. Takahashi and Aoki
//! act in turn, Takahashi first: Takahashi moves the piece one cell down or leaves it where it is,
//! and Aoki moves it one cell right or leaves it where it is; the piece may not enter an obstacle
//! or leave the board. Play ends once two actions in a row have left the piece in place. Takahashi
//! wants to act as many times as possible, and Aoki wants him to act as few times as possible. The
//! input is `H W N` and the N obstacles, each given by its row and its column; print how many times
//! Takahashi acts.
//! Bounds: 1 ≤ H, W ≤ 2 · 10^5; 0 ≤ N ≤ 2 · 10^5; no obstacle on (1, 1).
//! Kind: score
//! Picture: picture.rs
//! Model: board game, a race down the board.
//! Why: whenever Takahashi leaves the piece where it is, Aoki can leave it there too, which ends
//! the game at once. So Takahashi moves down as long as he can, and Aoki tries to bring the piece
//! to a cell directly above an obstacle as early as possible.
//!
//! 1. As long as Takahashi moves the piece down every time, it is in row x before his x-th action.
//!    Let C_x be the set of columns in which the piece can be at that time, provided that it has
//!    not been blocked before; C_1 = {1}.
//! 2. C_x is {1, …, m} for some m: By the assumption of step 1, Takahashi moves down in each of
//!    these columns, and Aoki then leaves the piece in its column or moves it right, so the only
//!    new column is m + 1. So C_{x+1} is {1, …, m + 1}, or {1, …, m} if the cell (x + 1, m + 1) is
//!    an obstacle or off the board.
//! 3. Let x be the first row in which a cell in a column of C_x is directly above an obstacle, or
//!    the last row H if there is no such row. Aoki can bring the piece to such a column, and then
//!    leave it where it is whenever Takahashi does. Then Takahashi acts at most x times: if no
//!    earlier action of his leaves the piece where it is, his x-th one does.
//! 4. Takahashi can move down x - 1 times whatever Aoki does, and play cannot end before Takahashi
//!    leaves the piece where it is. So he acts at least x times.
//!
//! Cost: O(H + N).
//!
//! 规则：H 行 W 列的棋盘上，一枚棋子在 (1, 1)。Takahashi 与 Aoki 轮流行动，Takahashi 先手：他把
//! 棋子向下移动一格或者不动，Aoki 则把棋子向右移动一格或者不动；棋子不能进入障碍，也不能走出棋
//! 盘。棋子连续两次不动，游戏就结束。Takahashi 希望自己行动的次数多，Aoki 希望它少。输
//! 入 `H W N` 和 N 个障碍的行号、列号；输出 Takahashi 行动的次数。
//! 范围：1 ≤ H, W ≤ 2 · 10^5；0 ≤ N ≤ 2 · 10^5；(1, 1) 上没有障碍。
//! 模型：棋盘游戏，一场往下走的竞赛。
//! 思路：只要 Takahashi 不动，Aoki 也可以不动，游戏立即结束。所以 Takahashi 能往下走就往下走，
//! 而 Aoki 想尽早把棋子弄到某个障碍的正上方。
//!
//! 1. 只要 Takahashi 每次都走，他的第 x 次行动就在第 x 行。设 C_x 为那时 Aoki 能使棋子处于的各
//!    列的集合，前提是此前没有被挡住；C_1 = {1}。
//! 2. C_x 总是某个 {1, …, m}：按前提，Takahashi 从其中每一列都能往下走；Aoki 然后不动或向右
//!    走，新出现的只可能是 m + 1 列。所以 C_{x+1} 是 {1, …, m + 1}；若格 (x + 1, m + 1) 是障碍
//!    或在棋盘之外，则是 {1, …, m}。
//! 3. 设 x 是第一个这样的行：C_x 中某一列的正下方是障碍；若没有这样的行，x 就是最后一行 H。
//!    Aoki 可以把棋子带到这样的一列，并且每当 Takahashi 不动时自己也不动。这样 Takahashi 至多行
//!    动 x 次：若更早没有不动过，他的第 x 次行动也只能不动。
//! 4. 不论 Aoki 怎么走，Takahashi 都能往下走 x - 1 次，而在他不动之前游戏不会结束。所以他至少行
//!    动 x 次。
//!
//! 复杂度：O(H + N)。

use proconio::input;

/// With more rows than this limit, the list of rows would be too long.
const MOST_ROWS: usize = 10_000_000;

fn main() {
    input! { h: usize, w: usize, n: usize, obstacles: [(usize, usize); n] }
    assert!(h > 0 && w > 0, "a board without cells");
    assert!(h <= MOST_ROWS, "{h} rows, more than {MOST_ROWS}");
    let mut columns_by_row = vec![Vec::new(); h + 1];
    for (row, column) in obstacles {
        let is_on_board = (1..=h).contains(&row) && (1..=w).contains(&column);
        assert!(is_on_board, "an obstacle off the board");
        columns_by_row[row].push(column);
    }
    println!("{}", actions(&columns_by_row, w));
}

/// Returns how many times Takahashi acts, given the columns of the obstacles in each row, starting
/// with row 1.
fn actions(columns_by_row: &[Vec<usize>], w: usize) -> usize {
    let last_row = columns_by_row.len() - 1;
    let mut reached = 1;
    for row in 1..last_row {
        let obstacles_below = &columns_by_row[row + 1];
        if obstacles_below.iter().any(|&column| column <= reached) {
            return row;
        }
        if reached < w && !obstacles_below.contains(&(reached + 1)) {
            reached += 1;
        }
    }
    last_row
}


