// AtCoder ABC 229 H https://atcoder.jp/contests/abc229/tasks/abc229_h · made by `cargo judge bundle abc229_h --write` from a0499baf8b41fb01
//! AtCoder ABC 229 H — Advance or Eat
//! <https://atcoder.jp/contests/abc229/tasks/abc229_h> · 2 s · 1024 MiB · difficulty 9
//!
//! Rules: white and black pieces stand on an N × N board. Takahashi either moves a white piece to
//! the cell above it, if that cell is empty, or eats any black piece; Snuke either moves a black
//! piece up in the same way or eats any white piece. Whoever cannot move loses. Takahashi moves
//! first. The input is `N` and the rows of `W`, `B` and `.`; print the winner, `Takahashi` or
//! `Snuke`.
//! Bounds: 1 ≤ N ≤ 8.
//! Kind: partizan
//! Picture: `3 / .W. / BB. / ...`
//! Model: partizan game, a sum of numbers.
//! Why: columns do not affect each other, so the board is the sum of its columns. Each column is a
//! number in Conway's sense: the simplest number between the values of Takahashi's best option and
//! Snuke's best option. A player who moves in a number makes its value worse for himself, so
//! Takahashi, who moves first, wins exactly when the sum is positive.
//!
//! 1. Let L be a column after a move by Takahashi, and R the same column after a move by Snuke
//!    instead. Two pieces cannot move to the same cell, as both would come from the cell below it.
//!    So if neither player eats the piece that the other one moves, the two moves can be made in
//!    either order, and both orders lead to the same position X.
//! 2. A column is a number if all its options are numbers, as they are by induction, and if L < R
//!    for all L and R as in step 1. If there is such a position X, it is an option of L for Snuke
//!    and an option of R for Takahashi, and for numbers that means L < X < R. If Snuke eats the
//!    piece that Takahashi moves, he can eat it in L as well, which turns L into R, so L < R. If
//!    Takahashi eats the piece that Snuke moves, L < R follows in the same way.
//! 3. By the simplicity theorem, the value lies between Takahashi's largest option and Snuke's
//!    least; of all numbers between these two, it is the one with the least denominator, a power of
//!    2, and if several numbers have this denominator, it is the one with the least absolute value.
//!    By induction, this value is a multiple of 1 / 2^k and lies between -k and k, inclusive, if
//!    play in the column lasts at most k moves. In a column of n cells, the piece in the i-th
//!    cell from the top can move at most i - 1 times and be eaten once, so k ≤ n (n + 1) / 2, which
//!    is at most 45 for n ≤ 9.
//!
//! Cost: O(3^N · N).
//!
//! 规则：N × N 的棋盘上有白子和黑子。轮到 Takahashi 时，他或者把一枚白子向上移动一格，要求那一
//! 格是空的，或者吃掉任意一枚黑子；轮到 Snuke 时，他或者把一枚黑子向上移动一格，或者吃掉一枚白
//! 子。无法操作者输，Takahashi 先手。输入 `N` 和棋盘各行，由 `W`、`B` 和 `.` 组成；输出获胜者
//! `Takahashi` 或 `Snuke`。
//! 范围：1 ≤ N ≤ 8。
//! 模型：不公平游戏，局面是若干个数的和。
//! 思路：各列互不影响，所以整个棋盘是各列的和。每一列都是 Conway 意义下的数：介于 Takahashi 所
//! 能得到的最好结果与 Snuke 所能得到的最好结果之间的最简数。在数中走一步，只会使自己的处境变
//! 差，所以先手 Takahashi 获胜，当且仅当总和为正。
//!
//! 1. 设 L 是某列经 Takahashi 走一步的结果，R 是经 Snuke 走一步的结果。两枚棋子不可能走到同一
//!    格，因为它们都得来自这一格正下方的那格。所以只要没有一方吃掉另一方要走的那枚棋子，两步就
//!    互不妨碍：一步走完后另一步仍然能走，不论先后，走完两步都得到同一个局面 X。
//! 2. 一列是数，只要它的所有后继都是数（对此归纳），并且对第 1 步中的一切 L 和 R 都有 L < R。若
//!    有这样的 X，它是 Snuke 在 L 中的后继，也是 Takahashi 在 R 中的后继；对于数，这就是
//!    说 L < X < R。若 Snuke 吃掉的正是 Takahashi 所走的棋子，那么他在 L 中同样可以吃掉它，这就
//!    把 L 变成了 R，所以 L < R。若 Takahashi 吃掉 Snuke 所走的棋子，同理也有 L < R。
//! 3. 由最简性定理，这个数介于 Takahashi 的最大后继与 Snuke 的最小后继之间，是其中分母（2 的
//!    幂）最小的，分母相同时取绝对值最小的。由归纳，若一列至多能走 k 步，这个数就是 1 / 2^k 的
//!    倍数，并且在 -k 到 k 之间。在有 n 格的一列中，从上往下第 i 格的棋子至多移
//!    动 i - 1 次，再被吃一次，所以 k ≤ n (n + 1) / 2，当 n 不超过 9 时至多为 45。
//!
//! 复杂度：O(3^N · N)。

