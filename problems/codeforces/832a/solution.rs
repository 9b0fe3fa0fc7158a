//! Codeforces 832A — Sasha and Sticks
//! <https://codeforces.com/problemset/problem/832/A> · 2 s · 256 MiB · difficulty 1
//!
//! Rules: two players take turns crossing out exactly k of n sticks, until fewer than k are left.
//! The input is `n k`; print `YES` if the first player makes more moves than the second, else `NO`.
//! Bounds: 1 ≤ k ≤ n ≤ 10^18.
//! Kind: impartial
//! Model: parity, nothing to choose.
//! Why: there are ⌊n/k⌋ moves, and the first player makes one more than the second exactly when
//! that number is odd.
//! Cost: O(1).
//!
//! 规则：两人轮流从 n 根木棒中划掉恰好 k 根，直到不足 k 根。输入 `n k`；若先手的步数比后手多，
//! 则输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ k ≤ n ≤ 10^18。
//! 模型：奇偶性，没有选择余地。
//! 思路：总共 ⌊n/k⌋ 步，当且仅当它是奇数时先手比后手多走一步。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64, k: u64 }
    assert!(k > 0, "0 sticks a move, with which play never ends");
    println!("{}", if n / k % 2 == 1 { "YES" } else { "NO" });
}
