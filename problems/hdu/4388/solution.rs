//! HDU 4388 — Stone Game II
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4388> · 1 s · 32 MiB · difficulty 5
//!
//! Rules: piles of stones; a move cuts a pile of n stones down to k, where 0 < k < n and k ⊕ n < n,
//! and adds a pile of k ⊕ n stones. Instead, each player may once in the game add a pile of 2k ⊕ n
//! stones, if 2k ⊕ n is not 0. Whoever cannot move loses. The input has T cases: `n`, then n piles;
//! print `Case i: Yes` if the first player wins, else `Case i: No`.
//! Bounds: 1 ≤ T ≤ 150; 1 ≤ n ≤ 50; a pile has 1 to 100,000 stones.
//! Kind: impartial
//! Picture: picture.rs
//! Model: parity, binary ones.
//! Why: the number of binary ones in k ⊕ n is the number of ones in k and n together, minus an even
//! number, and the same is true of 2k ⊕ n. So a move does not change the parity of the total number
//! of ones in all piles, and it adds one pile. As long as the size of some pile has two binary ones
//! or more, there is a move: it cuts this pile down to its highest binary one. At the end the size
//! of every pile has a single binary one, and there are as many piles as ones. So however the game
//! is played, the number of moves is odd exactly when, at the start, the number of ones plus the
//! number of piles is odd.
//! Cost: O(n) per case.
//!
//! 规则：有若干堆石子；每次操作把有 n 枚石子的一堆减成 k 枚（0 < k < n 且 k ⊕ n < n），并添一堆
//! k ⊕ n 枚石子；每人在整局中有一次机会改为添一堆 2k ⊕ n 枚石子（不能为 0）。无法操作者输。共 T
//! 组数据，每组先给出堆数 n，再给出各堆的石子数；先手胜输出 `Case i: Yes`，否则输出
//! `Case i: No`。
//! 范围：1 ≤ T ≤ 150；1 ≤ n ≤ 50；每堆有 1 到 100,000 枚石子。
//! 模型：奇偶性，看二进制中 1 的个数。
//! 思路：k ⊕ n 中 1 的个数等于 k 与 n 中 1 的个数之和减去一个偶数，2k ⊕ n 也是如此。所以每一步
//! 不改变所有堆中 1 的总数的奇偶性，而堆数恰好加一。只要有一堆至少含两个 1，就能操作：把它减到
//! 只剩最高位的 1。结束时每堆恰有一个 1，堆数等于 1 的总数。因此不管怎么走，当且仅当开局时 1 的
//! 总数与堆数之和为奇数时，总步数是奇数。
//! 复杂度：每组 O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for case in 1..=cases {
        input! { n: usize, piles: [u64; n] }
        // An empty pile has no ones, and no moves.
        let moves: u32 = piles.iter().map(|pile| pile.count_ones().saturating_sub(1)).sum();
        verdicts += &format!("Case {case}: {}\n", if moves % 2 == 1 { "Yes" } else { "No" });
    }
    print!("{verdicts}");
}
