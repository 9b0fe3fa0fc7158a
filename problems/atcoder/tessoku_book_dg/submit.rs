// AtCoder tessoku_book_dg https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_dg · made by `cargo judge bundle tessoku_book_dg --write` from a5c78cf85f30a1b0
//! AtCoder tessoku_book_dg — B34 Game 7
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_dg> · 1 s · 1024 MiB · difficulty 3
//!
//! Rules: a move takes X or Y stones from one of N piles, where X is 2 and Y is 3; whoever cannot
//! move loses. The input is `N X Y`, then the piles. Print the winner, `First` or `Second`.
//! Bounds: N ≤ 100,000? X = 2; Y = 3; the piles have at most 10^18 stones.
//! Kind: impartial
//! Rule: {2, 3}
//! Model: subtraction game {X, Y}, a sum of piles with a period of X + Y.
//! Why: the nim sum of the piles' Grundy values decides who wins (Sprague and Grundy). For any X <
//! Y the Grundy values have the period X + Y; for X = 2 and Y = 3 they are 0, 0, 1, 1, 2. Let g(n)
//! be the value of n stones, let n = m + X + Y, and let the claim hold for all smaller numbers of
//! stones. The options of n are m + Y and m + X.
//!
//! 1. With fewer than Y stones only X stones can be taken, so adding X stones turns the value 0
//!    into 1 and the value 1 into 0. With Y to X + Y - 1 stones, taking Y of them leaves a heap of
//!    value 0, so the value before the move is not 0.
//! 2. Let m < X. Then m + Y does not have the value 0, and neither does m + X, by both parts of
//!    step 1. So g(n) = 0 = g(m).
//! 3. Let m ≥ Y. Then m + Y and m + X have X + Y more stones than m - X and m - Y, respectively.
//!    Now m - X and m - Y are the options of m, and they have the same values as m + Y and m + X.
//!    So g(n) = g(m).
//! 4. Let X ≤ m < Y. Then m + Y has the value of m - X, the only option of m, and m + X does not
//!    have the value of m, because m is an option of m + X. If g(m) = 1, then g(m - X) = 0 and
//!    g(m + X) is not 1, so g(n) = 1. If g(m) = 0, then g(m - X) = 1 and g(m + X) is not 0, so
//!    g(n) = 0.
//!
//! If X and Y are equal, the values have the period 2 · X.
//! Cost: O(X + Y + N).
//!
//! 规则：有 N 堆石子，每次操作从一堆中取走 X 枚或 Y 枚，其中 X 为 2，Y 为 3；无法操作者输。输入
//! `N X Y` 和各堆的枚数，输出获胜者 `First` 或 `Second`。
//! 范围：N ≤ 100,000？X = 2；Y = 3；每堆至多 10^18 枚。
//! 模型：减法游戏 {X, Y}，局面是各堆的和，SG 值的周期为 X + Y。
//! 思路：各堆的 SG 值的异或和决定胜负（Sprague–Grundy 定理）。对任意 X < Y，SG 值以 X + Y 为周
//! 期；X = 2、Y = 3 时依次为 0、0、1、1、2。设 g 为 SG 值，n = m + X + Y，并设对更小的 n 结论成
//! 立。n 的后继是 m + Y 和 m + X。
//!
//! 1. 少于 Y 枚时只能取 X 枚，所以多 X 枚就使值在 0 与 1 之间变换。从 Y 到 X + Y - 1 枚，取 Y 枚后
//!    的值为 0，所以值不为 0。
//! 2. 设 m < X。由第 1 步，m + Y 与 m + X 的值都不为 0。所以 g(n) = 0 = g(m)。
//! 3. 设 m ≥ Y。m + Y 与 m + X 分别是 m - X 与 m - Y 加上 X + Y，而后两者就是 m 的后继，值相同。所
//!    以 g(n) = g(m)。
//! 4. 设 X ≤ m < Y。m + Y 的值等于 m 唯一的后继 m - X 的值；m 是 m + X 的后继，所以两者的值不同。
//!    若 g(m) = 1，则 g(m - X) = 0，g(m + X) 不为 1，所以 g(n) = 1。若 g(m) = 0，
//!    则 g(m - X) = 1，g(m + X) 不为 0，所以 g(n) = 0。
//!
//! 若 X 与 Y 相等，SG 值以 2 · X 为周期。
//! 复杂度：O(X + Y + N)。

use grundy::nim;
use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 10_000_000;

fn main() {
    input! { n: usize, x: usize, y: usize, piles: [u64; n] }
    let period = x.saturating_add(y);
    assert!(period <= LARGEST_TABLE, "takes of {x} and {y}, together more than {LARGEST_TABLE}");
    let sg = TableVec::<u8>::subtraction(&[x, y], period);
    let values = piles.iter().map(|pile| u64::from(sg[(pile % period as u64) as usize]));
    println!("{}", if nim::outcome(values).mover_wins() { "First" } else { "Second" });
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
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
    pub mod nim {
        use crate::grundy::Outcome;
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }

        /// Returns the outcome of a position under normal play. Cost: O(n).
        ///
        /// ```
        /// # use grundy::{nim, Outcome};
        /// assert_eq!(nim::outcome([7, 7]), Outcome::P);
        /// assert_eq!(nim::outcome([7, 8]), Outcome::N);
        /// ```
        pub fn outcome<I>(heaps: I) -> Outcome
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            Outcome::of_mover(nim_sum(heaps) != 0)
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

    pub(crate) use outcome::Outcome;
}
