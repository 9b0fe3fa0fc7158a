//! HDU 1729 — Stone Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1729> · 1 s? · 32 MiB? · hard
//!
//! Rules: N boxes hold c of at most s stones each; a move adds 1 to c² stones to one box
//! that has room for them, and whoever cannot move loses. Cases `N`, then lines `s c`, end
//! with 0; print `Case k:` and, on the next line, `Yes` if the first player wins, else `No`.
//! Model: filling boxes, one Grundy value each.
//! Why: boxes add up by nim sum. Let t be the largest number with t + t² < s, the last from which
//! one cannot fill the box of size s. With more stones the box is as good as a heap of Nim, of the
//! stones that are missing; with t or fewer it is as good as a box of size t. For s = 0 there is
//! no such t, and no move.
//!
//! 1. Let c > t. Then c + c² ≥ s, so a move reaches any larger number, up to s itself. As in Nim,
//!    the Grundy value of c is s - c.
//! 2. Let c = t. A move reaches numbers above t, but never s, so all values that it reaches
//!    are positive by step 1, and the value of t is 0, as that of a full box of size t.
//! 3. Let c < t. By induction downwards from t, larger numbers up to t have the values that
//!    they have in a box of size t, in which c has at most t - c moves and so a value of at
//!    most t - c. In the box of size s, a move may reach numbers above t as well. These are at
//!    most c + c², so by step 1 their values are at least s - c - c². That is more than t - c:
//!    c² < t² < s - t. Values above a mex do not change it, so c has the same value in both.
//!
//! Cost: O(log log s) square roots a box, as t < √s.

use grundy::contest::divisors::square_root;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    let mut case = 0;
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { size: u64, stones: u64 }
            assert!(stones <= size, "{stones} stones in a box of size {size}");
            nim_sum ^= grundy_value(size, stones);
        }
        case += 1;
        let verdict = if nim_sum != 0 { "Yes" } else { "No" };
        verdicts += &format!("Case {case}:\n{verdict}\n");
    }
    print!("{verdicts}");
}

fn grundy_value(mut size: u64, stones: u64) -> u64 {
    while let Some(lost) = last_that_cannot_fill(size) {
        if stones > lost {
            break;
        }
        size = lost;
    }
    size - stones
}

/// Returns the largest t with t + t² < `size`.
fn last_that_cannot_fill(size: u64) -> Option<u64> {
    let root = square_root(size.checked_sub(1)?);
    Some(if root + root * root < size { root } else { root - 1 })
}
