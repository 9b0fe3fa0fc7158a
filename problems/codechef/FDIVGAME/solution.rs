//! CodeChef FDIVGAME — Floor Division Game
//! <https://www.codechef.com/problems/FDIVGAME> · 1 s · 1536 MiB? · medium
//!
//! Rules: N positive numbers on a blackboard. A move divides one of them by 2, 3, 4, 5 or 6 and
//! drops the fraction; a number that becomes 0 is erased. Whoever moves last wins, Henry first.
//! Cases `N`, then the numbers, after the number of cases; print the winner of each, `Henry` or
//! `Derek`.
//! Model: game of divisors, floors of quotients by the first digit in base 12.
//! Why: the first digit of a number in base 12 gives its Grundy value: 1 for a 1, 2 for a 2 or 3,
//! 3 for a 4 or 5, and 0 for a 6 or more; the number 0 has the value 0. The nim sum decides.
//!
//! 1. Let n = 12^k · x with 1 ≤ x < 12. Before the fraction is dropped, a quotient is 12^k · y with
//!    x/6 ≤ y ≤ x/2, so that 1/6 ≤ y < 6. Its first digit is ⌊y⌋ if y ≥ 1. If y < 1, it is ⌊12y⌋,
//!    or the quotient becomes 0, if k = 0.
//! 2. For 1 ≤ x < 2 all y are below 1 and 12y ≥ 2, so no option has the value 1. For y = x/2 the
//!    digit is at least 6, or the quotient 0, so the value 0 is there and n has the value 1.
//! 3. For 2 ≤ x < 4 all y are below 2 and 12y ≥ 4, so no option has the value 2. The values 1 and 0
//!    are there: 1 ≤ x/2 < 2, and 6/12 ≤ x/4 < 1. So n has the value 2.
//! 4. For 4 ≤ x < 6 all y are below 3 and 12y ≥ 8, so no option has the value 3. The values 2, 1
//!    and 0 are there: 2 ≤ x/2 < 3, 1 ≤ x/4 < 2, and 8/12 ≤ x/6 < 1. So n has the value 3.
//! 5. For 6 ≤ x < 12 we have 1 ≤ y < 6, so no option has the value 0, and n has it.
//!
//! Cost: O(log n) a number.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [u64; n] }
        let henry_wins = nim::outcome(numbers.into_iter().map(grundy_value)).mover_wins();
        winners += if henry_wins { "Henry\n" } else { "Derek\n" };
    }
    print!("{winners}");
}

fn grundy_value(number: u64) -> u64 {
    let mut first_digit = number;
    while first_digit >= 12 {
        first_digit /= 12;
    }
    match first_digit {
        1 => 1,
        2 | 3 => 2,
        4 | 5 => 3,
        _ => 0,
    }
}
