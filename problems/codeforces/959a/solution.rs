//! Codeforces 959A — Mahmoud and Ehab and the even-odd game
//! <https://codeforces.com/problemset/problem/959/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: Mahmoud and Ehab take turns, Mahmoud first, reducing a number n, which must not become
//! negative. Mahmoud subtracts a positive even number and Ehab a positive odd one, and whoever
//! cannot do so loses. The input is `n`; print the winner.
//! Bounds: 1 ≤ n ≤ 10^9.
//! Kind: partizan
//! Model: partizan subtraction game, even and odd numbers.
//! Why: if n is even and not 0, Mahmoud subtracts all of it and wins at once. If n is odd, whatever
//! he subtracts leaves an odd number, and Ehab subtracts all of it; from 1 Mahmoud cannot subtract
//! anything.
//! Cost: O(1).
//!
//! 规则：从 n 开始，Mahmoud 和 Ehab 轮流减去一个正数，结果不能为负，Mahmoud 先手，他只能减偶数，Ehab 只能减奇数；无法
//! 操作者输。输入 `n`；输出获胜者。
//! 范围：1 ≤ n ≤ 10^9。
//! 模型：不公平减法游戏，偶数与奇数。
//! 思路：若 n 是正偶数，Mahmoud 全部减去，立即获胜。若 n 是奇数，无论他减多少，剩下的都是奇数，由 Ehab 全部减去；而
//! n = 1 时他无法操作。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64 }
    println!("{}", if n > 0 && n % 2 == 0 { "Mahmoud" } else { "Ehab" });
}
