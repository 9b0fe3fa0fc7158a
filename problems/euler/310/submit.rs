// Project Euler 310 https://projecteuler.net/problem=310 · made by `cargo judge bundle euler310 --write` from 36cf8aa73b3adef8
//! Project Euler 310 — Nim Square
//! <https://projecteuler.net/problem=310> · 60 s · 1024 MiB? · difficulty 4
//!
//! Rules: three heaps; a move takes a square number of stones from one of them, and whoever cannot
//! move loses. The input is one number n; print in how many positions 0 ≤ a ≤ b ≤ c ≤ n the first
//! player loses. Without input, n is 100,000.
//! Bounds: one instance, n = 100,000.
//! Kind: count
//! Rule: squares
//! Model: subtraction game {1, 4, 9, …}, a sum of three heaps.
//! Why: a position is lost if and only if its three Grundy values have the nim sum 0. The values
//! stay small (below 100 for n = 100,000), so ordered triples are counted by value. To count
//! unordered triples, let z be the number of heaps from 0 to n that have the value 0:
//!
//! 1. A lost position with three different heaps gives 6 ordered triples.
//! 2. A lost position with the heaps a, a and c has g(c) = 0, as the two values g(a) cancel out.
//!    There are (n + 1) z choices of a and c, including those with c = a. If c differs from a, the
//!    position gives 3 ordered triples.
//! 3. A lost position with three equal heaps gives 1 ordered triple, and there are z such
//!    positions.
//! 4. So triples + 3 (n + 1) z + 2 z, where triples is the number of ordered triples, counts each
//!    lost position 6 times: as 6, as 3 + 3 or as 1 + 3 + 2.
//!
//! Cost: O(n √n) for the values of the heaps, and O(v²) for counting the triples, where v is the
//! number of different values.
//!
//! 规则：有三堆石子，每次操作从一堆中取平方数枚，无法操作者输。输入一个数 n；输出局面
//! 0 ≤ a ≤ b ≤ c ≤ n 中先手必败的个数。没有输入时，n 为 100,000。
//! 范围：只有一组，n = 100,000。
//! 模型：减法游戏：{1, 4, 9, …}，三堆的和。
//! 思路：局面必败，当且仅当三堆 SG 值的异或和为 0。值都很小（n = 100,000 时小于 100），所以先按值
//! 数出有序三元组。要不计次序地数，设值为 0 的堆有 z 个：
//!
//! 1. 三堆互不相同的必败态，对应 6 个有序三元组。
//! 2. 有两堆相等的 a, a, c，因为 g(a) 抵消，须有 g(c) = 0。a 和 c 的选法有 (n + 1) z 种，其中包
//!    括 c = a。若 c 不等于 a，它对应 3 个有序三元组。
//! 3. 三堆都相等的对应 1 个有序三元组，共有 z 个。
//! 4. 所以“有序三元组数 + 3 (n + 1) z + 2 z”把每个必败态数了 6 次：三种情形分别是 6，3 + 3，
//!    1 + 3 + 2。
//!
//! 复杂度：求值 O(n √n)；设有 v 种值，计数 O(v²)。

use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

/// With a larger number, computing the table would take too long.
const LARGEST_HEAP: u64 = 1_000_000;

fn main() {
    let mut largest = 100_000;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    assert!(largest <= LARGEST_HEAP, "heaps of {largest}, more than {LARGEST_HEAP}");
    println!("{}", lost_positions(largest as usize));
}

/// Returns how many positions a ≤ b ≤ c ≤ `largest` are lost.
fn lost_positions(largest: usize) -> u64 {
    let squares: Vec<usize> = (1..).map(|n| n * n).take_while(|&s| s <= largest).collect();
    let sg: TableVec<u16> = TableVec::subtraction(&squares, largest + 1);
    let mut heaps = vec![0u64];
    for &value in sg.values() {
        let value = usize::from(value);
        // A power of 2, so that a nim sum of two values is an index too.
        heaps.resize(heaps.len().max((value + 1).next_power_of_two()), 0);
        heaps[value] += 1;
    }
    let values = 0..heaps.len();
    let pairs = values.clone().flat_map(|a| values.clone().map(move |b| (a, b)));
    let triples: u64 = pairs.map(|(a, b)| heaps[a] * heaps[b] * heaps[a ^ b]).sum();
    (triples + 3 * sg.values().len() as u64 * heaps[0] + 2 * heaps[0]) / 6
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
            use crate::grundy::mex::MexSet;
            use std::convert::TryFrom;

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

                /// Returns the values of the heaps 0, 1, 2, …
                pub fn values(&self) -> &[T] {
                    &self.values
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
        }

        pub(crate) use run_time::TableVec;
    }
}
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
