//! HDU 5512 — Pagodas
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5512> · 1 s? · 32 MiB? · easy
//!
//! Rules: of the pagodas 1 to n, only a and b stand. A move rebuilds one whose number is the
//! sum or the difference of two that stand, and whoever cannot loses, Yuwgna first. t cases
//! `n a b`; print `Case #i: Yuwgna` or `Case #i: Iaka` for the winner.
//! Model: parity, a number of moves that is fixed.
//! Why: whatever is rebuilt is a multiple of d = gcd(a, b). As long as some multiple of d up to n
//! is missing, there is a move: Euclid's algorithm by subtraction reaches d itself, and from d
//! all of its multiples. So ⌊n / d⌋ - 2 moves are made in any order of play, and Yuwgna wins
//! exactly if that is odd.
//! Cost: O(log n) a case.

use grundy::contest::divisors::gcd;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: u64, a: u64, b: u64 }
        let in_bounds = [a, b].iter().all(|pagoda| (1..=n).contains(pagoda));
        assert!(in_bounds && a != b, "pagodas {a} and {b} of {n}");
        let yuwgna_wins = n / gcd(a, b) % 2 == 1;
        let winner = if yuwgna_wins { "Yuwgna" } else { "Iaka" };
        winners += &format!("Case #{case}: {winner}\n");
    }
    print!("{winners}");
}
