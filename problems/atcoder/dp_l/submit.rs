// AtCoder dp_l https://atcoder.jp/contests/dp/tasks/dp_l · made by `cargo judge bundle dp_l --write` from 96389bc8ffa2591f
//! AtCoder dp_l — Deque
//! <https://atcoder.jp/contests/dp/tasks/dp_l> · 2 s? · 1024 MiB? · difficulty 3
//!
//! Rules: Taro and Jiro take turns, Taro first, removing the first or the last number of a sequence
//! and scoring that many points, until the sequence is empty. Each wants to be ahead by as much as
//! possible. The input is `N` and the numbers; print Taro's points minus Jiro's.
//! Bounds: 1 ≤ N ≤ 3000; 1 ≤ a_i ≤ 10^9.
//! Kind: score
//! Picture: `3 / 4 1 2`
//! Model: interval game, for a score.
//! Why: what is left is always a stretch of the sequence, and the points scored before do not
//! affect the rest. Let d(l, r) be the lead, in points, that the player to move gains over the
//! opponent from the numbers l to r. The mover gets the number at one end, and then the other
//! player is to move with the numbers that are left: d(l, r) = max(a_l - d(l + 1, r), a_r - d(l,
//! r - 1)), and d is 0 if no number is left. The values for the stretches of one length need only
//! the values for the stretches that are one number shorter.
//! Cost: O(N²) time, O(N) memory.
//!
//! 规则：Taro 和 Jiro 轮流从一列数中取走第一个或最后一个，得到同样多的分，Taro 先手，直到取完。双方都希望领先尽
//! 量多。输入 `N` 和各数；输出 Taro 的得分减去 Jiro 的得分。
//! 范围：1 ≤ N ≤ 3000；1 ≤ a_i ≤ 10^9。
//! 模型：区间游戏，比的是得分。
//! 思路：剩下的总是一段连续的数，先前的得分不影响以后。设 d(l, r) 为轮到的人从第 l 到第 r 个数中最多能比对方多得
//! 的分。他取走一端的数，得到它，然后对方在剩下的一段上走：
//! d(l, r) = max(a_l - d(l + 1, r), a_r - d(l, r - 1))，没有剩下时为 0。每个长度只用到短 1 的各段。
//! 复杂度：时间 O(N²)，空间 O(N)。

use proconio::input;

fn main() {
    input! { n: usize, numbers: [i64; n] }
    // How much more the player to move gets from the stretch of some length that begins at each place.
    let mut leads = vec![0; n + 1];
    for length in 1..=n {
        for first in 0..=n - length {
            let last = first + length - 1;
            leads[first] = (numbers[first] - leads[first + 1]).max(numbers[last] - leads[first]);
        }
    }
    println!("{}", leads[0]);
}


