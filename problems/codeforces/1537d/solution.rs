//! Codeforces 1537D — Deleting Divisors
//! <https://codeforces.com/problemset/problem/1537/D> · 2 s · 256 MiB · medium
//!
//! Rules: a number n; a move subtracts one of its divisors other than 1 and itself, and
//! whoever cannot move loses. Numbers n after their count; print the winner of each, `Alice`
//! if it is the first player and `Bob` if not.
//! Model: game of divisors.
//! Why: odd numbers are lost. A divisor d > 1 of one is odd and leaves an even number with
//! the odd divisor d; such a number is won, since taking d from it leaves an odd one. Of 2^k
//! one can only take 2^j, 0 < j < k, which leaves 2^(k-1) or an even number with an odd
//! divisor, a gift. So the power goes down by one each move to 2, where there is no move:
//! 2^k is won exactly if k is even.
//! Cost: O(1) a number.

use proconio::input;

fn main() {
    input! { count: usize }
    assert!((1..=10_000).contains(&count), "{count} numbers, not 1 to 10000");
    input! { numbers: [u32; count] }
    let mut winners = String::new();
    for n in numbers {
        assert!((1..=1_000_000_000).contains(&n), "the number {n}, not 1 to 1000000000");
        let twos = n.trailing_zeros();
        let wins = if n.is_power_of_two() { twos % 2 != 1 && n > 1 } else { twos > 0 };
        winners += if wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
