//! Codeforces 150A — Win or Freeze
//! <https://codeforces.com/problemset/problem/150/A> · 2 s · 256 MiB · medium
//!
//! Rules: a number q is written down. A move writes a divisor of the last number other than 1 and
//! the number itself, and whoever cannot move wins. Print the winner, `1` or `2`, and if it is
//! the first player, then on a second line any first move that wins, or 0 if he has none to make.
//! Model: game of divisors, misère.
//! Why: 1 and the primes have no move, so they are won. A product of two primes leaves only
//! primes and is lost. A product of more primes is won by writing the product of two of them.
//! Cost: O(√q).

use grundy::contest::primes::prime_powers;
use proconio::input;

fn main() {
    input! { q: u64 }
    let mut primes = vec![];
    for (prime, exponent) in prime_powers(q) {
        primes.extend((0..exponent).map(|_| prime));
    }
    match primes[..] {
        [] | [_] => println!("1\n0"),
        [_, _] => println!("2"),
        [first, second, ..] => println!("1\n{}", first * second),
    }
}
