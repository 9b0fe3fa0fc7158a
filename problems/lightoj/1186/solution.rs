//! LightOJ 1186 — Incredible Chess
//! <https://lightoj.com/problem/1186> · 2 s · 32 MiB · difficulty 3
//!
//! Rules: every column of an n × n board has a white pawn and, above it, a black one. A move shifts
//! one of the mover's pawns forward or backward to any free cell of its column, but not past the
//! other pawn; whoever cannot move loses. White moves first. The input begins with the number of
//! cases; each case is `n`, the rows of the white pawns, and the rows of the black ones, counted
//! from 0. Print `Case i: white wins` or `Case i: black wins`.
//! Bounds: at most 200 cases; 3 ≤ n ≤ 100; a white row W and a black row B have 0 ≤ W < B < n.
//! Kind: partizan
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pawns.
//! Why: an advance takes a positive number of cells from a gap, like a move in Nim. A retreat adds
//! cells to a gap, but the opponent follows and so takes the same number of cells away; this cannot
//! go on for ever, because the retreating pawn reaches the edge of the board. So by Bouton's
//! theorem White wins exactly when the nim sum of the gaps is not 0.
//! Cost: O(n) per case.
//!
//! 规则：n × n 棋盘的每一列有一个白兵，它的上方有一个黑兵。每次操作把自己的一个兵在本列中前进或
//! 后退到任意空格，不能越过对方的兵；无法操作者输，白方先手。先给出数据组数，每组给出 `n`、各白
//! 兵所在的行、各黑兵所在的行，行号从 0 数起。输出 `Case i: white wins` 或
//! `Case i: black wins`。
//! 范围：至多 200 组；3 ≤ n ≤ 100；白兵的行 W 与黑兵的行 B 满足 0 ≤ W < B < n。
//! 模型：Nim 游戏，Northcott 游戏：两兵的间隔是一堆。
//! 思路：前进就是从间隔中拿走任意多格，如同 Nim 的一次操作。后退会增加几格，但对手跟上来就把这
//! 些格拿走，而后退的兵总会退到棋盘边上，不能永远退下去。所以由 Bouton 定理，当且仅当各间隔的异
//! 或和不为 0 时白方胜。
//! 复杂度：每组 O(n)。

use grundy::northcott;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize, white: [u64; n], black: [u64; n] }
        let columns: Vec<(u64, u64)> = white.into_iter().zip(black).collect();
        for (white, black) in &columns {
            let on_board = [white, black].iter().all(|&&row| row < n as u64);
            assert!(on_board && white != black, "pawns in the rows {white} and {black} of {n}");
        }
        let white_wins = northcott::outcome(&columns).mover_wins();
        winners += &format!("Case {case}: {} wins\n", if white_wins { "white" } else { "black" });
    }
    print!("{winners}");
}
