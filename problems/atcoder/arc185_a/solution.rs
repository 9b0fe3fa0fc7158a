//! AtCoder ARC 185 A — mod M Game 2
//! <https://atcoder.jp/contests/arc185/tasks/arc185_a> · 2 s · 1024 MiB · medium
//!
//! Rules: both players hold the cards 1 to N, where N < M, and play one in turn, Alice first.
//! Whoever makes the sum of all played cards divisible by M loses; if all cards are played,
//! Alice wins. The input is the number of cases T and T lines `N M`; print the winner of each,
//! `Alice` or `Bob`.
//! Model: card game, the last cards decide.
//! Why: the cards of a hand differ by less than M, so at most one of them loses, and whoever
//! has two or more can avoid it. Bob cannot win by his own last card, so he must win by
//! Alice's, the last but one: all cards except the one that he keeps must have a sum divisible
//! by M. That card is r = N (N + 1) mod M, the sum of all, so he needs 1 ≤ r ≤ N. If so, he can
//! keep it. With three cards or more, one of the others is safe. With r and c, c is safe: after
//! it only r and Alice's last card a are missing from the sum, and a is not divisible by M.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { t: usize, cases: [(u64, u64); t] }
    let mut winners = String::new();
    for (n, m) in cases {
        assert!(n < m, "{n} cards each and the modulus {m}");
        assert!(n < 1 << 32, "{n} cards, whose sum is 2^64 or more");
        let kept = n * (n + 1) % m;
        winners += if (1..=n).contains(&kept) { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}
