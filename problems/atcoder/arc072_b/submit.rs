// AtCoder ARC 072 D https://atcoder.jp/contests/arc072/tasks/arc072_b · made by `cargo judge bundle arc072_b --write` from 34589a4cffbc14c1
//! AtCoder ARC 072 D — Alice&Brown
//! <https://atcoder.jp/contests/arc072/tasks/arc072_b> · 2 s · 256 MiB · difficulty 4
//!
//! Rules: two piles of stones; a move takes 2i stones from one pile, where i is at least 1, throws
//! i of them away and puts the other i onto the other pile. Whoever cannot move loses. Alice moves
//! first. The input is `X Y`; print the winner, `Alice` or `Brown`.
//! Bounds: 0 ≤ X, Y ≤ 10^18.
//! Kind: impartial
//! Model: take-away game, the difference of two piles.
//! Why: a move changes the difference between the piles by 3i; if the stones come from the larger
//! pile, 3i is subtracted from this difference. Let d be the absolute value of the difference. If
//! d ≤ 1, every move makes it at least 2. If d ≥ 2, there is an i for which d - 3i is -1, 0 or 1;
//! as 2i ≤ (2d + 2) / 3 ≤ d, the 2i stones can be taken from the larger pile. So the positions with
//! d ≤ 1 are the lost ones.
//! Cost: O(1).
//!
//! 规则：有两堆石子；每次操作从一堆中取走 2i 枚，i 至少为 1，扔掉其中 i 枚，把另外 i 枚放到另一
//! 堆。无法操作者输，Alice 先手。输入 `X Y`；输出获胜者 `Alice` 或 `Brown`。
//! 范围：0 ≤ X, Y ≤ 10^18。
//! 模型：取物游戏，看两堆之差。
//! 思路：每步使两堆之差改变 3i，从多的一堆取就是减小。设 d 为差的绝对值。若 d ≤ 1，任何一步都使
//! 它变成至少 2。若 d ≥ 2，总有一个 i 使 d - 3i 为 -1、0 或 1，而 2i 不超过 (2d + 2) / 3 ≤ d，
//! 所以多的一堆够取。因此 d ≤ 1 的局面就是必败态。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { x: u64, y: u64 }
    println!("{}", if x.abs_diff(y) > 1 { "Alice" } else { "Brown" });
}


