//! CodeChef TOWIN — Winning Strategy
//! <https://www.codechef.com/problems/TOWIN> · 1 s · 1536 MiB? · difficulty 2
//!
//! Rules: two players take turns taking one number from an array, except that the second player's
//! first turn is to take two numbers; each player wants the sum of their own numbers to be large.
//! The input has t cases, each `n` and the numbers. Print whose sum is larger, `first` or `second`,
//! or `draw`.
//! Bounds: 1 ≤ t ≤ 15; 1 ≤ n ≤ 10^4; 1 ≤ a_i ≤ 10^9.
//! Kind: score
//! Model: card game, the largest number first.
//! Why: the turns are fixed: first, second, second, first, second, first, …, as long as there are
//! numbers. Taking the largest number x is never worse than taking another number y: if the same
//! player would take x later, x and y can be exchanged, and if the other player would take x, that
//! player is left with y instead. So the numbers are taken from the largest down, and who takes
//! each of them is fixed.
//! Cost: O(n log n).
//! Judge: for `1 / 2 / 1 1` a published program prints `first`, as it does for any two numbers; by
//! the rules the answer is `draw`.
//!
//! 规则：两人轮流从数组中取数，每次一个，但后手第一次取两个；双方都希望自己所取各数之和尽量大。共 t 组数据，每组为
//! `n` 和各数。输出和较大的一方 `first` 或 `second`，相等则输出 `draw`。
//! 范围：1 ≤ t ≤ 15；1 ≤ n ≤ 10^4；1 ≤ a_i ≤ 10^9。
//! 模型：纸牌游戏，先取最大的数。
//! 思路：取数的次序是固定的：先手、后手、后手、先手、后手、先手……直到取完。取最大的数不会比取另一个数 y 差：若它后来
//! 归同一人，两者可以交换；若它会归对方，那么留给对方的只是 y。所以双方从大到小取数，每个数归谁是已知的。
//! 复杂度：O(n log n)。
//! 评测：对 `1 / 2 / 1 1`，有一个公开的程序输出 `first`，它对任意两个数都如此；按规则应是 `draw`。

use proconio::input;
use std::cmp::Ordering;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut numbers: [i64; n] }
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        // After the first three numbers, the turns alternate.
        let signs = [1, -1, -1].into_iter().chain([1, -1].into_iter().cycle());
        let lead: i64 = numbers.iter().zip(signs).map(|(number, sign)| number * sign).sum();
        winners += match lead.cmp(&0) {
            Ordering::Greater => "first\n",
            Ordering::Less => "second\n",
            Ordering::Equal => "draw\n",
        };
    }
    print!("{winners}");
}
