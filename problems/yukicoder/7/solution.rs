//! yukicoder 7 — Prime Number Game (プライムナンバーゲーム)
//! <https://yukicoder.me/problems/no/7> · 5 s? · 512 MiB? · easy
//!
//! Rules: a move subtracts a prime from the number N that the player was given; if 0 or 1 is left,
//! the player loses, and otherwise the opponent is given what is left. The input is `N`, at least
//! 2; print `Win` if the first player wins, else `Lose`.
//! Model: subtraction game {2, 3, 5, 7, …}, on N - 2 stones.
//! Why: a move that leaves 0 or 1 loses at once, so that a player who has no other has lost. The
//! others subtract a prime from N and leave 2 or more: they take a prime number of stones from a
//! heap of N - 2, from which whoever cannot take any loses. A heap is won exactly if some prime
//! leaves a lost one.
//! Cost: O(N² / log N) at most. As lost heaps are rare, most heaps need only a few primes.

use grundy::contest::primes::is_prime;
use proconio::input;

/// The table of outcomes would take too long for a larger number.
const LARGEST: usize = 100_000;

fn main() {
    input! { n: usize }
    assert!(n >= 2, "{n}, less than every prime");
    assert!(n <= LARGEST, "{n}, more than {LARGEST}");
    let primes: Vec<usize> = (2..=n).filter(|&number| is_prime(number as u64)).collect();
    let mut is_won: Vec<bool> = Vec::new();
    for stones in 0..=n - 2 {
        let mut takes = primes.iter().take_while(|&&prime| prime <= stones);
        is_won.push(takes.any(|prime| !is_won[stones - prime]));
    }
    println!("{}", if is_won[n - 2] { "Win" } else { "Lose" });
}