use proconio::{input, marker::Chars};

/// All numbers are expressed in units of 2^-45.
const ONE: i64 = 1 << 45;

/// On a larger board, values could need smaller units.
const LARGEST_BOARD: usize = 9;

const EMPTY: usize = 0;
const WHITE: usize = 1;
const BLACK: usize = 2;

fn main() {
    input! { n: usize, rows: [Chars; n] }
    assert!(n <= LARGEST_BOARD, "a board of {n} rows, more than {LARGEST_BOARD}");
    let values = column_values(n);
    let sum: i64 = columns(&rows).into_iter().map(|column| values[column]).sum();
    println!("{}", if sum > 0 { "Takahashi" } else { "Snuke" });
}

/// Returns the place value of a cell in the given row when a column is written as a number in base
/// 3, with the lowest digit in the top row. So every move makes the base-3 number of a column
/// smaller.
fn weight(row: usize) -> usize {
    3usize.pow(row as u32)
}

/// Returns, for each column of the board, the column written as a number in base 3.
fn columns(rows: &[Vec<char>]) -> Vec<usize> {
    let mut columns = vec![0; rows.len()];
    for (row, cells) in rows.iter().enumerate() {
        assert!(cells.len() == rows.len(), "a row of {} cells, not {}", cells.len(), rows.len());
        for (column, cell) in columns.iter_mut().zip(cells) {
            let piece = match cell {
                '.' => EMPTY,
                'W' => WHITE,
                'B' => BLACK,
                _ => panic!("{cell:?} is not ., W or B"),
            };
            *column += piece * weight(row);
        }
    }
    columns
}

/// Returns the value of each column of `n` cells.
fn column_values(n: usize) -> Vec<i64> {
    let mut values = Vec::new();
    for column in 0..weight(n) {
        let piece_in = |row: usize| column / weight(row) % 3;
        let mut for_takahashi: Vec<i64> = Vec::new();
        let mut for_snuke: Vec<i64> = Vec::new();
        for row in 0..n {
            let piece = piece_in(row);
            let (owner, opponent) = match piece {
                EMPTY => continue,
                WHITE => (&mut for_takahashi, &mut for_snuke),
                _ => (&mut for_snuke, &mut for_takahashi),
            };
            let without = column - piece * weight(row);
            opponent.push(values[without]);
            if row > 0 && piece_in(row - 1) == EMPTY {
                owner.push(values[without + piece * weight(row - 1)]);
            }
        }
        let (largest, least) = (for_takahashi.into_iter().max(), for_snuke.into_iter().min());
        values.push(simplest_between(largest, least));
    }
    values
}

/// Returns the simplest number above `low` and below `high`, where `None` means no bound.
fn simplest_between(low: Option<i64>, high: Option<i64>) -> i64 {
    let is_above_low = |number: i64| low.is_none_or(|low| low < number);
    let is_below_high = |number: i64| high.is_none_or(|high| number < high);
    if is_above_low(0) && is_below_high(0) {
        return 0;
    }
    match low {
        Some(low) if low >= 0 => {
            let mut unit = ONE;
            loop {
                let next = (low / unit + 1) * unit;
                if is_below_high(next) {
                    return next;
                }
                unit /= 2;
            }
        }
        _ => -simplest_between(high.map(|high| -high), low.map(|low| -low)),
    }
}


