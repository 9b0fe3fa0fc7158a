//! Codeforces 1537D — Deleting Divisors
//! <https://codeforces.com/problemset/problem/1537/D> · 2 s · 256 MiB · medium
//!
//! Rules: a number n; a move subtracts one of its divisors other than 1 and itself, and whoever
//! cannot move loses. Numbers n after their count; print the winner of each, `Alice` if she is
//! the first player and `Bob` if not.
//! Model: game of divisors.
//! Why: odd numbers are lost. A divisor d > 1 of an odd number is odd and leaves an even number
//! that d still divides; and an even number with an odd divisor d > 1 is won, since taking d from
//! it leaves an odd number. From 2^k one can only take 2^j with 0 < j < k, which leaves 2^(k - 1)
//! if j = k - 1, and otherwise an even number with an odd divisor, which is won. So the players
//! lower the exponent by 1 each time down to 2, where there is no move: 2^k with k > 0 is won if
//! and only if k is even.
//! Cost: O(1) a number.

use proconio::input;

fn main() {
    input! { count: usize, numbers: [u64; count] }
    let mut winners = String::new();
    for n in numbers {
        assert!(n > 0, "the number 0, which every number divides");
        let exponent = n.trailing_zeros();
        let first_wins =
            if n.is_power_of_two() { exponent > 0 && exponent % 2 == 0 } else { exponent > 0 };
        winners += if first_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
