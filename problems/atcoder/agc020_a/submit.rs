// AtCoder AGC 020 A https://atcoder.jp/contests/agc020/tasks/agc020_a · made by `cargo judge bundle agc020_a --write` from a4f27374eb4c1717
//! AtCoder AGC 020 A — Move and Win
//! <https://atcoder.jp/contests/agc020/tasks/agc020_a> · 1 s · 512 MiB · difficulty 1
//!
//! Rules: on a strip of N cells, Alice's token is on cell A and Borys's on cell B. A move, which
//! must be made, shifts the mover's own token to a free neighbouring cell of the strip; whoever
//! cannot move loses. Alice moves first. The input is `N A B`; print the winner, `Alice` or
//! `Borys`, or `Draw`, which never happens.
//! Bounds: 1 ≤ A < B ≤ N ≤ 100.
//! Kind: partizan
//! Model: parity, the distance between two tokens.
//! Why: every move changes the parity of the distance between the tokens. If this distance is even
//! before Alice moves, she steps towards Borys each time: she always has room, as the distance is
//! then 2 or more. He always faces an odd distance, and at a distance of 1 he must step back; in
//! the end he runs out of cells and loses. If the distance is odd, Borys wins in the same way.
//! Cost: O(1).
//!
//! 规则：一条纸带有 N 格，Alice 的棋子在 A 格，Borys 的棋子在 B 格。每次操作必须把自己的棋子移
//! 到相邻的一格，不能走出纸带，也不能走到对方所在的格；无法操作者输，Alice 先手。输入 `N A B`；
//! 输出获胜者 `Alice` 或 `Borys`，或者 `Draw`，但平局不会出现。
//! 范围：1 ≤ A < B ≤ N ≤ 100。
//! 模型：奇偶性，看两枚棋子的距离。
//! 思路：每步都改变距离的奇偶性。若轮到 Alice 时距离是偶数，她每步都向 Borys 靠近：她面对的距离
//! 至少是 2，总有地方可走。Borys 面对的总是奇数，距离为 1 时只能后退；他的格子终会用完，所以他
//! 输。若是奇数，就由 Borys 照此取胜。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64, a: u64, b: u64 }
    let on_strip = 1..=n;
    let in_bounds = on_strip.contains(&a) && on_strip.contains(&b) && a != b;
    assert!(in_bounds, "tokens on the cells {a} and {b} of {n}");
    println!("{}", if a.abs_diff(b) % 2 == 0 { "Alice" } else { "Borys" });
}


