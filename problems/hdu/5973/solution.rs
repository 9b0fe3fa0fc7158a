//! HDU 5973 — Game of Taking Stones
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5973> · 1 s · 64 MiB · medium
//!
//! Rules: two heaps of up to 10^100 stones; a move takes any number from one heap, or as
//! many from each, and whoever takes the last stone wins. Lines `a b` up to the end of the
//! input; print 1 if the first player wins, else 0.
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: write numbers as sums of Fibonacci numbers no two of which are neighbours (Zeckendorf's
//! representation). By Silber's theorem a position is lost exactly if the digits of the smaller
//! heap end in an even number of zeros, and those of the larger heap are the same with one more
//! zero at the end.
//! Cost: O(d²) a line for d digits.

use grundy::wythoff::decimal;
use proconio::{input, is_stdin_empty};

/// Longer heaps would take too long.
const MOST_DIGITS: usize = 2000;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: String, b: String }
        let digits = a.len().max(b.len());
        assert!(digits <= MOST_DIGITS, "a heap of {digits} digits, more than {MOST_DIGITS}");
        let outcome = decimal::outcome(&a, &b);
        let outcome = outcome.unwrap_or_else(|error| panic!("heaps {a} {b}: {error}"));
        answers += if outcome.mover_wins() { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
