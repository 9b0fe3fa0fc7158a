//! UVa 1482 — Playing With Stones
//! <https://vjudge.net/problem/UVA-1482> · 3 s? · 128 MiB? · easy
//!
//! Also: LA 5059
//! Rules: piles of stones; a move takes at least one stone from a pile and at most half of its
//! stones, and whoever cannot move loses. The input is the number of cases; each case is `N` and
//! the piles. Print `YES` if the player who moves first wins, else `NO`.
//! Model: subtraction game, at most half of a pile.
//! Why: the options of a pile of n stones are the piles from ⌈n/2⌉ to n - 1. The claim is that
//! g(2k) = k and g(2k + 1) = g(k), where g(0) = 0.
//!
//! 1. By induction on k ≥ 1, the piles from k to 2k - 1 have the values 0, …, k - 1, each once. For
//!    k = 1 this is the pile of one stone, which has no move.
//! 2. The options of 2k are just these piles, so that g(2k) = k.
//! 3. The options of 2k + 1 are the piles from k + 1 to 2k. They have the values 0, …, k except
//!    that of k, as k is no longer among them, and 2k has been added. So g(2k + 1) = g(k). Thus the
//!    piles from k + 1 to 2k + 1 have the values 0, …, k, each once.
//!
//! Cost: O(64) a pile.

use grundy::fraction::grundy_value;
use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let wins = nim::outcome(piles.iter().map(|&pile| grundy_value(pile, 2))).mover_wins();
        answers += if wins { "YES\n" } else { "NO\n" };
    }
    print!("{answers}");
}
