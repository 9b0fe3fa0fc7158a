//! BZOJ 4147 — Euclidean Nim
//! <https://hydro.ac/d/bzoj/p/4147> · 1 s? · 128 MiB? · medium
//!
//! Also: AMPPZ 2014 "Euclidean Nim"
//! Rules: on a heap of n stones Euclid, who begins, must add p stones if there are fewer than p,
//! and else takes a positive multiple of p; Pythagoras does the same with q. Whoever takes the
//! last stone wins. The input has t cases `p q n`. Print `E` or `P` for the winner, or `R` if
//! neither can force the end.
//! Model: partisan subtraction game, with additions.
//! Why: n stays the same modulo g = gcd(p, q), so the answer is R unless g divides n, which is
//! assumed from here on. Let the player to move have the step s and the other one b.
//!
//! 1. s = b: then s = g divides n, and the mover takes all.
//! 2. s < b and n ≥ s: the mover wins, by always leaving the rest modulo s. It is less than b, so
//!    the other one adds b, and the mover is in the same case again. The rest grows by b modulo s
//!    each time and runs through all multiples of g below s, 0 among them.
//! 3. n < s < b: the mover adds s. If n + s < b, the other one must add b, and the mover wins by
//!    step 2. If not, the other one takes b, as 2b would be too much, and the mover sees
//!    n - (b - s) stones, again less than s. So n falls by b - s a round; the other one wins if
//!    it comes to 0, and otherwise, below b - s, the mover does. The mover wins exactly if b - s
//!    does not divide n.
//! 4. s > b and n < s: the mover must add s, and the other one wins by step 2.
//! 5. s > b and n ≥ s: the mover takes all if s divides n. Otherwise he must leave less than b,
//!    or the other one wins by step 2; as b < s, this can be only r = n mod s. If r < b the
//!    other one is in step 3, and loses exactly if s - b divides r.
//!
//! Cost: O(log n) a case.

use grundy::contest::divisors::gcd;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { p: u64, q: u64, n: u64 }
        assert!(p.min(q).min(n) > 0, "{p} {q} {n}, not all positive");
        winners += if !n.is_multiple_of(gcd(p, q)) {
            "R\n"
        } else if mover_wins(p, q, n) {
            "E\n"
        } else {
            "P\n"
        };
    }
    print!("{winners}");
}

/// Returns whether the player to move wins, whose step is `own`, if gcd(`own`, `other`) divides
/// `n`.
fn mover_wins(own: u64, other: u64, n: u64) -> bool {
    if own < other {
        return n >= own || !n.is_multiple_of(other - own);
    }
    let rest = n % own;
    n >= own && (rest == 0 || rest < other && rest.is_multiple_of(own - other))
}
