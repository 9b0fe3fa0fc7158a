//! BZOJ 4147 — Euclidean Nim
//! <https://hydro.ac/d/bzoj/p/4147> · 1 s? · 128 MiB? · medium
//!
//! Also: AMPPZ 2014 "Euclidean Nim"
//! Rules: a heap of n stones. Euclid, who begins, must add p stones if there are fewer, and
//! else takes a positive multiple of p; Pythagoras does the same with q, and whoever takes
//! the last stone wins. t cases `p q n`; print `E` or `P` for the winner, or `R` if neither
//! can force the end.
//! Model: partisan subtraction game, with additions.
//! Why: n stays the same modulo g = gcd(p, q), so that R is right unless g divides n. Let the
//! mover have s, the other b. If s = b the mover takes all. If s < b and s ≤ n, the mover
//! leaves n mod s < b and b is added, again and again; each time the rest grows by b modulo
//! s, so that it becomes 0 and the mover wins. If n < s < b, s is added: now the other must
//! add b, and loses, if n + s < b, or leave n + s - b < s: the heap shrinks by b - s a round,
//! until the other takes all, which is if b - s divides n. If s > b, then n < s is made n + s,
//! where the other wins; from n ≥ s only n mod s may be less than b, and is as above with
//! roles changed.
//! Cost: O(log n) a case.

use proconio::input;

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

/// Whether the mover wins, who has the step `own`, if somebody does.
fn mover_wins(own: u64, other: u64, n: u64) -> bool {
    if own < other {
        n >= own || n % (other - own) >= 1
    } else {
        n >= own && (n % own < 1 || n % own < other && !mover_wins(other, own, n % own))
    }
}

fn main() {
    input! { cases: usize }
    assert!(cases <= 100_000, "{cases} cases, far more than 1000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { p: u64, q: u64, n: u64 }
        let in_bounds = [p, q, n].iter().all(|number| (1..=1_000_000_000).contains(number));
        assert!(in_bounds, "{p} {q} {n}, not all 1 to 1000000000");
        let ends = n % gcd(p, q) < 1;
        let euclid = mover_wins(p, q, n);
        winners += match (ends, euclid) {
            (false, _) => "R\n",
            (true, true) => "E\n",
            (true, false) => "P\n",
        };
    }
    print!("{winners}");
}
