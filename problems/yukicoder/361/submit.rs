// yukicoder 361 https://yukicoder.me/problems/no/361 · made by `cargo judge bundle yukicoder361 --write` from 321af4ca8184eabf
//! yukicoder 361 — Kadomatsu Game 2 (門松ゲーム2)
//! <https://yukicoder.me/problems/no/361> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: a stick of bamboo has length L. A move cuts one stick into three sticks of different
//! integer lengths, the longest of which exceeds the shortest by at most D; whoever cannot move
//! loses. The input is `L D`; print `kado` if the player who moves first wins, else `matsu`.
//! Bounds: 1 ≤ D ≤ L ≤ 500.
//! Kind: impartial
//! Model: take-and-break game, a heap splits into three different parts.
//! Why: the sticks form a sum of games. So the Grundy value of a length is the mex of g(a) ⊕ g(b) ⊕
//! g(c) over all a < b < c that add up to this length with c - a ≤ D, and the first player wins
//! exactly when the value of L is not 0.
//! Cost: O(L³), divided by 36.
//!
//! 规则：有一根长为 L 的竹子。每次操作把一根截成三段，长度是互不相同的整数，最长与最短之差不超
//! 过 D；无法操作者输。输入 `L D`；先手胜输出 `kado`，否则输出 `matsu`。
//! 范围：1 ≤ D ≤ L ≤ 500。
//! 模型：取石子并分堆的游戏，分成互不相同的三部分。
//! 思路：各段竹子是游戏的和。所以一个长度的 SG 值，是对所有和为该长度、c - a ≤ D 的 a < b < c，
//! 取 g(a) ⊕ g(b) ⊕ g(c) 的 mex；当且仅当 L 的值不为 0 时先手胜。
//! 复杂度：O(L³)，常数为 1/36。

use grundy::mex::MexSet;
use grundy::table::TableVec;
use proconio::input;

/// With a longer stick than this, computing the table of values would take too long.
const LONGEST: usize = 1000;

fn main() {
    input! { l: usize, d: usize }
    assert!(l <= LONGEST, "a stick of length {l}, more than {LONGEST}");
    let mut options = MexSet::new();
    let sg = TableVec::by(l + 1, |shorter: &[u64]| {
        let length = shorter.len();
        options.clear();
        for a in (1..length).take_while(|a| 3 * a < length) {
            for b in (a + 1..length).take_while(|b| a + 2 * b < length) {
                let c = length - a - b;
                if c - a <= d {
                    options.insert(shorter[a] ^ shorter[b] ^ shorter[c]);
                }
            }
        }
        options.mex()
    });
    println!("{}", if sg[l] != 0 { "kado" } else { "matsu" });
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
