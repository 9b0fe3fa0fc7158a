//! HackerRank chocolate-game — Chocolate Game
//! <https://www.hackerrank.com/challenges/chocolate-game> · 10 s? · 512 MiB? · difficulty 6
//!
//! Rules: there is a row of piles of chocolates, and no pile is smaller than the pile before it. A
//! game is played on a subarray of at least two piles: a move takes any positive number of
//! chocolates from one pile, but no pile may become smaller than the pile before it in the
//! subarray; whoever takes the last chocolate wins. The input is one case: `n`, then the piles.
//! Print on how many subarrays the first player wins.
//! Bounds: 2 ≤ n ≤ 100,000; a pile has 1 to 10^9 chocolates.
//! Kind: count
//! Model: staircase Nim, on the differences between piles.
//! Why: the differences between neighbours are the steps of a staircase, and a game on a subarray,
//! called a run here, is decided by the nim sum of alternate differences in the run. The nim sums
//! of such differences from the start of the row give the nim sums of all runs. So for each last
//! pile the program looks up the number of first piles for which the run is lost.
//!
//! 1. In a run from pile l to pile r, let pile l itself count as the first difference. Taking
//!    chocolates from a pile moves them from its difference to the difference of the next pile or,
//!    for pile r, out of the game. That is Staircase Nim with r as the lowest step: the run is lost
//!    exactly when the differences of the piles r, r - 2, … down to l or l + 1 have nim sum 0.
//! 2. Let s(j) be the nim sum of the differences of the piles j, j - 2, … in the whole row, in
//!    which the first pile has no difference. If r - l is odd, the run's nim sum ends with the
//!    difference of pile l + 1, so it is s(r) ⊕ s(l - 1).
//! 3. If r - l is even, the nim sum ends with pile l itself and is s(r) ⊕ s(l) ⊕ pile l.
//!
//! Cost: O(n log n).
//!
//! 规则：有一排巧克力堆，每一堆都不小于前一堆。在其中至少两堆的连续一段上玩游戏：每次操作从一堆
//! 中取走至少一块，取后仍要每一堆不小于前一堆；取走最后一块的人赢。只有一组数据，给出 n 和各堆
//! 的块数。输出先手在多少段上赢。
//! 范围：2 ≤ n ≤ 100,000；每堆有 1 到 10^9 块巧克力。
//! 模型：阶梯 Nim，看相邻两堆的差。
//! 思路：相邻两堆之差就是台阶，每一段的胜负由隔一个取一个的差的异或和决定。整排的这种异或和可以得
//! 出任意一段的，所以对每个末堆，只要查有多少个首堆使这一段必败。
//!
//! 1. 在从第 l 堆到第 r 堆的一段中，把第 l 堆本身当作第一个差。从一堆中取若干，就把这么多从它的
//!    差移到下一堆的差；从第 r 堆取，则移出游戏。这就是以 r 为最低一级的阶梯 Nim：这一段必败，
//!    当且仅当 r, r - 2, … 直到 l 或 l + 1 的差的异或和为 0。
//! 2. 设 s(j) 是整排中 j, j - 2, … 的差的异或和，第一堆不算差。若 r - l 为奇数，这一段的异或和
//!    到 l + 1 的差为止，等于 s(r) ⊕ s(l - 1)。
//! 3. 若 r - l 为偶数，它到第 l 堆本身为止，等于 s(r)、s(l) 与第 l 堆三者的异或和。
//!
//! 复杂度：O(n log n)。

use proconio::input;
use std::collections::BTreeMap;

fn main() {
    input! { n: usize, piles: [u64; n] }
    for pair in piles.windows(2) {
        assert!(
            pair[0] <= pair[1],
            "a pile of {}, smaller than the {} before it",
            pair[1],
            pair[0]
        );
    }
    println!("{}", won_runs(&piles));
}

/// What is known about all runs whose last pile has an index of one parity, either even or odd.
#[derive(Default)]
struct Ends {
    /// The nim sum of the differences of all such last piles so far.
    sum: u64,
    /// For each possible nim sum at the last pile, the number of first piles for which the run is
    /// then lost.
    losing: BTreeMap<u64, u64>,
}

fn won_runs(piles: &[u64]) -> u64 {
    let mut ends = [Ends::default(), Ends::default()];
    // The run from pile 0 to an odd one ends with the difference of pile 1.
    ends[1].losing.insert(0, 1);
    let mut won = 0;
    for (last, &pile) in piles.iter().enumerate() {
        let Ends { sum, losing } = &mut ends[last % 2];
        if last > 0 {
            *sum ^= pile - piles[last - 1];
        }
        won += last as u64 - losing.get(sum).unwrap_or(&0);
        // For the runs whose first pile is the next one, and for those that begin here.
        *losing.entry(*sum).or_default() += 1;
        *losing.entry(*sum ^ pile).or_default() += 1;
    }
    won
}
