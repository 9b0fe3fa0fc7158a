//! CodeChef MATCHS — Matches
//! <https://www.codechef.com/problems/MATCHS> · 1 s · 1536 MiB? · easy
//!
//! Rules: two piles of N and M matches. A move takes from one pile a positive multiple of the
//! number of matches in the other pile, and whoever empties a pile wins, Ari first. Cases `N M`
//! after their number; print the winner of each, `Ari` or `Rich`.
//! Model: Euclid's game.
//! Why: only the larger pile can lose as many matches as the smaller one has, so this is Euclid's
//! game. The library tells its lost positions by their ratio:
//!
//! 1. Let the piles be a < b, and φ = 1.618… the golden ratio, with φ = 1 + 1/φ. The position is
//!    lost exactly if b/a < φ, as follows by induction over the number of matches. The ratio is
//!    never φ, which is irrational. Equal piles are won at once.
//! 2. If b/a < φ, the only move leaves b - a and a, of the ratio a / (b - a) > 1 / (φ - 1) = φ, so
//!    that the opponent wins.
//! 3. If b/a > φ and a divides b, the mover empties the pile. Otherwise let r be the remainder of b
//!    divided by a. If a/r < φ, leaving r and a wins. If a/r > φ, then leaving r + a and a wins, as
//!    1 + r/a < 1 + 1/φ = φ; and this is less than b/a, so that it is a move, not what was there.
//!
//! Cost: O(1) a case.

use grundy::euclid;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        winners += if euclid::outcome(n, m).mover_wins() { "Ari\n" } else { "Rich\n" };
    }
    print!("{winners}");
}
