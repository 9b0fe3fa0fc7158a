//! BZOJ 1480 — A game of matches (火柴游戏)
//! <https://hydro.ac/d/bzoj/p/1480> · 1 s? · 128 MiB? · difficulty 4
//!
//! Rules: there are n heaps of up to 10^50 matches. A move chooses from one to m heaps and takes
//! one or more matches from each chosen heap; whoever cannot move loses. The input is the number of
//! cases, then the cases: `n m`, then n heaps. Print 1 if the first player wins, else 0.
//! Bounds: T ≤ 10 cases; n ≤ 500; m ≤ 100; a heap has at most 10^50 matches.
//! Kind: impartial
//! Model: Moore's Nim.
//! Why: by Moore's theorem a position is lost exactly when in each binary column the number of ones
//! is a multiple of m + 1. The columns do not affect each other, so 64 of them can be examined at a
//! time.
//! Cost: O(n · digits²) per case.
//!
//! 规则：有 n 堆火柴，每堆至多 10^50 根。每次操作从 1 到 m 堆中取火柴，每堆取任意多根；无法操作
//! 者输。先给出数据组数，每组给出 `n m` 和 n 堆火柴的根数。先手胜输出 1，否则输出 0。
//! 范围：数据组数 T ≤ 10；n ≤ 500；m ≤ 100；每堆至多 10^50 根。
//! 模型：Nim-K 博弈。
//! 思路：由 Moore 定理，局面必败，当且仅当每个二进制位上 1 的个数都是 m + 1 的倍数。各位互不相
//! 关，所以可以每次处理 64 位。
//! 复杂度：每组 O(n · 位数²)。

use grundy::moore::outcome;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, heaps: [String; n] }
        let longest = heaps.iter().map(String::len).max().unwrap_or(0);
        // Every 19 digits need at most 64 columns, as 10^19 is below 2^64.
        let groups = longest / 19 + 1;
        let heaps: Vec<Vec<u64>> = heaps.iter().map(|heap| binary(heap, groups)).collect();
        let wins = (0..groups).any(|group| {
            let columns: Vec<u64> = heaps.iter().map(|heap| heap[group]).collect();
            outcome(&columns, m).mover_wins()
        });
        verdicts += if wins { "1\n" } else { "0\n" };
    }
    print!("{verdicts}");
}

/// Returns the binary columns of a decimal number in groups of 64, the lowest first.
fn binary(heap: &str, groups: usize) -> Vec<u64> {
    let mut columns = vec![0; groups];
    for digit in heap.chars() {
        let digit = digit.to_digit(10).unwrap_or_else(|| panic!("{heap} is not a number"));
        let mut carry = u128::from(digit);
        for group in &mut columns {
            carry += 10 * u128::from(*group);
            *group = carry as u64; // the lower half
            carry >>= 64;
        }
    }
    columns
}
