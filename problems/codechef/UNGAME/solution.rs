//! CodeChef UNGAME — Unusual game
//! <https://www.codechef.com/problems/UNGAME> · 1 s · 1536 MiB? · difficulty 6
//!
//! Rules: a pawn stands on one of n cells in a row. The k-th move takes it exactly k cells to the
//! left or to the right, but not off the row. Whoever cannot move loses. The input has T cases,
//! each `n m` and m starting cells of the pawn. For each cell, print 1 if the first player wins,
//! else 2, with the results of each case on one line.
//! Bounds: 1 ≤ T ≤ 300; the sum of n is at most 10^6; 1 ≤ m ≤ 50; 1 ≤ x ≤ n.
//! Kind: impartial
//! Model: exhaustive search, with the lost cells of each move kept as a few intervals.
//! Why: the n-th move cannot be made, so before the n-th move all cells are lost. Before the k-th
//! move, a cell is won if a cell k cells to its left or right is lost before move k + 1. To find
//! the won cells, shift the cells that are lost before the next move by k cells to the left, and
//! also by k cells to the right; all other cells of the row are lost. If the lost cells are stored
//! as intervals in order, then one merge turns the intervals before one move into those before the
//! previous move, in time linear in the number of intervals.
//!
//! Before move k there are few intervals, as the intervals that arise in this way are about k cells
//! wide. No bound on their number is proved, but for all n up to 2000, and for the thousand largest
//! n within the bounds, there were never more than n/k. Then there are at most n ln n + n intervals
//! for all moves together.
//!
//! Cost: O(n log n) time as far as measured, and O(n) memory.
//!
//! 规则：一行有 n 个格子，一枚棋子在其中一格。第 k 步把棋子向左或向右恰好移动 k 格，不能移出这一行。无法操作者输。共
//! T 组数据，每组给出 `n m` 和 m 个起始格子。对每个起始格子，先手胜输出 1，否则输出 2，每组一行。
//! 范围：1 ≤ T ≤ 300；n 的总和不超过 10^6；1 ≤ m ≤ 50；1 ≤ x ≤ n。
//! 模型：搜索全部局面，每一步的必败格子存成少数几个区间。
//! 思路：第 n 步无法走，所以在它之前所有格子都必败。第 k 步之前，若向左或向右 k 格的格子在第 k + 1 步之前必败，则这
//! 一格必胜。所以把下一步的必败格子向两边各平移 k 格，就得到必胜格子，其余的是必败格子。把必败格子按顺序存成区间，归并
//! 一次即可求出前一步的区间，时间与区间个数成正比。
//!
//! 第 k 步之前的区间很少，因为依次推出的区间宽约 k 格。究竟有多少没有证明：对 2000 以内的每个 n，以及最大的一千个 n，
//! 都不超过 n/k 个。这样各步合计至多 n ln n + n 个。
//!
//! 复杂度：据实测，时间 O(n log n)，空间 O(n)。

use itertools::{join, Itertools};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { cells: i64, count: usize, starts: [i64; count] }
        let lost = lost_before_first_move(cells);
        let winners = starts.iter().map(|&start| {
            assert!((1..=cells).contains(&start), "the cell {start} of a row of {cells}");
            let place = lost.partition_point(|run| run.last < start);
            match lost.get(place) {
                Some(run) if run.first <= start => 2,
                _ => 1,
            }
        });
        answers += &format!("{}\n", join(winners, " "));
    }
    print!("{answers}");
}

/// The cells from `first` to `last`.
#[derive(Clone, Copy)]
struct Run {
    first: i64,
    last: i64,
}

impl Run {
    fn shifted(self, cells: i64) -> Run {
        Run { first: self.first + cells, last: self.last + cells }
    }
}

fn lost_before_first_move(cells: i64) -> Vec<Run> {
    let all = vec![Run { first: 1, last: cells }];
    (1..cells).rev().fold(all, |lost_after, step| lost_before(step, &lost_after, cells))
}

/// Returns the lost cells before a move of `step` cells, given the lost cells after that move.
fn lost_before(step: i64, lost_after: &[Run], cells: i64) -> Vec<Run> {
    let beyond = Run { first: 1, last: cells }.shifted(cells);
    let to_the_left = lost_after.iter().map(|run| run.shifted(-step));
    let to_the_right = lost_after.iter().map(|run| run.shifted(step));
    let won = to_the_left.merge_by(to_the_right, |left, right| left.first <= right.first);
    let mut lost = Vec::new();
    let mut next = 1;
    for won in won.take_while(|won| won.first <= cells).chain([beyond]) {
        if next < won.first {
            lost.push(Run { first: next, last: won.first - 1 });
        }
        next = next.max(won.last + 1);
    }
    lost
}
