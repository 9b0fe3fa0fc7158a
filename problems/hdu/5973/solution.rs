//! HDU 5973 — Game of Taking Stones
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5973> · 1 s · 64 MiB · difficulty 5
//!
//! Rules: two heaps of up to 10^100 stones; a move takes any positive number of stones from one
//! heap, or the same number from each heap, and whoever takes the last stone wins. Each line up to
//! the end of the input is a case `a b`; print 1 if the first player wins, else 0.
//! Bounds: 0 ≤ a, b ≤ 10^100.
//! Kind: impartial
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: write numbers as sums of Fibonacci numbers, no two of which are consecutive (Zeckendorf's
//! representation). By Silber's theorem a position is lost exactly when the digits of the smaller
//! heap in this representation end in an even number of zeros, and the digits of the larger heap
//! are the same digits followed by one more zero.
//! Cost: O(d²) per line for d digits.
//!
//! 规则：有两堆石子，各不超过 10^100 枚；每次操作从一堆中取走任意多枚，或从两堆取走同样多枚；取
//! 走最后一枚石子者胜。多组数据，每行两个整数 `a b`，读到输入结束；先手胜输出 1，否则输出 0。
//! 范围：0 ≤ a, b ≤ 10^100。
//! 模型：威佐夫博弈。
//! 思路：把数写成互不相邻的斐波那契数之和（Zeckendorf 表示）。由 Silber 定理，当且仅当较小的一
//! 堆的表示末尾有偶数个 0，而较大的一堆的表示恰好是在它后面再添一个 0 时，局面是必败态。
//! 复杂度：d 位数时每行 O(d²)。

use grundy::wythoff::decimal;
use proconio::{input, is_stdin_empty};

/// Heaps with more digits than this would take too long.
const MOST_DIGITS: usize = 2000;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: String, b: String }
        let digits = a.len().max(b.len());
        assert!(digits <= MOST_DIGITS, "a heap of {digits} digits, more than {MOST_DIGITS}");
        let outcome = decimal::outcome(&a, &b);
        let outcome = outcome.unwrap_or_else(|error| panic!("heaps {a} {b}: {error}"));
        answers += if outcome.mover_wins() { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
