//! HDU 2509 — Be the Winner
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2509> · 1 s? · 32 MiB? · medium
//!
//! Rules: n rows of apples; a move takes any positive number of neighbours out of one row,
//! which may leave a row on either side of them, and whoever takes the last apple of all
//! loses. Cases up to the end of the input: `n`, then the rows; print `Yes` if the first
//! player wins, else `No`.
//! Rule: 0.[7], misère
//! Model: misère Nim, with rows that may split.
//! Why: the lost positions are those of misère Nim: an odd number of single apples and no
//! other row, or a nim sum of 0 with some row of 2 or more, of which there are then two at least.
//! The winning moves of Nim are still there, at the end of a row. And splitting does not lead
//! from one lost position to another. It leaves b + c < a apples of a row of a, so b ⊕ c < a and
//! the nim sum is no longer 0; and because single apples do not split, the position had two rows
//! of 2 or more, of which one remains.
//! Cost: O(n) a case.

use grundy::nim::misere;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, rows: [u64; n] }
        verdicts += if misere::outcome(&rows).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
