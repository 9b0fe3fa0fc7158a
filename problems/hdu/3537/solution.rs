//! HDU 3537 — Daizhenyang's Coin
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3537> · 1 s? · 32 MiB? · difficulty 5
//!
//! Rules: coins lie in a row, numbered from 0; a move turns over one, two or three of them, and the
//! rightmost of these must go from heads to tails; whoever cannot move loses. The input consists of
//! cases, up to its end: `n`, then n numbers, each the number of a coin that shows heads; the same
//! number may be listed twice. Print `Yes` if the first player loses, else `No`.
//! Bounds: 0 ≤ n ≤ 100; the coins' numbers are from 0 to 10^8 - 1.
//! Kind: impartial
//! Model: coin-turning game, Mock Turtles.
//! Why: each coin that shows heads is a game of its own, and a move in it leaves no heads, or one
//! or two heads further left. Call a number odious if it has an odd number of binary ones: 1, 2, 4,
//! 7, …. Claim: the value of coin x is the odious number that has exactly x odious numbers below
//! it. By induction, the values of the options are 0, all odious numbers below the claimed value,
//! and all nim sums of two different such numbers. The nim sum of two odious numbers is never
//! odious, so the claimed value is not among them. But every smaller number is the value of an
//! option: if the number is neither odious nor 0, it is the nim sum of the number formed by its
//! lowest binary one and the number formed by its other binary ones, both of which are smaller and
//! odious. Exactly one of 2x and 2x + 1 is odious, and this number is the value of coin x.
//! Cost: O(n log n) per case.
//!
//! 规则：硬币排成一行，位置从 0 开始；每次操作翻一枚、两枚或三枚，其中最右边那枚必须由正面翻成
//! 反面；无法操作者输。多组数据，读到输入结束，每组先给出 n，再给出 n 枚正面朝上的硬币的编号，
//! 同一枚可能出现两次。先手必败输出 `Yes`，否则输出 `No`。
//! 范围：0 ≤ n ≤ 100；硬币的编号从 0 到 10^8 - 1。
//! 模型：翻硬币游戏，Mock Turtles。
//! 思路：每枚正面朝上的硬币是一个独立的子游戏，操作一次之后什么也不剩，或者变成左边的一枚或两枚
//! 硬币。二进制中有奇数个 1 的数叫作可恶数：1、2、4、7、……。结论：位置 x 的硬币，其 SG 值是这样
//! 一个可恶数：比它小的可恶数恰有 x 个。用归纳法，后继的值是 0、所有更小的可恶数，以及其中两个
//! 不同的数的异或和。两个可恶数异或后必有偶数个 1，所以取不到该数本身。而比它小的数都取得到：若
//! 不是 0 也不是可恶数，就把它拆成最低位的 1 和其余部分，两者都是可恶数，也都更小。2x 和 2x + 1
//! 中恰有一个是可恶数，它就是所求的值。
//! 复杂度：每组 O(n log n)。

use grundy::coin_turning::mock_turtles_value;
use grundy::nim::nim_sum;
use proconio::{input, is_stdin_empty};
use std::collections::BTreeSet;

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, named: [u64; n] }
        let heads: BTreeSet<u64> = named.into_iter().collect();
        let value = nim_sum(heads.into_iter().map(mock_turtles_value));
        verdicts += if value == 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
