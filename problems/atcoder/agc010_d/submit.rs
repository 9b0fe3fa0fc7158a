// AtCoder AGC 010 D https://atcoder.jp/contests/agc010/tasks/agc010_d · made by `cargo judge bundle agc010_d --write` from 2155d3e643b20f1e
//! AtCoder AGC 010 D — Decrementing
//! <https://atcoder.jp/contests/agc010/tasks/agc010_d> · 2 s · 256 MiB · hard
//!
//! Rules: N numbers without a common divisor; a move takes 1 from a number of 2 or more and
//! then divides all numbers by their greatest common divisor. Whoever finds only ones loses.
//! The input is `N` and the numbers; print who wins, `First` or `Second`.
//! Model: parity, the number of even numbers.
//! Why: as long as some number stays odd, a division changes no parity, and whoever finds an odd
//! number of even numbers can keep it so to the end. Only a player who finds a single odd number
//! can change this, by stepping on that one. That move is forced, and it at least halves all
//! numbers.
//!
//! 1. Some number is odd before every move, as no common divisor is left. If one is odd after
//!    the step as well, the divisor is odd, and only the parity of the chosen number changes.
//! 2. With an odd number of even numbers, the mover wins by stepping on one of these. That
//!    leaves an even number of them, and two odd numbers or more. From there every step leaves
//!    an odd number and changes one parity, so that the number of even ones is odd again. The
//!    opponent never finds anything else, and in the end he finds the ones, none of which is
//!    even.
//! 3. So a position with an even number of even numbers and two odd ones or more is lost. If
//!    there is just one odd number, a step on an even number leaves the opponent an odd number of
//!    even ones, and loses. If the odd number is 1, nothing else is possible, and the mover
//!    loses. Otherwise he must step on it. Then all numbers are even, the division at least
//!    halves them, and the outcome of what it leaves decides. After at most log A such moves no
//!    number is larger than 1.
//!
//! Cost: O(N log A).

use grundy::contest::divisors::gcd;
use proconio::input;

fn main() {
    input! { n: usize, mut numbers: [u64; n] }
    assert!(!numbers.contains(&0), "a number is 0");
    assert!(numbers.iter().any(|number| number % 2 == 1), "no number is odd");
    println!("{}", if mover_wins(&mut numbers) { "First" } else { "Second" });
}

/// Returns whether the player to move wins; some number is odd.
fn mover_wins(numbers: &mut [u64]) -> bool {
    let mut forced_moves = 0;
    loop {
        let odd: Vec<usize> = (0..numbers.len()).filter(|&i| numbers[i] % 2 == 1).collect();
        let wins = (numbers.len() - odd.len()) % 2 == 1;
        if wins || odd.len() > 1 || numbers[odd[0]] == 1 {
            // Each forced move was made by the other player.
            return wins == (forced_moves % 2 == 0);
        }
        numbers[odd[0]] -= 1;
        let divisor = numbers.iter().fold(0, |divisor, &number| gcd(number, divisor));
        for number in numbers.iter_mut() {
            *number /= divisor;
        }
        forced_moves += 1;
    }
}

mod grundy {
    pub mod contest {
        pub mod divisors {
            /// Returns the greatest common divisor of `a` and `b`, which is the other number if one is 0,
            /// and 0 if both are. This is Euclid's algorithm (*Elements*, book VII).
            /// Cost: O(log min(`a`, `b`)).
            ///
            /// ```
            /// # use grundy::contest::divisors::gcd;
            /// assert_eq!(gcd(12, 18), 6);
            /// assert_eq!((gcd(0, 5), gcd(7, 1)), (5, 1));
            /// ```
            pub fn gcd(a: u64, b: u64) -> u64 {
                if b == 0 {
                    a
                } else {
                    gcd(b, a % b)
                }
            }
        }
    }
}
