//! AtCoder tessoku_book_dg — B34 Game 7
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_dg> · 1 s · 1024 MiB · difficulty 3
//!
//! Rules: a move takes X or Y stones from one of N piles, where X is 2 and Y is 3; whoever cannot
//! move loses. The input is `N X Y`, then the piles. Print the winner, `First` or `Second`.
//! Bounds: N ≤ 100,000? X = 2; Y = 3; the piles have at most 10^18 stones.
//! Kind: impartial
//! Rule: {2, 3}
//! Model: subtraction game {X, Y}, a sum of piles with a period of X + Y.
//! Why: the nim sum of the piles' Grundy values decides who wins (Sprague and Grundy). For any X <
//! Y the Grundy values have the period X + Y; for X = 2 and Y = 3 they are 0, 0, 1, 1, 2. Let g(n)
//! be the value of n stones, let n = m + X + Y, and let the claim hold for all smaller numbers of
//! stones. The options of n are m + Y and m + X.
//!
//! 1. With fewer than Y stones only X stones can be taken, so adding X stones turns the value 0
//!    into 1 and the value 1 into 0. With Y to X + Y - 1 stones, taking Y of them leaves a heap of
//!    value 0, so the value before the move is not 0.
//! 2. Let m < X. Then m + Y does not have the value 0, and neither does m + X, by both parts of
//!    step 1. So g(n) = 0 = g(m).
//! 3. Let m ≥ Y. Then m + Y and m + X have X + Y more stones than m - X and m - Y, respectively.
//!    Now m - X and m - Y are the options of m, and they have the same values as m + Y and m + X.
//!    So g(n) = g(m).
//! 4. Let X ≤ m < Y. Then m + Y has the value of m - X, the only option of m, and m + X does not
//!    have the value of m, because m is an option of m + X. If g(m) = 1, then g(m - X) = 0 and
//!    g(m + X) is not 1, so g(n) = 1. If g(m) = 0, then g(m - X) = 1 and g(m + X) is not 0, so
//!    g(n) = 0.
//!
//! If X and Y are equal, the values have the period 2 · X.
//! Cost: O(X + Y + N).
//!
//! 规则：有 N 堆石子，每次操作从一堆中取走 X 枚或 Y 枚，其中 X 为 2，Y 为 3；无法操作者输。输入
//! `N X Y` 和各堆的枚数，输出获胜者 `First` 或 `Second`。
//! 范围：N ≤ 100,000？X = 2；Y = 3；每堆至多 10^18 枚。
//! 模型：减法游戏 {X, Y}，局面是各堆的和，SG 值的周期为 X + Y。
//! 思路：各堆的 SG 值的异或和决定胜负（Sprague–Grundy 定理）。对任意 X < Y，SG 值以 X + Y 为周
//! 期；X = 2、Y = 3 时依次为 0、0、1、1、2。设 g 为 SG 值，n = m + X + Y，并设对更小的 n 结论成
//! 立。n 的后继是 m + Y 和 m + X。
//!
//! 1. 少于 Y 枚时只能取 X 枚，所以多 X 枚就使值在 0 与 1 之间变换。从 Y 到 X + Y - 1 枚，取 Y 枚后
//!    的值为 0，所以值不为 0。
//! 2. 设 m < X。由第 1 步，m + Y 与 m + X 的值都不为 0。所以 g(n) = 0 = g(m)。
//! 3. 设 m ≥ Y。m + Y 与 m + X 分别是 m - X 与 m - Y 加上 X + Y，而后两者就是 m 的后继，值相同。所
//!    以 g(n) = g(m)。
//! 4. 设 X ≤ m < Y。m + Y 的值等于 m 唯一的后继 m - X 的值；m 是 m + X 的后继，所以两者的值不同。
//!    若 g(m) = 1，则 g(m - X) = 0，g(m + X) 不为 1，所以 g(n) = 1。若 g(m) = 0，
//!    则 g(m - X) = 1，g(m + X) 不为 0，所以 g(n) = 0。
//!
//! 若 X 与 Y 相等，SG 值以 2 · X 为周期。
//! 复杂度：O(X + Y + N)。

use grundy::nim;
use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 10_000_000;

fn main() {
    input! { n: usize, x: usize, y: usize, piles: [u64; n] }
    let period = x.saturating_add(y);
    assert!(period <= LARGEST_TABLE, "takes of {x} and {y}, together more than {LARGEST_TABLE}");
    let sg = TableVec::<u8>::subtraction(&[x, y], period);
    let values = piles.iter().map(|pile| u64::from(sg[(pile % period as u64) as usize]));
    println!("{}", if nim::outcome(values).mover_wins() { "First" } else { "Second" });
}
