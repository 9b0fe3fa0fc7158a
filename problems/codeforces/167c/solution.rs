//! Codeforces 167C — Wizards and Numbers
//! <https://codeforces.com/problemset/problem/167/C> · 2 s · 256 MiB · hard
//!
//! Rules: two numbers a ≤ b; a move replaces b by b mod a, or by b - aᵏ ≥ 0 for some k > 0.
//! When a number is 0 there is no move, and the player to move loses. Cases `a b`, in any
//! order, after their number; print the winner of each, `First` or `Second`.
//! Model: Euclid's game, powers of the smaller number.
//! Why: if (b mod a, a) is lost, moving there wins. If it is won, whoever takes q = b div a
//! to 0 loses, and the other moves lower q by 1, a, a², …, which are 1 or -1 mod a + 1. Let
//! r = q mod (a + 1); exactly the odd r are lost. From them every move leads to an even r
//! (r - 1 or r + 1, or 0 for the latter if r = a) or to the won q = 0.
//! From even r > 0 take 1, which leaves it odd; from r = 0, q > 0, take a, which leaves 1.
//! Cost: O(log b) a case.

use grundy::Outcome;
use proconio::input;

fn outcome(a: u64, b: u64) -> Outcome {
    if a == 0 {
        return Outcome::P;
    }
    let remainder_wins = outcome(b % a, a).mover_wins();
    Outcome::of_mover(!remainder_wins || b / a % (a + 1) % 2 != 1)
}

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { a: u64, b: u64 }
        assert!(a.max(b) <= 10u64.pow(18), "numbers {a} {b}, more than 10^18");
        let first = outcome(a.min(b), a.max(b)).mover_wins();
        winners += if first { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
