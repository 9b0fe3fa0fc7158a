//! Project Euler 306 — Paper-strip Game
//! <https://projecteuler.net/problem=306> · 60 s · 1024 MiB? · difficulty 4
//!
//! Rules: on a strip of n white squares, a move paints two adjacent white squares black, and
//! whoever cannot move loses. The input is one number; print for how many n from 1 up to that
//! number the first player wins. Without input, n goes up to 1,000,000.
//! Bounds: one instance, n up to 1,000,000.
//! Kind: count
//! Rule: 0.07
//! Model: take-and-break game, Dawson's Kayles, octal game 0.07.
//! Why: two black squares divide a strip into strips of i and n - 2 - i white squares, so g(n) is
//! the mex of all g(i) ⊕ g(n - 2 - i). From n = 53 onwards, g has period 34: the values repeat up
//! to n = 2 · 53 + 34 + 2, and by the theorem of Guy and Smith on octal games this proves that they
//! repeat for ever. So the lost n below 53 are counted one by one, and the others by whole periods
//! and a remainder.
//! Cost: O(87²).
//!
//! 规则：有一条由 n 个白格组成的纸带，每次操作把两个相邻的白格涂黑，无法操作者输。输入一个数；
//! 输出从 1 到它有多少个 n 使先手赢。没有输入时，n 到 1,000,000。
//! 范围：只有一组，n 到 1,000,000。
//! 模型：取石子并分堆的游戏，Dawson's Kayles，八进制游戏 0.07。
//! 思路：涂黑的两格把纸带分成 i 个和 n - 2 - i 个白格的两条，所以 g(n) 是所
//! 有 g(i) ⊕ g(n - 2 - i) 的 mex。从 n = 53 起 g 的周期为 34：它一直重复到 2 · 53 + 34 + 2，
//! 由 Guy 和 Smith 关于八进制游戏的定理，这就证明它永远重复。所以 53 以下必败的 n 逐个数出，53 起
//! 的按整周期加上余下部分来数。
//! 复杂度：O(87²)。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

/// `cargo explore table 0.07` finds and proves this preperiod and period.
const PREPERIOD: u64 = 53;
const PERIOD: u64 = 34;

fn main() {
    let mut largest = 1_000_000;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    let sg = TableVec::by((PREPERIOD + PERIOD) as usize, |smaller: &[u64]| {
        let squares = smaller.len();
        mex((2..=squares).map(|cut| smaller[cut - 2] ^ smaller[squares - cut]))
    });
    let lost = |from: u64, to: u64| (from..=to).filter(|&n| sg[n as usize] == 0).count() as u64;
    let mut lost_in_all = lost(1, largest.min(PREPERIOD - 1));
    if largest >= PREPERIOD {
        let periodic = largest - PREPERIOD + 1;
        lost_in_all += periodic / PERIOD * lost(PREPERIOD, PREPERIOD + PERIOD - 1);
        lost_in_all += lost(PREPERIOD, PREPERIOD + periodic % PERIOD - 1);
    }
    println!("{}", largest - lost_in_all);
}
