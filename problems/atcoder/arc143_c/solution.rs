//! AtCoder ARC 143 C — Piles of Pebbles
//! <https://atcoder.jp/contests/arc143/tasks/arc143_c> · 2 s · 1024 MiB · medium
//!
//! Rules: N piles of pebbles; Takahashi, who moves first, chooses one pile or more and removes
//! X pebbles from each of them, Aoki does the same with Y. Whoever cannot move loses. The input
//! is `N X Y` and the piles; print `First` if Takahashi wins, else `Second`.
//! Model: partisan subtraction game, remainders mod X + Y.
//! Why: a move and a reply on the same piles take X + Y pebbles from each of them, so that only
//! the remainders mod X + Y matter. Let the player to move take p and the other one q, and let
//! all remainders be mod p + q. The mover wants to leave remainders less than q only.
//!
//! 1. If every remainder is less than p, the mover loses. For the piles that he chooses have
//!    p + q pebbles or more, so that the other player can take q from the same piles, and all
//!    remainders are as before.
//! 2. If some remainder is p or more and p ≤ q, he wins: he takes from all such piles, and
//!    every remainder becomes or stays less than q, so that the other player is in the case of
//!    step 1.
//! 3. If p > q, the same move wins if no other remainder is q or more. If one is, he loses:
//!    such a pile keeps its remainder if he leaves it alone, and gets q more if he takes from
//!    it. Either way the other player finds a remainder of q or more and wins by step 2.
//!
//! Cost: O(N).

use proconio::input;

fn main() {
    input! { n: usize, x: u64, y: u64, piles: [u64; n] }
    assert!(x > 0 && y > 0, "a move of {} pebbles", x.min(y));
    let period = x.checked_add(y).expect("X + Y is 2^64 or more");
    let mut remainders = piles.iter().map(|pile| pile % period);
    let can_take = remainders.clone().any(|remainder| remainder >= x);
    let wins = can_take && remainders.all(|remainder| remainder < y || remainder >= x);
    println!("{}", if wins { "First" } else { "Second" });
}
