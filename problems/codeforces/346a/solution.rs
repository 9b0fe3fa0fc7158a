//! Codeforces 346A — Alice and Bob
//! <https://codeforces.com/problemset/problem/346/A> · 2 s · 256 MiB · easy
//!
//! Rules: a set of n different positive numbers; a move adds the difference of two of them
//! that is not in the set yet, and whoever cannot move loses. Print the winner, `Alice` if
//! it is the first player and `Bob` if not.
//! Model: parity, the game ends with a known set.
//! Why: differences are multiples of the greatest common divisor g and below the largest
//! number M, so nothing else can come up. A set in which no move is left is closed under
//! differences: it holds all that Euclid's algorithm makes of its numbers, so g, and then
//! M - g, M - 2g, …, g. So M / g - n numbers are added in any play, and their parity decides.
//! Cost: O(n + log M).

use proconio::input;

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn main() {
    input! { n: usize }
    assert!((2..=100).contains(&n), "{n} numbers, not 2 to 100");
    input! { mut numbers: [u64; n] }
    numbers.sort_unstable();
    let in_bounds = numbers.iter().all(|number| (1..=1_000_000_000).contains(number));
    assert!(in_bounds, "a number outside 1..=1000000000 in {numbers:?}");
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "equal numbers in {numbers:?}");
    let in_the_end = numbers[n - 1] / numbers.iter().fold(0, |common, &number| gcd(common, number));
    println!("{}", if (in_the_end - n as u64) % 2 == 1 { "Alice" } else { "Bob" });
}
