// AtCoder ARC 151 C https://atcoder.jp/contests/arc151/tasks/arc151_c · made by `cargo judge bundle arc151_c --write` from 0ab8e356a2a10d94
//! AtCoder ARC 151 C — 01 Game
//! <https://atcoder.jp/contests/arc151/tasks/arc151_c> · 2 s · 1024 MiB · medium
//!
//! Rules: a row of N squares, M of which have a digit 0 or 1; a move writes one of the two
//! on an empty square, never next to an equal one, and whoever cannot move loses, Takahashi
//! first. One case `N M`, then M lines, a square and its digit, from left to right; print
//! the winner, `Takahashi` or `Aoki`.
//! Model: interval game, a stretch of empty squares splits in two.
//! Why: digits cut the row into stretches, whose Grundy values depend on their borders.
//! Between equal digits it is 1, between different ones 0: a digit written there makes two
//! stretches 0 and 0, or 1 and 1, in the first case, and 0 and 1 in the second. With n
//! squares and one border it is n: the digit that is not the border's, k squares from the
//! free end, leaves 0 and k, so each k < n, and the other one leaves 1 ⊕ k with k < n - 1,
//! which is not n. With no border it is n mod 2: a digit leaves i and n - 1 - i, equal ones
//! only if n is odd, and then never a sum of 1. The nim sum of all stretches decides.
//! Cost: O(M).

use proconio::input;

fn main() {
    input! { n: u64, m: usize, digits: [(u64, u8); m] }
    assert!((1..=1_000_000_000_000_000_000).contains(&n), "{n} squares, not 1 to 10^18");
    assert!(m <= 200_000, "{m} digits, more than 200000");
    for &(x, y) in &digits {
        assert!(1 <= x && x <= n && y <= 1, "{y} on the square {x} of {n}");
    }
    let inner = digits.windows(2).map(|pair| {
        let ((left, a), (right, b)) = (pair[0], pair[1]);
        assert!(left < right, "the square {left} comes before {right}");
        assert!(left + 1 < right || a != b, "{a} on both squares {left} and {right}");
        u64::from(a == b)
    });
    let inner = inner.fold(0, |sum, value| sum ^ value);
    let sum = match (digits.first(), digits.last()) {
        (Some((first, _)), Some((last, _))) => inner ^ (first - 1) ^ (n - last),
        _ => n % 2,
    };
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}


