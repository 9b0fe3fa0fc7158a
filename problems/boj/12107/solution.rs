//! BOJ 12107 — Erasing divisors 1 (약수 지우기 게임 1)
//! <https://www.acmicpc.net/problem/12107> · 1 s? · 256 MiB? · difficulty 2
//!
//! Rules: the numbers from 1 to N are on a board; a move erases one of them and all its divisors
//! that are still there, and whoever erases the last number loses. A begins. Read `N` and print
//! the winner, `A` or `B`.
//! Bounds: 1 ≤ N ≤ 1,000,000.
//! Kind: impartial
//! Model: game of divisors, by strategy stealing.
//! Why: with N = 1 the only move erases the last number, and A loses. If N is larger, A can erase
//! 1, whose only divisor is 1 itself, and leave the numbers from 2 to N. If B loses from there, A
//! has won. If B has a winning answer k there, A begins with k instead: this also erases 1 and
//! leaves the same numbers as erasing 1 and then k, so A wins. A wins either way.
//! Cost: O(1).
//!
//! 规则：黑板上写着 1 到 N；每次操作擦去一个数，以及它还在黑板上的所有约数；擦去最后一个数的人输。A 先手。
//! 读入 `N`，输出获胜者 `A` 或 `B`。
//! 范围：1 ≤ N ≤ 1,000,000。
//! 模型：约数游戏，用策略偷取。
//! 思路：N = 1 时只能擦去最后一个数，A 输。N 更大时，A 可以擦去 1，它没有别的约数，留下 2 到 N。若 B 从那里
//! 必败，A 就赢了。若 B 在那里有必胜的一步 k，A 就改为先擦 k：它也擦去 1，留下的数与先擦 1 再擦 k 相同，所
//! 以 A 赢。两种情形都是 A 胜。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64 }
    assert!(n > 0, "a board with no number");
    println!("{}", if n > 1 { "A" } else { "B" });
}
