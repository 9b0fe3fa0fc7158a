//! yukicoder 2 — Prime Factor Game (素因数ゲーム)
//! <https://yukicoder.me/problems/no/2> · 5 s? · 512 MiB? · easy
//!
//! Rules: Alice and Bob divide a number N in turn. A move chooses a prime factor of the number and
//! divides by it once or more, as long as it divides; whoever makes the number 1 wins. Alice moves
//! first. The input is `N`; print the winner, `Alice` or `Bob`.
//! Model: Nim, a heap for each prime, as large as its exponent.
//! Why: a move takes any number of factors of one prime, and leaves the others: the exponents are
//! heaps of Nim, and 1 has none left. By Bouton's theorem Alice wins exactly if the nim sum of the
//! exponents is not 0.
//! Cost: O(√N).

use grundy::contest::primes::prime_powers;
use grundy::nim;
use proconio::input;

fn main() {
    input! { n: u64 }
    assert!(n > 0, "0 is divided by every prime, for ever");
    let exponents = prime_powers(n).map(|(_, exponent)| u64::from(exponent));
    println!("{}", if nim::outcome(exponents).mover_wins() { "Alice" } else { "Bob" });
}
