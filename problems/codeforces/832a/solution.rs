//! Codeforces 832A — Sasha and Sticks
//! <https://codeforces.com/problemset/problem/832/A> · 2 s · 256 MiB · easy
//!
//! Rules: two players in turn cross out exactly k of n sticks until fewer than k are left.
//! Print `YES` if the first player makes more moves than the second, `NO` if not.
//! Model: parity, nothing to choose.
//! Why: there are ⌊n / k⌋ moves, and the first player makes one more than the second
//! exactly if that number is odd.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64, k: u64 }
    assert!((1..=10u64.pow(18)).contains(&n), "{n} sticks, not 1 to 10^18");
    assert!((1..=n).contains(&k), "{k} sticks a move, not 1 to {n}");
    println!("{}", if n / k % 2 == 1 { "YES" } else { "NO" });
}
