//! Codeforces 859C — Pie Rules
//! <https://codeforces.com/problemset/problem/859/C> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: slices of pie are handed out in a given order. Whoever has the token, at first Bob, gives
//! the next slice to Alice or Bob, and the token to the other of the two. Each wants to get as much
//! pie as possible. The input is `N` and the sizes of the slices; print how much Alice gets and how
//! much Bob gets.
//! Bounds: 1 ≤ N ≤ 50; the sizes are from 1 to 100,000.
//! Kind: score
//! Picture: `3 / 1 2 4`
//! Model: take-away game, a slice or the token.
//! Why: together the two players get all that is left, so one player's gain is the other's loss.
//! Let best(i) be what the holder of the token gets from slice i and all later ones, and s(i) the
//! sum of these slices. The holder either takes slice i, of size a_i, and then gets what the new
//! holder leaves, in all a_i + s(i + 1) - best(i + 1), or keeps the token and gets best(i + 1).
//! Cost: O(N).
//!
//! 规则：按给定的次序分饼。持有令牌的人（起初是 Bob）把下一块给 Alice 或 Bob，令牌则归另一人。双方都希望自己所得尽量多。
//! 输入 `N` 和各块的大小；输出 Alice 和 Bob 各得多少。
//! 范围：1 ≤ N ≤ 50；大小从 1 到 100,000。
//! 模型：取物游戏，取一块或留令牌。
//! 思路：双方所得之和就是剩下的全部，一方多得，另一方就少得。设 best(i) 为持令牌者从第 i 块起的所得，s(i) 为这些块之
//! 和。他取走第 i 块，其余的由此后持令牌的对方取剩：a_i + s(i + 1) - best(i + 1)；或者留下令牌，得到 best(i + 1)。
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { n: usize, slices: [u64; n] }
    let (mut best, mut sum) = (0, 0);
    for slice in slices.iter().rev() {
        best = best.max(slice + sum - best);
        sum += slice;
    }
    println!("{} {best}", sum - best);
}
