//! Codeforces 1899A — Game with Integers
//! <https://codeforces.com/problemset/problem/1899/A> · 1 s · 256 MiB · easy
//!
//! Rules: a number n; a move adds or subtracts 1. The first player, Vanya, wins if a move of
//! his makes it divisible by 3, the second, Vova, if ten moves pass without that. Numbers n
//! after their count; print the winner of each, `First` or `Second`.
//! Model: parity, remainders mod 3.
//! Why: from remainder 1 or 2 Vanya reaches a multiple of 3 at once. From a multiple of 3 he
//! must leave it, and Vova takes his step back, so it goes until the moves are over.
//! Cost: O(1) a number.

use proconio::input;

fn main() {
    input! { count: usize }
    assert!((1..=100).contains(&count), "{count} numbers, not 1 to 100");
    input! { numbers: [u32; count] }
    let mut winners = String::new();
    for n in numbers {
        assert!((1..=1000).contains(&n), "the number {n}, not 1 to 1000");
        winners += if n % 3 > 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
