//! Codeforces 705B — Spider Man
//! <https://codeforces.com/problemset/problem/705/B> · 2 s · 256 MiB · difficulty 2
//!
//! Rules: there are some cycles of vertices. A move splits a cycle of x ≥ 2 vertices into two
//! cycles of p and x - p vertices, 1 ≤ p < x, and whoever cannot move loses. The input is `n` and
//! the sizes of n cycles, which are added one after the other; after each addition, print the
//! winner, 1 or 2.
//! Bounds: 1 ≤ n ≤ 100,000; a cycle has 1 to 10^9 vertices.
//! Kind: impartial
//! Model: parity, every move makes one more cycle.
//! Why: the game ends when all cycles have one vertex. So a cycle of x vertices always takes x - 1
//! moves, whatever the players do.
//! Cost: O(n).
//!
//! 规则：有一些由点组成的环。每次操作把一个有 x ≥ 2 个点的环分成 p 个和 x - p 个点的两个环，
//! 1 ≤ p < x；无法操作者输。输入为 `n` 和 n 个环，逐个加入；每加入一个后输出获胜者，1 或 2。
//! 范围：1 ≤ n ≤ 100,000；每个环有 1 到 10^9 个点。
//! 模型：奇偶性，每一步多出一个环。
//! 思路：所有的环都只有一个点时游戏结束。所以 x 个点的环不论怎么玩，都要 x - 1 步。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { n: usize, cycles: [u64; n] }
    let mut winners = String::new();
    let mut moves_are_odd = false;
    for cycle in cycles {
        assert!(cycle > 0, "a cycle of 0 vertices");
        moves_are_odd ^= (cycle - 1) % 2 == 1;
        winners += if moves_are_odd { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}
