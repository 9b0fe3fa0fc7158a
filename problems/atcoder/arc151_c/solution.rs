//! AtCoder ARC 151 C — 01 Game
//! <https://atcoder.jp/contests/arc151/tasks/arc151_c> · 2 s · 1024 MiB · medium
//!
//! Rules: a row of N squares, M of which have a digit 0 or 1; a move writes one of the two on
//! an empty square, never next to an equal one. Whoever cannot move loses, Takahashi first. The
//! input is `N M` and M lines, each a square and its digit; print the winner, `Takahashi` or
//! `Aoki`.
//! Model: interval game, a stretch of empty squares splits in two.
//! Why: the digits cut the row into stretches of empty squares, whose Grundy values depend on
//! the digits at their borders. The nim sum of all stretches decides.
//!
//! 1. Between different digits the value is 0, and between equal ones 1 if there is a square. A
//!    digit written between different ones leaves stretches of 0 and 1, so that no option is 0.
//!    A digit written between equal ones leaves 0 and 0, or 1 and 1, and the other digit can
//!    always be written.
//! 2. With one border and n squares it is n. The digit that is not the border's, with k squares
//!    to the free end, leaves 0 and k, for each k < n. The border's digit leaves 1 ⊕ k with
//!    k < n - 1, which is never n.
//! 3. With no border it is n mod 2. A digit leaves i and n - 1 - i. Their nim sum is 0 if they
//!    are equal, which is possible exactly for an odd n. Then their sum n - 1 is even, and so
//!    their nim sum is never 1.
//!
//! Cost: O(M) if the squares ascend, as in the statement.

use proconio::input;

struct Digit {
    square: u64,
    digit: u8,
}

fn main() {
    input! { n: u64, m: usize, digits: [(u64, u8); m] }
    let mut digits: Vec<Digit> =
        digits.into_iter().map(|(square, digit)| Digit { square, digit }).collect();
    for Digit { square, digit } in &digits {
        assert!((1..=n).contains(square) && *digit <= 1, "{digit} on the square {square} of {n}");
    }
    digits.sort_by_key(|digit| digit.square);
    println!("{}", if nim_sum(n, &digits) != 0 { "Takahashi" } else { "Aoki" });
}

/// Returns the nim sum of the stretches between the digits, which are sorted by their squares.
fn nim_sum(n: u64, digits: &[Digit]) -> u64 {
    let mut nim_sum = match (digits.first(), digits.last()) {
        (Some(first), Some(last)) => (first.square - 1) ^ (n - last.square),
        _ => n % 2,
    };
    for pair in digits.windows(2) {
        let (left, right) = (&pair[0], &pair[1]);
        assert!(left.square < right.square, "two digits on the square {}", left.square);
        if left.digit == right.digit && left.square + 1 < right.square {
            nim_sum ^= 1;
        }
    }
    nim_sum
}
