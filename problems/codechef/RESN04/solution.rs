//! CodeChef RESN04 — Stone Game
//! <https://www.codechef.com/problems/RESN04> · 5 s · 1536 MiB? · difficulty 1
//!
//! Rules: piles of stones are numbered from 1 to N. A move removes exactly i stones from pile i, if
//! there are that many. Whoever moves last wins. ALICE moves first. The input is the number of
//! cases, then, for each case, `N` and the piles. For each case, print the winner, `ALICE` or
//! `BOB`.
//! Bounds: at most 100 cases; N ≤ 100; a pile has 1 to 1000 stones.
//! Kind: impartial
//! Model: parity, a number of moves that is fixed.
//! Why: pile i, if it has s stones, allows ⌊s / i⌋ moves, whatever happens elsewhere, and all of
//! them will be made. The first player moves last exactly when the total number of moves is odd.
//! Cost: O(N) per case.
//!
//! 规则：有编号 1 到 N 的若干堆石子。每次操作任选一个 i，从第 i 堆恰好取走 i 枚，那一堆须有这么
//! 多枚。最后走的人胜，ALICE 先手。先给出数据组数，每组给出 N 和各堆的石子数；每组输出获胜者，
//! `ALICE` 或 `BOB`。
//! 范围：至多 100 组数据；N ≤ 100；每堆有 1 到 1000 枚石子。
//! 模型：奇偶性，总步数是固定的。
//! 思路：第 i 堆有 s 枚时恰能取 ⌊s / i⌋ 次，与别的堆无关，而且这些步最终都会走完。先手走最后一
//! 步，当且仅当总步数是奇数。
//! 复杂度：每组 O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let odd_piles = (1..).zip(piles).filter(|(number, stones)| stones / number % 2 == 1);
        winners += if odd_piles.count() % 2 == 1 { "ALICE\n" } else { "BOB\n" };
    }
    print!("{winners}");
}
