//! Codeforces 451A — Game With Sticks
//! <https://codeforces.com/problemset/problem/451/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: n horizontal and m vertical sticks form a grid. A move chooses a point where two sticks
//! cross, and removes both sticks. Whoever cannot move loses. The input is `n m`; print the winner,
//! `Akshat` for the first player or `Malvika` for the second.
//! Bounds: 1 ≤ n, m ≤ 100.
//! Kind: impartial
//! Model: parity.
//! Why: every move removes one stick of each direction, so there are min(n, m) moves whatever the
//! players do. The first player wins if this number is odd.
//! Cost: O(1).
//!
//! 规则：n 根横棍和 m 根竖棍组成网格。每次操作选两根棍的一个交点，把这两根棍都拿走。无法操作者
//! 输。输入 `n m`；输出获胜者，先手赢输出 `Akshat`，否则输出 `Malvika`。
//! 范围：1 ≤ n, m ≤ 100。
//! 模型：奇偶性。
//! 思路：每一步从横竖两个方向各拿走一根，所以不论怎么走，总共都是 min(n, m) 步。它是奇数时先手
//! 赢。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64, m: u64 }
    println!("{}", if n.min(m) % 2 == 1 { "Akshat" } else { "Malvika" });
}
