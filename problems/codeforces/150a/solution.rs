//! Codeforces 150A — Win or Freeze
//! <https://codeforces.com/problemset/problem/150/A> · 2 s · 256 MiB · medium
//!
//! Rules: a number q is written down; a move writes a divisor of the last number other than
//! 1 and itself, and whoever cannot move wins. Print the winner, `1` or `2`; if it is the
//! first, then on a second line any winning first move, or 0 if he has none to make.
//! Model: game of divisors, misère.
//! Why: 1 and the primes have no move and are won. A product of two primes leaves only primes
//! and is lost. A product of more is won by writing the product of two of its primes.
//! Cost: O(√q).

use grundy::contest::primes::prime_powers;
use proconio::input;

fn main() {
    input! { q: u64 }
    assert!((1..=10u64.pow(13)).contains(&q), "the number {q}, not 1 to 10^13");
    let primes: Vec<u64> =
        prime_powers(q).flat_map(|(prime, exponent)| (0..exponent).map(move |_| prime)).collect();
    match primes[..] {
        [] | [_] => println!("1\n0"),
        [_, _] => println!("2"),
        [first, second, ..] => println!("1\n{}", first * second),
    }
}
