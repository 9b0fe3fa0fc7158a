//! CodeChef IGAME — Infinite Grid Game
//! <https://www.codechef.com/problems/IGAME> · 2 s · 1536 MiB? · medium
//!
//! Rules: a vehicle stands at the point (m, n) of a grid. A move makes one of its coordinates
//! smaller, or both by the same number, but not smaller than those of a goal (p, q). Whoever takes
//! it to the goal wins, Alice first. Cases `m n p q` after their number; print the winner of each,
//! `Alice` or `Bob`.
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: the distances m - p and n - q are two piles, from which a move takes any number of stones
//! from one or the same number from both. The lost positions are (⌊kφ⌋, ⌊kφ⌋ + k) for k = 0, 1, 2,
//! …, where φ is the golden ratio (Wythoff, 1907).
//!
//! 1. Let a(k) be the least number that is in no pair before the k-th one, and b(k) = a(k) + k.
//!    Both grow with k, so every number above 0 is in exactly one pair, and every difference k
//!    belongs to one. A move keeps a pile or the difference, so none leads from one pair to
//!    another.
//! 2. From any other position x ≤ y a move leads to a pair. If x = b(k), make the larger pile a(k).
//!    If x = a(k) and y > b(k), make it b(k). If x = a(k) and y < b(k), then d = y - x < k: take
//!    the same from both to leave a(d) and b(d).
//! 3. As 1/φ + 1/φ² = 1, the numbers ⌊kφ⌋ and ⌊kφ²⌋ = ⌊kφ⌋ + k for k ≥ 1 are all numbers above 0,
//!    each once (Beatty, 1926). Both grow with k, and ⌊kφ⌋ is the smaller, so it is the least
//!    number in no pair before: a(k) = ⌊kφ⌋.
//!
//! Cost: O(log) of the distances a case.

use grundy::wythoff;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64, n: u64, p: u64, q: u64 }
        assert!(p <= m && q <= n, "({p}, {q}) cannot be reached from ({m}, {n})");
        let alice_wins = wythoff::outcome(m - p, n - q).mover_wins();
        winners += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
