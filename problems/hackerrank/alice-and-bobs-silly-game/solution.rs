//! HackerRank alice-and-bobs-silly-game — Alice and Bob's Silly Game
//! <https://www.hackerrank.com/challenges/alice-and-bobs-silly-game> · 10 s? · 512 MiB? · easy
//!
//! Rules: the numbers 1 to n; a move chooses a prime that is still there and removes it with
//! all its multiples, and whoever cannot move loses. g cases `n`; print the winner, `Alice`
//! (first) or `Bob`.
//! Model: parity, of the primes up to n.
//! Why: a prime is a multiple of no other prime, so each is removed only by being chosen: a
//! game lasts as many moves as there are primes, whoever plays how.
//! Cost: O(M log log M) once for M = 100000, O(1) a case.

use grundy::contest::primes::least_prime_factors;
use proconio::input;

const MOST: usize = 100_000;

fn main() {
    let (least, mut odd_count) = (least_prime_factors(MOST + 1), vec![false; MOST + 1]);
    for number in 2..=MOST {
        odd_count[number] = odd_count[number - 1] != (least[number] as usize == number);
    }
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=MOST).contains(&n), "a game up to {n}, not 1 to {MOST}");
        winners += if odd_count[n] { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
