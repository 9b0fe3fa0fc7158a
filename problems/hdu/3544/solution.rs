//! HDU 3544 — Alice's Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3544> · 1 s? · 32 MiB? · difficulty 6
//!
//! Rules: bars of chocolate have x by y squares; Alice breaks a bar into two parts whose widths add
//! up to x, Bob into two parts whose heights add up to y, and whoever cannot move loses. Alice
//! moves first. The input has T cases: `n`, then n bars `x y`; print `Case i: Alice` or
//! `Case i: Bob`.
//! Bounds: 1 ≤ n ≤ 100; 1 ≤ x, y ≤ 10^9.
//! Kind: partizan
//! Picture: picture.rs
//! Model: partizan game, a sum of integers.
//! Why: this is the game Cutcake, in which every bar is worth a whole number of free moves to
//! Alice; the number is negative if the moves are Bob's. Alice, who begins, wins exactly when the
//! sum of these numbers is above 0. Claim: let 2^k be the largest power of two that is at most y.
//! If x ≥ 2^k, the bar is worth V = ⌊x / 2^k⌋ - 1, which is 0 or more. If x < 2^k, the bar is worth
//! as much to Bob as a bar of y by x is worth to Alice; this value is 1 or more. The proof is by
//! induction on the size. Let x ≥ 2^k:
//!
//! 1. Every position that Alice can leave is worth at most V - 1. Two parts of widths a and b, both
//!    2^k or more, are together worth ⌊a / 2^k⌋ + ⌊b / 2^k⌋ - 2 ≤ V - 1. A part narrower than 2^k
//!    is worth -1 or less, and the other part is then worth at most V. If V ≥ 1, breaking the bar
//!    into widths of 2^k and x - 2^k leaves parts that are worth 0 and V - 1.
//! 2. Every position that Bob can leave is worth at least V + 1. As y < 2^(k+1), at most one part
//!    has height 2^k or more, and such a part is worth V. A part of smaller height is worth at
//!    least ⌊x / 2^(k-1)⌋ - 1 ≥ 2V + 1.
//! 3. So the bar is the simplest number between these bounds (Conway): 0 if V = 0, and
//!    otherwise the least integer above V - 1, which is V.
//!
//! Cost: O(1) a bar.
//!
//! 规则：有若干块 x × y 格的巧克力；Alice 每次把一块掰成两块，两块的宽加起来等于 x；Bob 每次则
//! 把一块掰成高加起来等于 y 的两块；无法操作者输，Alice 先手。共 T 组数据，每组先给出 n，再给出
//! n 块巧克力的 `x y`；输出 `Case i: Alice` 或 `Case i: Bob`。
//! 范围：1 ≤ n ≤ 100；1 ≤ x, y ≤ 10^9。
//! 模型：不公平游戏，局面是整数的和。
//! 思路：这就是 Cutcake：每块巧克力都相当于整数步的“自由步”，正数归 Alice，负数归 Bob；Alice 先
//! 手，当且仅当总和大于 0 时获胜。结论：设 2^k 是不超过 y 的最大的 2 的幂。若 x ≥ 2^k，这块的值
//! 是 V = ⌊x / 2^k⌋ - 1，不小于 0。若 x < 2^k，它对 Bob 的价值等于把宽高互换后的那块（y × x）对
//! Alice 的价值，至少为 1。下面按大小归纳，设 x ≥ 2^k：
//!
//! 1. Alice 走后至多剩 V - 1。若两块的宽都不小于 2^k，总值是 ⌊a / 2^k⌋ + ⌊b / 2^k⌋ - 2 ≤ V -
//!    1。若有一块更窄，它的值至多为 -1，另一块至多为 V。当 V ≥ 1 时，掰成宽 2^k 和 x - 2^k，剩
//!    下的正好是 0 + V - 1。
//! 2. Bob 走后至少剩 V + 1。因为 y < 2^(k+1)，高不小于 2^k 的至多一块，值为 V。而高不足 2^k 的
//!    一块，值至少是 ⌊x / 2^(k-1)⌋ - 1 ≥ 2V + 1。
//! 3. 所以这块的值是这两个界之间最简单的数（Conway）：V = 0 时是 0，否则是大于 V - 1 的最小整
//!    数，也就是 V。
//!
//! 复杂度：每块 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize }
        let mut sum = 0;
        for _ in 0..n {
            input! { x: u64, y: u64 }
            assert!(x > 0 && y > 0, "a bar of {x} by {y} has no square");
            sum += worth_to_alice(x, y);
        }
        winners += &format!("Case {case}: {}\n", if sum > 0 { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}

/// Returns the value of a bar in 128 bits, which are enough for any sum of such values.
fn worth_to_alice(x: u64, y: u64) -> i128 {
    if x >= y {
        free_moves(x, y)
    } else {
        -free_moves(y, x)
    }
}

/// Returns how many free moves a bar gives the player who breaks its side `own`, if `own` is at
/// least `other`.
fn free_moves(own: u64, other: u64) -> i128 {
    i128::from(own >> other.ilog2()) - 1
}
