//! AtCoder ARC 163 E — Chmin XOR Game
//! <https://atcoder.jp/contests/arc163/tasks/arc163_e> · 2 s · 1024 MiB · hard
//!
//! Rules: N numbers; a move chooses an X such that A ⊕ X < A for one of them at least, and
//! replaces every number A by the lesser of A and A ⊕ X. Whoever cannot move loses, Alice
//! first. Cases after their number: N, then the numbers. Print the winner, `Alice` or `Bob`.
//! Model: Nim, linear basis.
//! Why: with h the highest bit of X, a move adds X to the numbers that have h. Write them in
//! base 4, digits as vectors over GF(2), and let the rank of a place be that of its digits.
//! Bob wins exactly if no rank is 1. A move whose h is in a place of rank 2 sends X's digit
//! there to 0, and no digit left has h: rank 1. If some ranks are 1, take the highest such
//! place, and as its digit of X its only digit but 0: it gets rank 0. X is added to the
//! numbers that are not 0 there, which lets each lower place of rank 1 keep away from 1: if
//! the same numbers are 0 in both, by its own digit (rank 0), else by another one (rank 2).
//! Cost: O(N) a place.

use grundy::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} numbers, not 1 to 100");
        input! { numbers: [u64; n] }
        if let Some(number) = numbers.iter().find(|&&number| number > 1_000_000_000) {
            panic!("the number {number}, more than 1000000000");
        }
        let rank = |place: u32| {
            let mut digits = XorBasis::new();
            for number in &numbers {
                digits.insert(number >> (2 * place) & 3);
            }
            digits.rank()
        };
        winners += if (0..15).any(|place| rank(place) == 1) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
