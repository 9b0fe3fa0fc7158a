//! AtCoder tessoku_book_ah — A34 Game 3
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_ah> · 1 s · 1024 MiB · difficulty 2
//!
//! Rules: a move takes X or Y stones from one of N piles, and whoever cannot move loses. The input
//! is `N X Y`, then the piles. Print the winner, `First` or `Second`.
//! Bounds: N ≤ 100,000? The piles have at most 100,000 stones.
//! Kind: impartial
//! Rule: any set, for example {2, 3}
//! Picture: `2 2 4 / 4 5`
//! Model: subtraction game {X, Y}, a sum of piles.
//! Why: the Grundy value of a pile is the mex of the values of the piles with X and with Y fewer
//! stones. By the theorem of Sprague and Grundy, the nim sum of the values decides who wins.
//! Cost: O(A + N), where A is the size of the largest pile.
//!
//! 规则：有 N 堆石子，每次操作从一堆中取走 X 枚或 Y 枚，无法操作者输。输入 `N X Y` 和各堆的枚数，输
//! 出获胜者 `First` 或 `Second`。
//! 范围：N ≤ 100,000？每堆至多 100,000 枚。
//! 模型：减法游戏 {X, Y}，局面是各堆的和。
//! 思路：一堆的 SG 值，是少 X 枚和少 Y 枚的两堆的 SG 值的 mex。由 Sprague–Grundy 定理，各堆的 SG 值
//! 的异或和决定胜负。
//! 复杂度：O(A + N)，A 为最大的一堆。

use grundy::nim;
use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 10_000_000;

fn main() {
    input! { n: usize, x: usize, y: usize, piles: [usize; n] }
    let largest = piles.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_TABLE, "a pile of {largest}, more than {LARGEST_TABLE}");
    let sg = TableVec::<u8>::subtraction(&[x, y], largest + 1);
    let values = piles.iter().map(|&pile| u64::from(sg[pile]));
    println!("{}", if nim::outcome(values).mover_wins() { "First" } else { "Second" });
}
