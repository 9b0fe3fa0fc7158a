// AtCoder ARC 185 A https://atcoder.jp/contests/arc185/tasks/arc185_a · made by `cargo judge bundle arc185_a --write` from a0f296f719408e03
//! AtCoder ARC 185 A — mod M Game 2
//! <https://atcoder.jp/contests/arc185/tasks/arc185_a> · 2 s · 1024 MiB · medium
//!
//! Rules: both players hold the cards 1 to N, N < M, and play one in turn, Alice first.
//! Whoever makes the sum of all played cards divisible by M loses; if all cards are
//! played, Alice wins. T cases, a line `N M` each; print the winner, `Alice` or `Bob`.
//! Model: card game, the last cards decide.
//! Why: the cards differ by less than M, so at most one of a hand loses, and whoever has
//! two or more can avoid it. Bob cannot win by his last card, so he must win by Alice's, the
//! last but one: all cards without the one that he keeps must have a sum divisible by M.
//! That card is r = N (N + 1) mod M, the sum of all, so he needs 1 ≤ r ≤ N. If so, he can
//! keep it: with three cards, one of the two others is safe; with r and c, c is safe,
//! because after it only r and Alice's last card a are missing, and a is not divisible by M.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { t: usize }
    assert!((1..=100_000).contains(&t), "{t} cases, not 1 to 100000");
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: u64, m: u64 }
        let in_bounds = 1 <= n && n < m && m <= 1_000_000_000;
        assert!(in_bounds, "{n} cards each and the modulus {m}");
        let kept = n * (n + 1) % m;
        winners += if (1..=n).contains(&kept) { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}


