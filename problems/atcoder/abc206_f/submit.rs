// AtCoder ABC 206 F https://atcoder.jp/contests/abc206/tasks/abc206_f · made by `cargo judge bundle abc206_f --write` from d43cf44db986587f
//! AtCoder ABC 206 F — Interval Game 2
//! <https://atcoder.jp/contests/abc206/tasks/abc206_f> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: each interval runs from L up to but not including R; a move chooses an interval that has
//! no point in common with any interval chosen before. Whoever cannot move loses. Alice moves
//! first. The input is the number of cases T, and for each case `N` and N lines `L R`; print the
//! winner of each case, `Alice` or `Bob`.
//! Bounds: 1 ≤ T ≤ 20; 1 ≤ N ≤ 100; 1 ≤ L < R ≤ 100.
//! Kind: impartial
//! Model: interval game, a free segment splits in two.
//! Why: in a free segment from a to b only the intervals inside it can be chosen, and a choice
//! leaves a segment on each side of the chosen interval; these two segments are independent. So by
//! the theorem of Sprague and Grundy the value of a segment is the mex, over all choices, of the
//! nim sum of the two new segments' values. Only ends of intervals need to be considered as ends of
//! segments, and the values of shorter segments are computed first.
//! Cost: O(E² N) per case, where E, the number of ends of intervals, is at most 100 by the
//! statement.
//!
//! 规则：给出若干左闭右开区间，从 L 到 R，不含 R；每次操作选一个与此前选过的区间都没有公共点的
//! 区间。无法操作者输，Alice 先手。输入数据组数 T，每组给出 `N` 和 N 行 `L R`；输出每组的获胜者
//! `Alice` 或 `Bob`。
//! 范围：1 ≤ T ≤ 20；1 ≤ N ≤ 100；1 ≤ L < R ≤ 100。
//! 模型：区间游戏，一段空闲被分成两段。
//! 思路：在从 a 到 b 的一段空闲中，能选的恰是完全落在其中的区间，选了一个之后左右各留下一段，这
//! 两段互不影响。所以由 Sprague–Grundy 定理，一段的 SG 值是所有选法留下的两段的异或和的 mex。段
//! 的端点只需考虑各区间的端点，从短的段算到长的段。
//! 复杂度：每组 O(E² N)，E 为不同端点的个数，按题意至多 100。

use grundy::mex::MexSet;
use proconio::input;

/// With more intervals than this limit, finding the values of all segments would take too long.
const MOST_INTERVALS: usize = 1000;

/// An interval, with its ends as indices into the sorted list of all ends.
struct Interval {
    left: usize,
    right: usize,
}

fn main() {
    input! { t: usize, cases: [[(u64, u64)]; t] }
    for ends in cases {
        let n = ends.len();
        assert!(n <= MOST_INTERVALS, "{n} intervals, more than {MOST_INTERVALS}");
        println!("{}", if grundy_value(&intervals(&ends)) != 0 { "Alice" } else { "Bob" });
    }
}

/// Returns the intervals with these ends, sorted by their right ends.
fn intervals(ends: &[(u64, u64)]) -> Vec<Interval> {
    let mut points: Vec<u64> = ends.iter().flat_map(|&(l, r)| [l, r]).collect();
    points.sort_unstable();
    points.dedup();
    let place = |point| points.partition_point(|&earlier| earlier < point);
    let mut intervals = Vec::new();
    for &(l, r) in ends {
        assert!(l < r, "an interval from {l} to {r}");
        intervals.push(Interval { left: place(l), right: place(r) });
    }
    intervals.sort_unstable_by_key(|interval| interval.right);
    intervals
}

/// Returns the Grundy value of the game with the given intervals, which must be sorted by their
/// right ends.
fn grundy_value(intervals: &[Interval]) -> u64 {
    let last = intervals.last().map_or(0, |interval| interval.right);
    // For each a and b, the value of the stretch from a to b.
    let mut values = vec![vec![0; last + 1]; last + 1];
    let mut options = MexSet::new();
    for a in (0..last).rev() {
        let right_of_a: Vec<&Interval> =
            intervals.iter().filter(|interval| interval.left >= a).collect();
        for b in a + 1..=last {
            options.clear();
            for interval in right_of_a.iter().take_while(|interval| interval.right <= b) {
                options.insert(values[a][interval.left] ^ values[interval.right][b]);
            }
            values[a][b] = options.mex();
        }
    }
    values[0][last]
}

mod grundy {
    pub mod mex {
        /// A set of values that can be cleared in constant time, so that one allocation serves for the
        /// mex of every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug)]
        pub struct MexSet {
            /// `stamps[v] == round` means that the value `v` is in the set.
            stamps: Vec<u64>,
            /// Values that lie beyond `stamps` and do not matter until enough others are inserted.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// Creates an empty set. Does not allocate.
            pub fn new() -> Self {
                // New stamps are 0, which must not be the round.
                MexSet { stamps: Vec::new(), far: Vec::new(), inserted: 0, round: 1 }
            }

            /// Adds `value` to the set. Cost: amortised O(1). Memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], not with the size of the values.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// Returns the least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Clears the set. Cost: O(1).
            pub fn clear(&mut self) {
                self.round += 1;
                self.inserted = 0;
                self.far.clear();
            }

            /// Doubles the number of stamps, and stamps the values that were too large for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
        }
    }
}
