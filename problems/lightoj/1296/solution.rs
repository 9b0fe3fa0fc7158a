//! LightOJ 1296 — Again Stone Game
//! <https://lightoj.com/problem/1296> · 2 s? · 32 MiB? · easy
//!
//! Rules: piles of stones; a move takes at least one stone from a pile and at most half of its
//! stones, and whoever cannot move loses, Alice first. The input is the number of cases; each case
//! is `n` and the piles. Print `Case i: Alice` or `Case i: Bob`, the winner.
//! Model: subtraction game, at most half of a pile.
//! Why: the options of a pile of s stones are the piles from ⌈s/2⌉ to s - 1. The claim is that
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
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize, piles: [u64; n] }
        let alice_wins = nim::outcome(piles.iter().map(|&pile| grundy_value(pile, 2))).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
