//! Codeforces 603C — Lieges of Legendre
//! <https://codeforces.com/problemset/problem/603/C> · 2 s · 256 MiB · difficulty 5
//!
//! Also: Codeforces 604E
//! Rules: there are n piles of cows and a number k. A move takes one cow from a pile, or replaces a
//! pile of 2x cows, x > 0, by k piles of x cows each. Whoever takes the last cow wins. The input is
//! `n k` and the piles; print the winner, `Kevin` if it is the first player and `Nicky` if not.
//! Bounds: 1 ≤ n ≤ 100,000; 1 ≤ k ≤ 10^9; a pile has 1 to 10^9 cows.
//! Kind: impartial
//! Model: take-and-break game, a sum of piles.
//! Why: by the theorem of Sprague and Grundy k piles of x cows are worth 0 if k is even, and as
//! much as one pile of x cows if k is odd. The values of piles of 0, 1, 2, … cows follow by
//! induction:
//!
//! 1. For an even k they begin with 0, 1, 2, 0, 1, by definition. From 5 onwards, a move from an
//!    odd pile leaves only the value 1, so the pile is worth 0; a move from an even pile leaves
//!    only the value 0, so the pile is worth 1.
//!
//! 2. For an odd k they begin with 0, 1, 0, 1, 2. From 5 onwards, a move from an odd pile leaves
//!    only a value above 0, so the pile is worth 0; the moves from an even pile leave 0 and the
//!    value of its half, so the pile is worth 1 or 2.
//!
//! Cost: O(log a) for a pile of a cows.
//!
//! 规则：有 n 堆奶牛和一个数 k。每次操作从一堆中取走一头，或把一堆 2x 头（x > 0）换成 k 堆，每
//! 堆 x 头。取走最后一头的人赢。输入为 `n k` 和各堆的奶牛数；输出获胜者，先手赢输出 `Kevin`，否
//! 则输出 `Nicky`。
//! 范围：1 ≤ n ≤ 100,000；1 ≤ k ≤ 10^9；每堆有 1 到 10^9 头。
//! 模型：取石子并分堆的游戏，局面是各堆的和。
//! 思路：由 Sprague–Grundy 定理，k 堆 x 在 k 为偶数时值为 0，在 k 为奇数时与一堆 x 的值相同。
//! 0, 1, 2, … 各堆的值由归纳得到：
//!
//! 1. k 为偶数时，由定义，开头是 0, 1, 2, 0, 1。从 5 起，奇数堆只能走到值为 1 的堆，值为 0；偶数
//!    堆两种走法都走到 0，值为 1。
//! 2. k 为奇数时，由定义，开头是 0, 1, 0, 1, 2。从 5 起，奇数堆只能走到大于 0 的值，值为 0；偶数
//!    堆走到 0 和它的一半的值，所以值为 1 或 2。
//!
//! 复杂度：一堆 a 头 O(log a)。

use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;

fn value(pile: u64, k_is_odd: bool) -> u64 {
    let first = if k_is_odd { [0, 1, 0, 1, 2] } else { [0, 1, 2, 0, 1] };
    if pile < 5 {
        return first[pile as usize];
    }
    if pile % 2 == 1 {
        0
    } else if k_is_odd {
        mex([0, value(pile / 2, k_is_odd)])
    } else {
        1
    }
}

fn main() {
    input! { n: usize, k: u64, piles: [u64; n] }
    let sum = nim_sum(piles.iter().map(|&pile| value(pile, k % 2 == 1)));
    println!("{}", if sum != 0 { "Kevin" } else { "Nicky" });
}
