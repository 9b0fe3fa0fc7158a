//! HDU 1729 — Stone Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1729> · 1 s? · 32 MiB? · hard
//!
//! Rules: N boxes hold c of at most s stones each; a move adds 1 to c² stones to one box
//! that has room for them, and whoever cannot move loses. Cases `N`, then lines `s c`, end
//! with 0; print `Case k:` and, on the next line, `Yes` if the first player wins, else `No`.
//! Model: filling boxes, one Grundy value each.
//! Why: let t be the largest number with t + t² < s. From c > t one can fill up at once or
//! in part, so c has the value s - c. From t one reaches only such c, but not s itself: t has
//! the value 0. For c < t all numbers up to t have the values they have in a box of size t,
//! t - c for c near t; what c reaches beyond t has a value s - c - c² or more, and that is
//! more than t - c, as c² ≤ (t - 1)² < s - t. So it changes no mex, and (s, c) is (t, c).
//! Cost: O(√s) a box.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    let mut case = 0;
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        assert!(n <= 50, "{n} boxes, more than 50");
        input! { boxes: [(u64, u64); n] }
        let mut nim_sum = 0;
        for (size, stones) in boxes {
            assert!(size <= 1_000_000, "a box of size {size}, more than 1000000");
            assert!(stones <= size, "{stones} stones in a box of size {size}");
            nim_sum ^= grundy_value(size, stones);
        }
        case += 1;
        verdicts += &format!("Case {case}:\n{}\n", if nim_sum != 0 { "Yes" } else { "No" });
    }
    print!("{verdicts}");
}

fn grundy_value(mut size: u64, stones: u64) -> u64 {
    while let Some(lost) = (0..size).take_while(|t| t + t * t < size).last() {
        if stones > lost {
            break;
        }
        size = lost;
    }
    size - stones
}
