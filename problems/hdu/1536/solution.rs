//! HDU 1536 — S-Nim
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1536> · 1 s · 32 MiB · easy
//!
//! Also: HDU 1944, POJ 2960
//! Rules: heaps of beads; a move removes from one heap a number of beads that is in the
//! set S, and whoever cannot move loses. Cases `k`, then k numbers of S; `m`, then m lines
//! `l`, then l heaps; a 0 ends. Print `W` or `L` for each position, a line a case.
//! Rule: any set, for example {2, 5}
//! Model: subtraction game, a set for each case and a sum of heaps.
//! Why: the Grundy value of a heap is the mex of the values that are s below it, s in S,
//! and the nim sum of the heaps' values decides.
//! Cost: O(10001 · k) a case for the table, O(l) a position.

use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const LARGEST_HEAP: usize = 10_000;

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { k: usize }
        if k == 0 {
            break;
        }
        assert!(k <= 100, "a set of {k} numbers, more than 100");
        input! { set: [usize; k], m: usize }
        let in_bounds = set.iter().all(|take| (1..=LARGEST_HEAP).contains(take));
        assert!(in_bounds, "a number outside 1..={LARGEST_HEAP} in {set:?}");
        assert!((1..=100).contains(&m), "{m} positions, not 1 to 100");
        let sg = TableVec::<u8>::subtraction(&set, LARGEST_HEAP + 1);
        for _ in 0..m {
            input! { l: usize }
            assert!((1..=100).contains(&l), "{l} heaps, not 1 to 100");
            input! { heaps: [usize; l] }
            let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]);
            verdicts.push(if nim_sum != 0 { 'W' } else { 'L' });
        }
        verdicts.push('\n');
    }
    print!("{verdicts}");
}
