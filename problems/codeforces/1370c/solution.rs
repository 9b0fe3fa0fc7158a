//! Codeforces 1370C — Number Game
//! <https://codeforces.com/problemset/problem/1370/C> · 2 s · 256 MiB · easy
//!
//! Rules: a number n; a move divides it by an odd divisor greater than 1, perhaps by itself, or
//! subtracts 1 if n > 1. Whoever cannot move, as n is 1, loses. Numbers n after their count; print
//! the winner of each, `Ashishgup` if he is the first player and `FastestFinger` if not.
//! Model: game of divisors.
//! Why: write n as 2^k m with an odd m.
//!
//! 1. An odd n > 1 is won by a division by n, and 2 is won by a subtraction. Both leave 1.
//! 2. A power of two from 4 on is lost, because the only move leaves an odd number above 1.
//! 3. If k ≥ 2 and m > 1, a division by m leaves 2^k, which is lost by step 2.
//! 4. If k = 1 and m is a prime, all moves leave 2 or an odd number above 1, so n is lost.
//! 5. If k = 1 and m is neither 1 nor a prime, let p be a prime factor of m. A division by m/p
//!    leaves 2p, which is lost by step 4.
//!
//! Cost: O(log n) a case.

use grundy::contest::primes::is_prime;
use proconio::input;

fn main() {
    input! { cases: usize, numbers: [u64; cases] }
    let mut winners = String::new();
    for n in numbers {
        assert!(n > 0, "the number 0");
        winners += if first_wins(n) { "Ashishgup\n" } else { "FastestFinger\n" };
    }
    print!("{winners}");
}

fn first_wins(n: u64) -> bool {
    let twos = n.trailing_zeros();
    let odd_part = n >> twos;
    match twos {
        0 => odd_part > 1,
        1 => !is_prime(odd_part),
        _ => odd_part > 1,
    }
}
