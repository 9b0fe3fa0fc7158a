//! AtCoder tessoku_book_af — A32 Game 1
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_af> · 1 s · 1024 MiB · difficulty 1
//!
//! Rules: one heap of N stones; a move takes A or B of them, and whoever cannot move loses. The
//! input is `N A B`. Print the winner, `First` or `Second`.
//! Bounds: A, B ≤ N ≤ 100,000?
//! Kind: impartial
//! Rule: any set, for example {2, 3}
//! Model: subtraction game {A, B}, a single heap.
//! Why: a heap is won exactly when taking A or B stones from it leaves a lost heap. So a table
//! filled from 0 upwards decides all heaps.
//! Cost: O(N).
//!
//! 规则：有一堆 N 枚石子，每次操作取走 A 枚或 B 枚，无法操作者输。输入 `N A B`，输出获胜
//! 者 `First` 或 `Second`。
//! 范围：A, B ≤ N ≤ 100,000？
//! 模型：减法游戏 {A, B}，单独一堆。
//! 思路：一堆石子是必胜态，当且仅当够取 A 枚或 B 枚，且其中有一步留下必败态。所以从 0 开始打表即
//! 可。
//! 复杂度：O(N)。

use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 10_000_000;

fn main() {
    input! { n: usize, a: usize, b: usize }
    assert!(n <= LARGEST_TABLE, "a heap of {n} stones, more than {LARGEST_TABLE}");
    let sg = TableVec::<u8>::subtraction(&[a, b], n + 1);
    println!("{}", if sg[n] != 0 { "First" } else { "Second" });
}
