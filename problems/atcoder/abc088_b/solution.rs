//! AtCoder ABC 088 B — Card Game for Two
//! <https://atcoder.jp/contests/abc088/tasks/abc088_b> · 2 s? · 256 MiB? · difficulty 1
//!
//! Rules: Alice and Bob take turns taking one card, Alice first, until none is left. Each wants the
//! sum of the numbers on their own cards to be as large as possible. The input is `N` and the
//! numbers on the cards; print Alice's sum minus Bob's.
//! Bounds: 1 ≤ N ≤ 100; 1 ≤ a_i ≤ 100.
//! Kind: score
//! Model: card game, the largest card first.
//! Why: taking the largest card is never worse than taking another one. Let x be the largest
//! number; suppose that the mover takes a card y < x instead, and that both players then play as
//! well as possible. If the mover gets x later, the mover can take x now and y later instead, with
//! the same result. If the opponent gets x later, the mover can take x now and leave y, which is
//! worth less, for the opponent; all other cards can be taken as before. So both players always
//! take the largest card left.
//! Cost: O(N log N).
//!
//! 规则：Alice 和 Bob 轮流拿走一张牌，Alice 先手，直到拿完。双方都希望自己所拿各数之和尽量大。输入 `N` 和各数；
//! 输出 Alice 的和减去 Bob 的和。
//! 范围：1 ≤ N ≤ 100；1 ≤ a_i ≤ 100。
//! 模型：纸牌游戏，先拿最大的牌。
//! 思路：拿最大的牌不会比拿别的差。设最大的是 x，而轮到的人拿了 y < x，此后双方按最优方式走到底。若他后来拿到 x，那
//! 么现在拿 x、到时拿 y，结果相同。若 x 归对方，那么现在拿 x，对方只能以 y 代替它，所得较少，而其他各张牌可以照原样
//! 走。所以双方都从大到小拿牌。
//! 复杂度：O(N log N)。

use proconio::input;

fn main() {
    input! { n: usize, mut numbers: [i64; n] }
    numbers.sort_unstable();
    let [alice, bob] = [0, 1].map(|first| numbers.iter().rev().skip(first).step_by(2).sum::<i64>());
    println!("{}", alice - bob);
}
