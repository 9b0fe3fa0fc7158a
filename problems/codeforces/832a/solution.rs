//! Codeforces 832A — Sasha and Sticks
//! <https://codeforces.com/problemset/problem/832/A> · 2 s · 256 MiB · easy
//!
//! Rules: two players in turn cross out exactly k of n sticks, until fewer than k are left. The
//! input is `n k`; print `YES` if the first player makes more moves than the second, else `NO`.
//! Model: parity, nothing to choose.
//! Why: there are ⌊n/k⌋ moves, and the first player makes one more than the second exactly if
//! that number is odd.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64, k: u64 }
    assert!(k > 0, "0 sticks a move, with which play never ends");
    println!("{}", if n / k % 2 == 1 { "YES" } else { "NO" });
}
