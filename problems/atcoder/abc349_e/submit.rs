// AtCoder ABC 349 E https://atcoder.jp/contests/abc349/tasks/abc349_e · made by `cargo judge bundle abc349_e --write` from b2e31067a6c2a496
//! AtCoder ABC 349 E — Weighted Tic-Tac-Toe
//! <https://atcoder.jp/contests/abc349/tasks/abc349_e> · 2 s · 1024 MiB · difficulty 4
//!
//! Rules: Takahashi and Aoki take turns, Takahashi first, painting a free cell of a 3 × 3 board in
//! their own colour and scoring the integer written in it. Three cells of one colour in a row, a
//! column or a diagonal win at once; on a full board without such a line the higher score wins. The
//! sum of all nine integers is odd. The input is the board; print the winner, `Takahashi` or
//! `Aoki`.
//! Bounds: the integers are from -10^9 to 10^9.
//! Kind: score
//! Picture: as in grundy
//! Model: exhaustive search, at most 3^9 positions.
//! Why: a position is given by the cells that each player has painted. The player to move has lost
//! if the opponent has just completed a line. On a full board the scores decide; they cannot be
//! equal, because their sum is odd. Otherwise a position is won exactly when some move leaves a
//! lost one. Even if positions are not remembered, the search makes at most 1 + 9 + 9·8 + … + 9! =
//! 986,410 calls.
//! Cost: fewer than a million positions, including repeated ones.
//!
//! 规则：Takahashi 与 Aoki 轮流把 3 × 3 棋盘上的一个空格涂成自己的颜色，并得到格中整数的分数，
//! Takahashi 先手。同色三格连成一行、一列或一条对角线，立即获胜；涂满而无人连成时，得分高者胜；
//! 九个整数之和是奇数。输入棋盘；输出获胜者 `Takahashi` 或 `Aoki`。
//! 范围：各整数从 -10^9 到 10^9。
//! 模型：搜索全部局面，至多 3^9 个。
//! 思路：局面由双方各自的格子组成。若对手刚刚连成一线，轮到走的一方已经输了。棋盘涂满时比得分，
//! 总和是奇数，不会相等。否则，当且仅当有一步能走到必败态时为必胜态。即使不记忆化，调用次数也至
//! 多为 1 + 9 + 9·8 + … + 9! = 986,410。
//! 复杂度：不到一百万个局面，重复遇到的也计算在内。

use proconio::input;

const CELLS: usize = 9;
const FULL: u16 = 0b111_111_111;

/// The rows, the columns and the diagonals.
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

fn main() {
    input! { numbers: [i64; CELLS] }
    let numbers: Vec<i128> = numbers.into_iter().map(i128::from).collect();
    assert!(numbers.iter().sum::<i128>() % 2 != 0, "an even sum, with which play may end in a tie");
    println!("{}", if mover_wins(&numbers, 0, 0) { "Takahashi" } else { "Aoki" });
}

/// Returns whether the player to move wins, given the cells of both players as masks.
fn mover_wins(numbers: &[i128], mine: u16, theirs: u16) -> bool {
    if LINES.iter().any(|line| theirs & line == *line) {
        return false;
    }
    if mine | theirs == FULL {
        return score(numbers, mine) > score(numbers, theirs);
    }
    let mut moves = (0..CELLS).map(|cell| 1 << cell).filter(|cell| (mine | theirs) & cell == 0);
    moves.any(|cell| !mover_wins(numbers, theirs, mine | cell))
}

fn score(numbers: &[i128], cells: u16) -> i128 {
    (0..CELLS).filter(|&cell| cells & 1 << cell != 0).map(|cell| numbers[cell]).sum()
}


