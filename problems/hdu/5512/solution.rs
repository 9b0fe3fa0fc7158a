//! HDU 5512 — Pagodas
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5512> · 1 s? · 32 MiB? · easy
//!
//! Rules: of the pagodas 1 to n, only a and b stand. A move rebuilds one whose number is the
//! sum or the difference of two that stand, and whoever cannot loses, Yuwgna first. t cases
//! `n a b`; print `Case #i: Yuwgna` or `Case #i: Iaka` for the winner.
//! Model: parity, a number of moves that is fixed.
//! Why: whatever is rebuilt is a multiple of d = gcd(a, b). As long as some multiple of d
//! is missing, there is a move: Euclid's subtractions reach d itself, and from d all of its
//! multiples. So n / d - 2 moves are made in any order of play, and Yuwgna wins if that
//! number, rounded down, is odd.
//! Cost: O(log n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=500).contains(&cases), "{cases} cases, not 1 to 500");
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: u32, a: u32, b: u32 }
        assert!((2..=20_000).contains(&n), "{n} pagodas, not 2 to 20000");
        let in_bounds = [a, b].iter().all(|pagoda| (1..=n).contains(pagoda));
        assert!(in_bounds && a != b, "pagodas {a} and {b} of {n}");
        let winner = if n / gcd(a, b) % 2 == 1 { "Yuwgna" } else { "Iaka" };
        winners += &format!("Case #{case}: {winner}\n");
    }
    print!("{winners}");
}

fn gcd(mut a: u32, mut b: u32) -> u32 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
