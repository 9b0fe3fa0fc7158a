// LeetCode 294 https://leetcode.com/problems/flip-game-ii/ · made by `cargo judge bundle leetcode294 --write` from 7e1e928bef3fddcf
// LeetCode 294 — Flip Game II
// <https://leetcode.com/problems/flip-game-ii/> · 1 s? · 256 MiB? · difficulty 3
//
// Rules: a string of `+` and `-`; a move turns two neighbouring `+` into two `-`, and whoever
// cannot move loses. Given the string, return whether the first player wins.
// Bounds: the string has 1 to 60 characters, and at most 20 `+` in a row.
// Kind: impartial
// Rule: 0.07
// Model: take-and-break game, Dawson's Kayles, octal game 0.07.
// Why: flipping two characters divides a run of n pluses into runs of i and n - 2 - i, so the
// Grundy value g(n) is the mex of all g(i) ⊕ g(n - 2 - i). A move in one run does not affect the
// other runs, so the string is the sum of its runs, and it is lost if and only if the nim sum of
// their values is 0.
// Cost: O(r²), where r is the length of the longest run, and O(n) for n characters.
//
// 规则：有一个由 `+` 和 `-` 组成的字符串；每次操作把相邻的两个 `+` 变成 `-`，无法操作者输。给
// 定字符串，返回先手是否获胜。
// 范围：字符串有 1 到 60 个字符，连续的 `+` 至多 20 个。
// 模型：取石子并分堆的游戏，Dawson's Kayles，八进制游戏 0.07。
// 思路：翻转两个字符，把一段 n 个加号分成长为 i 和 n - 2 - i 的两段，所以 SG 值 g(n) 是所
// 有 g(i) ⊕ g(n - 2 - i) 的 mex。各段互不相接，字符串就是各段的和，当且仅当各段 SG 值的异或和
// 为 0 时必败。
// 复杂度：最长一段为 r 时 O(r²)，n 个字符另需 O(n)。

use grundy::mex::mex;
use grundy::table::TableVec;

/// A table for runs longer than this would take too long to fill.
const LONGEST_RUN: usize = 10_000;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        let signs = current_state.bytes().all(|sign| b"+-".contains(&sign));
        assert!(signs, "a sign that is neither + nor -");
        let runs = || current_state.split('-').map(str::len);
        let longest = runs().max().unwrap_or(0);
        assert!(longest <= LONGEST_RUN, "a run of {longest}, more than {LONGEST_RUN}");
        let values = TableVec::by(longest + 1, |shorter: &[u64]| {
            let run = shorter.len();
            mex((2..=run).map(|end| shorter[end - 2] ^ shorter[run - end]))
        });
        runs().fold(0, |sum, run| sum ^ values[run]) != 0
    }
}

mod grundy {
    pub mod mex {
        /// Returns the least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values, because
        /// the result is at most k and larger values do not matter.
        ///
        /// ```
        /// # use grundy::mex::mex;
        /// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
        /// ```
        pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
            let mut set = MexSet::new();
            for value in values {
                set.insert(value);
            }
            set.mex()
        }

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
    pub mod table {
        mod run_time {
            use super::look_up;
            use std::ops::Index;

            /// The Grundy values of the heaps 0 to n - 1, as numbers of any integer type `T` that is wide
            /// enough.
            ///
            /// ```
            /// use grundy::table::TableVec;
            ///
            /// let (moves, len) = ([2, 5], 13); // read from the input
            /// let sg = TableVec::<u8>::subtraction(&moves, len);
            /// assert_eq!(sg.values(), [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2]);
            /// assert_eq!(sg[2] ^ sg[5] ^ sg[12], 1);
            /// ```
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct TableVec<T> {
                values: Vec<T>,
            }

            impl<T> TableVec<T> {
                /// Returns the table of the first `len` heaps. `rule` computes the value of a heap from a slice
                /// of the values of all smaller heaps; the length of this slice is the size of the heap.
                ///
                /// ```
                /// use grundy::mex::mex;
                /// use grundy::table::TableVec;
                ///
                /// // Grundy's game: split a heap into two unequal ones (OEIS A002188).
                /// let sg = TableVec::by(13, |earlier: &[u64]| {
                ///     let heap = earlier.len();
                ///     let parts = (1..heap).take_while(|part| 2 * part < heap);
                ///     mex(parts.map(|part| earlier[part] ^ earlier[heap - part]))
                /// });
                /// assert_eq!(sg.values(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
                /// ```
                pub fn by<F: FnMut(&[T]) -> T>(len: usize, mut rule: F) -> Self {
                    let mut values = Vec::with_capacity(len);
                    while values.len() < len {
                        let value = rule(&values);
                        values.push(value);
                    }
                    TableVec { values }
                }
            }

            impl<T> Index<usize> for TableVec<T> {
                type Output = T;

                fn index(&self, heap: usize) -> &T {
                    look_up(&self.values, heap)
                }
            }
        }

        pub(crate) use run_time::TableVec;

        fn look_up<T>(values: &[T], heap: usize) -> &T {
            match values.get(heap) {
                Some(value) => value,
                None => panic!("heap {} is not among the table's {} heaps", heap, values.len()),
            }
        }
    }
}
