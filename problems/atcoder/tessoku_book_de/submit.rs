// AtCoder tessoku_book_de https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_de · made by `cargo judge bundle tessoku_book_de --write` from 3dc2908acdb94f30
//! AtCoder tessoku_book_de — B32 Game 5
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_de> · 5 s · 1024 MiB · difficulty 2
//!
//! Rules: there is one heap of N stones; the number taken in a move is one of K given numbers, and
//! whoever cannot move loses. The input is `N K`, then the K numbers. Print the winner, `First` or
//! `Second`.
//! Bounds: N ≤ 100,000? K ≤ 100?
//! Kind: impartial
//! Rule: any set, for example {2, 3}
//! Picture: `9 3 / 1 3 4`
//! Model: subtraction game, a set for each case and one heap.
//! Why: a heap is won exactly when some move leaves a lost one, and smaller heaps are decided
//! first.
//! Cost: O(N · K).
//!
//! 规则：有一堆 N 枚石子，每次操作取走的枚数须是给定的 K 个数之一，无法操作者输。输入 `N K` 和
//! 这 K 个数，输出获胜者 `First` 或 `Second`。
//! 范围：N ≤ 100,000？K ≤ 100？
//! 模型：减法游戏，集合由数据给出，只有一堆。
//! 思路：当且仅当有一步能走到必败态时为必胜态，从小的堆到大的堆依次计算。
//! 复杂度：O(N · K)。

use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 10_000_000;

fn main() {
    input! { n: usize, k: usize, takes: [usize; k] }
    assert!(n <= LARGEST_TABLE, "a heap of {n} stones, more than {LARGEST_TABLE}");
    let sg = TableVec::<u32>::subtraction(&takes, n + 1);
    println!("{}", if sg[n] != 0 { "First" } else { "Second" });
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
            use crate::grundy::mex::MexSet;
            use std::convert::TryFrom;
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

            impl<T: Copy + Into<u64> + TryFrom<u64>> TableVec<T> {
                /// Returns the table of a subtraction game, in which a move takes one of the numbers in `moves`
                /// from a heap. Cost: O(`len` · moves).
                ///
                /// The moves may come in any order, and a move may be given more than once; a move larger than
                /// a heap cannot be made in that heap. Without moves, every value is 0.
                ///
                /// # Panics
                /// Panics if a move is 0, or if a value does not fit into `T`.
                pub fn subtraction(moves: &[usize], len: usize) -> Self {
                    assert!(!moves.contains(&0), "a move must take at least one stone");
                    let mut options = MexSet::new();
                    TableVec::by(len, |earlier: &[T]| {
                        let heap = earlier.len();
                        options.clear();
                        for &take in moves.iter().filter(|&&take| take <= heap) {
                            options.insert(earlier[heap - take].into());
                        }
                        let value = options.mex();
                        T::try_from(value).unwrap_or_else(|_| {
                            panic!("the value {} of heap {} does not fit its type", value, heap)
                        })
                    })
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
