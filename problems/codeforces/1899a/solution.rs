//! Codeforces 1899A — Game with Integers
//! <https://codeforces.com/problemset/problem/1899/A> · 1 s · 256 MiB · easy
//!
//! Rules: a number n; a move adds or subtracts 1. The first player, Vanya, wins if a move of his
//! makes it divisible by 3, and the second, Vova, if ten moves pass without that. Numbers n after
//! their count; print the winner of each, `First` or `Second`.
//! Model: parity, remainders mod 3.
//! Why: from the remainder 1 or 2, Vanya reaches a multiple of 3 at once. From a multiple of 3 he
//! has to leave it, and Vova takes his step back, and so on until the ten moves have passed.
//! Cost: O(1) a number.

use proconio::input;

fn main() {
    input! { count: usize, numbers: [u64; count] }
    let mut winners = String::new();
    for n in numbers {
        winners += if n % 3 > 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
