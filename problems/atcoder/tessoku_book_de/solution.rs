//! AtCoder tessoku_book_de — B32 Game 5
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_de> · 5 s · 1024 MiB · difficulty 2
//!
//! Rules: there is one heap of N stones; the number taken in a move is one of K given numbers, and
//! whoever cannot move loses. The input is `N K`, then the K numbers. Print the winner, `First` or
//! `Second`.
//! Bounds: N ≤ 100,000? K ≤ 100?
//! Kind: impartial
//! Rule: any set, for example {2, 3}
//! Picture: `9 3 / 1 3 4`
//! Model: subtraction game, a set for each case and one heap.
//! Why: a heap is won exactly when some move leaves a lost one, and smaller heaps are decided
//! first.
//! Cost: O(N · K).
//!
//! 规则：有一堆 N 枚石子，每次操作取走的枚数须是给定的 K 个数之一，无法操作者输。输入 `N K` 和
//! 这 K 个数，输出获胜者 `First` 或 `Second`。
//! 范围：N ≤ 100,000？K ≤ 100？
//! 模型：减法游戏，集合由数据给出，只有一堆。
//! 思路：当且仅当有一步能走到必败态时为必胜态，从小的堆到大的堆依次计算。
//! 复杂度：O(N · K)。

use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 10_000_000;

fn main() {
    input! { n: usize, k: usize, takes: [usize; k] }
    assert!(n <= LARGEST_TABLE, "a heap of {n} stones, more than {LARGEST_TABLE}");
    let sg = TableVec::<u32>::subtraction(&takes, n + 1);
    println!("{}", if sg[n] != 0 { "First" } else { "Second" });
}
