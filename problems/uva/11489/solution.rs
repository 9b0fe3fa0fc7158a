//! UVa 11489 — Integer Game
//! <https://vjudge.net/problem/UVA-11489> · 3 s? · 128 MiB? · easy
//!
//! Rules: a move removes a digit from a number so that the sum of the digits that are left is a
//! multiple of 3, or no digits are left; whoever cannot move loses, S first. The input is the
//! number of cases; each case is a number without zeros. Print `Case i: S` or `Case i: T`, the
//! winner.
//! Model: parity, of the digits that are multiples of 3.
//! Why: the game never lets anybody choose what matters, so it is enough to count the moves.
//!
//! 1. If the sum is a multiple of 3, the digits that may be removed are the multiples of 3, and
//!    the sum stays one. So the rest of the game has as many moves as there are such digits.
//! 2. Otherwise only a digit with the remainder of the sum may be removed, modulo 3, after which
//!    step 1 applies. No multiple of 3 is gone by then, so there is one move more, or no move at
//!    all if there is no such digit.
//! 3. A last digit has the remainder of the sum, so that the exception for it changes nothing.
//!
//! Cost: O(d) a case of d digits.

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize, numbers: [Bytes; cases] }
    let mut winners = String::new();
    for (case, digits) in (1..).zip(&numbers) {
        let winner = if moves(digits) % 2 == 1 { "S" } else { "T" };
        winners += &format!("Case {case}: {winner}\n");
    }
    print!("{winners}");
}

/// Returns how many moves the game has.
fn moves(digits: &[u8]) -> usize {
    let mut with_remainder = [0, 0, 0];
    for digit in digits {
        assert!(digit.is_ascii_digit(), "a number with {}", char::from(*digit));
        with_remainder[usize::from(digit - b'0') % 3] += 1;
    }
    match (with_remainder[1] + 2 * with_remainder[2]) % 3 {
        0 => with_remainder[0],
        remainder if with_remainder[remainder] > 0 => with_remainder[0] + 1,
        _ => 0,
    }
}
