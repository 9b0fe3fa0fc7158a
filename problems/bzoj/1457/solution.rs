//! BZOJ 1457 — A board game (棋盘游戏)
//! <https://hydro.ac/d/bzoj/p/1457> · 1 s? · 128 MiB? · difficulty 5
//!
//! Rules: n pieces stand on a board, possibly several on one cell. A move lowers the x or the y
//! coordinate of one piece, or both by the same amount; whoever first brings a piece to (0, 0)
//! wins. The input has T cases: `n`, then n lines `x y`. Print `^o^` if the first player wins, else
//! `T_T`.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ n ≤ 1000; 0 ≤ x, y < 100.
//! Kind: impartial
//! Picture: picture.rs
//! Model: Wythoff's game, a sum of queens that nobody wants to bring home.
//! Why: with a piece on an axis or on the diagonal the player to move wins at once, so nobody goes
//! there unless forced to, and whoever goes there loses. Leave these cells out: now a player who
//! cannot move loses, the pieces form a sum, and the nim sum of their values decides who wins
//! (Sprague and Grundy). A player must move to such a cell when every piece is on (1, 2) or (2, 1),
//! because from these two cells every move leads to an axis or to the diagonal.
//! Cost: O(s³) for the values, where s is the largest coordinate, then O(n) per case.
//!
//! 规则：棋盘上有 n 枚棋子，一格中可以有多枚。每次操作使其中一枚的 x 或 y 减小，或者两者减小同
//! 样多；先把某一枚走到 (0, 0) 的人胜。输入共 T 组数据，每组先给出 n，再给出 n 行 `x y`。先手胜
//! 输出 `^o^`，否则输出 `T_T`。
//! 范围：1 ≤ T ≤ 10；1 ≤ n ≤ 1000；0 ≤ x, y < 100。
//! 模型：威佐夫博弈，若干枚皇后的和，谁也不能让对手走到原点。
//! 思路：只要有棋子在坐标轴或对角线上，轮到走的一方立即获胜，所以除非被迫，谁也不会走到那里，被
//! 迫走去的人就败了。于是把这些格子去掉：此时无法操作者输，各枚棋子构成游戏的和，由 SG 值的异或
//! 和定胜负（Sprague–Grundy 定理）。被迫的时候，所有棋子都在 (1, 2) 和 (2, 1)，从那里每一步都走
//! 到坐标轴或对角线上。
//! 复杂度：求 SG 值 O(s³)，s 为最大的坐标，此后每组 O(n)。

use grundy::mex::mex;
use proconio::input;

/// A limit of this program: larger boards take several seconds.
const MOST: usize = 300;

fn main() {
    input! { cases: usize, games: [[(usize, usize)]; cases] }
    let pieces = || games.iter().flatten().copied();
    let largest = pieces().map(|(x, y)| x.max(y)).max().unwrap_or(0);
    assert!(largest <= MOST, "a coordinate of {largest}, past this program's board up to {MOST}");
    assert!(pieces().all(|cell| cell != (0, 0)), "a piece on (0, 0), where the game is over");
    let values = inner_values(largest + 1);
    let mut verdicts = String::new();
    for game in &games {
        let wins_at_once = game.iter().any(|&cell| !is_inner(cell));
        let nim_sum = game.iter().fold(0, |sum, &(x, y)| sum ^ values[x][y]);
        verdicts += if wins_at_once || nim_sum != 0 { "^o^\n" } else { "T_T\n" };
    }
    print!("{verdicts}");
}

/// Returns whether no move from the cell goes to (0, 0).
fn is_inner((x, y): (usize, usize)) -> bool {
    x > 0 && y > 0 && x != y
}

/// Returns the Grundy values of the inner cells for the game in which all moves stay among them,
/// and 0 for the other cells.
fn inner_values(side: usize) -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; side]; side];
    for x in 1..side {
        for y in (1..side).filter(|&y| y != x) {
            let across = (1..x).map(|to| (to, y));
            let down = (1..y).map(|to| (x, to));
            let aslant = (1..x.min(y)).map(|by| (x - by, y - by));
            let options = across.chain(down).chain(aslant).filter(|&cell| is_inner(cell));
            values[x][y] = mex(options.map(|(x, y)| values[x][y]));
        }
    }
    values
}
