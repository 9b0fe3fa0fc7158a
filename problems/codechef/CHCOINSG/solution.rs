//! CodeChef CHCOINSG — Chef and Coins Game
//! <https://www.codechef.com/problems/CHCOINSG> · 1 s · 1536 MiB? · easy
//!
//! Rules: a pile of N coins; a move removes one coin or a power of a prime. Whoever cannot move
//! loses, Chef first. Cases `N` after their number; print the winner of each, `Chef` or `Misha`.
//! Model: subtraction game {1, 2, 3, 4, 5, 7, 8, …}, one heap.
//! Why: the multiples of 6 are lost. A multiple of 6 has two prime factors, 2 and 3, so none is a
//! power of a prime, and no move leads from one multiple of 6 to another. From any other number
//! the remainder modulo 6 can be removed: 1 to 5 are allowed.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        winners += if n % 6 != 0 { "Chef\n" } else { "Misha\n" };
    }
    print!("{winners}");
}
