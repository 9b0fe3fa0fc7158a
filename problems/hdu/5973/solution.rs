//! HDU 5973 — Game of Taking Stones
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5973> · 1 s · 64 MiB · medium
//!
//! Rules: two heaps of up to 10^100 stones; a move takes any number from one heap, or as
//! many from each, and whoever takes the last stone wins. Lines `a b` up to the end of the
//! input; print 1 if the first player wins, else 0.
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: by Silber's theorem, in the digits of Zeckendorf's representation (no two
//! neighbouring Fibonacci numbers) a position is lost exactly if the smaller heap ends in
//! an even number of zeros and the larger heap is the smaller one with one more zero.
//! Cost: O(d²) a line for d digits.

use grundy::wythoff::decimal::outcome;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { a: String, b: String }
        if let Some(heap) = [&a, &b].iter().find(|heap| heap.len() > 101) {
            panic!("a heap of {} digits is more than 10^100", heap.len());
        }
        let outcome = outcome(&a, &b).unwrap_or_else(|error| panic!("heaps {a} {b}: {error}"));
        verdicts += if outcome.mover_wins() { "1\n" } else { "0\n" };
    }
    print!("{verdicts}");
}
