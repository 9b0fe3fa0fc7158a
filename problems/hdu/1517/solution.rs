//! HDU 1517 — A Multiplication Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1517> · 1 s? · 32 MiB? · easy
//!
//! Also: POJ 2505, UVa 847
//! Rules: a number starts at 1 and is multiplied in turn by an integer from 2 to 9, Stan
//! first; whoever makes it n or more wins. One n a line up to the end of the input; print
//! `Stan wins.` or `Ollie wins.`.
//! Model: interval game, bounds multiplied by 9 and 2 in turn.
//! Why: look at the quotient q of n and the number. The mover wins at once if q ≤ 9; if
//! 9 < q ≤ 18, every move leaves a q of more than 1 and at most 9, so he loses; and as
//! q ≤ 162 lies in some (9m, 18m] with 2 ≤ m ≤ 9, he wins from there by playing that m.
//! So it goes on: each won interval is 9 times the last lost one, each lost one twice.
//! Cost: O(log n) a line.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        assert!(n > 1, "a goal of {n}, not more than 1");
        let (mut bound, mut factor) = (9u64, 9);
        while bound < n {
            factor = 11 - factor;
            // Past 64 bits every n is within the bound.
            bound = bound.saturating_mul(factor);
        }
        winners += if factor == 9 { "Stan wins.\n" } else { "Ollie wins.\n" };
    }
    print!("{winners}");
}
