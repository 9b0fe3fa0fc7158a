// Project Euler 629 https://projecteuler.net/problem=629 · made by `cargo judge bundle euler629 --write` from 16f9ce189bda2c2e
//! Project Euler 629 — Scatterstone Nim
//! <https://projecteuler.net/problem=629> · 60 s · 1024 MiB? · difficulty 5
//!
//! Rules: n stones lie in heaps; a move splits one heap into 2 to k heaps that are not empty, and
//! whoever cannot move loses. f(n, k) is the number of partitions of n into heaps for which the
//! first player wins. The input is n; print f(n, 2) + f(n, 3) + … + f(n, n), modulo 1,000,000,007.
//! Without input, n is 200.
//! Bounds: one instance, n = 200.
//! Kind: count
//! Model: take-and-break game, a sum of heaps.
//! Why: the Grundy value of a heap of h stones depends on k.
//!
//! 1. k = 2: each move adds one heap until every heap has one stone, so a heap of h stones allows
//!    exactly h - 1 moves, however it is split. Its value is (h - 1) mod 2.
//! 2. k = 3: the values are tabulated, each as the mex over all splits.
//! 3. k ≥ 4: the value is h - 1, by induction. Parts of sizes a, b, … are together worth the nim
//!    sum of a - 1, b - 1, …, which is at most the ordinary sum of these numbers and so at most
//!    h - 2.
//! 4. Each v ≤ h - 2 is reached. If h - 2 - v is 0, the parts v + 1 and 1 reach v. If h - 2 - v is
//!    odd, let c be half of h - 3 - v: the parts v + 1, c + 1, c + 1 reach v. If h - 2 - v is even
//!    and above 0, let c be half of h - 4 - v: the parts v + 1, c + 1, c + 1, 1 reach v.
//!
//! So f(n, k) = f(n, 4) for k > 4. The partitions are counted by their sum and their nim sum, one
//! heap size after another.
//! Cost: O(n³).
//!
//! 规则：n 枚石子分成若干堆，每次操作把一堆分成 2 到 k 个非空的堆，无法操作者输。f(n, k) 是 n
//! 的拆分（分成若干堆，不计次序）中先手必胜的个数。输入 n；输出
//! f(n, 2) + f(n, 3) + … + f(n, n)，对 1,000,000,007 取模。没有输入时，n 为 200。
//! 范围：只有一组，n = 200。
//! 模型：取石子并分堆的游戏，局面是各堆的和。
//! 思路：h 枚的一堆的 SG 值取决于 k。
//!
//! 1. k = 2：每一步多出一堆，直到每堆都只有一枚，所以不论怎么走，一堆总是走 h - 1 步，值为
//!    (h - 1) mod 2。
//! 2. k = 3：对所有分法求 mex，打表。
//! 3. k ≥ 4：归纳可知值为 h - 1。分成 a, b, … 枚，值是 a - 1, b - 1, … 的异或和，不超过它们的
//!    和，而这个和至多为 h - 2。
//! 4. 每个 v ≤ h - 2 都能达到。若 h - 2 - v 为 0，分成 v + 1 和 1 即可。若它是奇数，
//!    设 c 是 h - 3 - v 的一半，分成 v + 1, c + 1, c + 1。若它是大于 0 的偶数，
//!    设 c 是 h - 4 - v 的一半，分成 v + 1, c + 1, c + 1, 1。
//!
//! 所以 k > 4 时 f(n, k) = f(n, 4)。拆分按和与异或和来统计，逐个考虑堆的大小。
//!
//! 复杂度：O(n³)。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 1_000_000_007;

/// Above this limit, filling the tables would take too long.
const MOST_STONES: usize = 500;

fn main() {
    let mut stones = 200;
    if !is_stdin_empty() {
        input! { given: usize }
        stones = given;
    }
    assert!(stones <= MOST_STONES, "{stones} stones, more than {MOST_STONES}");
    let mut won = 0;
    for most_parts in 2..=stones.min(4) {
        let values: Vec<u64> = match most_parts {
            2 => (0..=stones as u64).map(|heap| (heap + 1) % 2).collect(),
            3 => values_if_split_in_three(stones),
            _ => (0..=stones as u64).map(|heap| heap.saturating_sub(1)).collect(),
        };
        let times = if most_parts < 4 { 1 } else { stones as u64 - 3 };
        won += times * won_partitions(&values);
    }
    println!("{}", won % MODULUS);
}

/// Returns the values of heaps of up to `stones` stones when a move splits one heap into two or
/// three.
fn values_if_split_in_three(stones: usize) -> Vec<u64> {
    let sg = TableVec::by(stones + 1, |sg: &[u64]| {
        let heap = sg.len();
        let into_two = (1..heap).map(|a| sg[a] ^ sg[heap - a]);
        let into_three = (1..heap).flat_map(|a| {
            let rest = heap - a;
            (1..rest).map(move |b| sg[a] ^ sg[b] ^ sg[rest - b])
        });
        mex(into_two.chain(into_three))
    });
    sg.values().to_vec()
}

/// Returns how many partitions of n are won, where n is the size of the largest heap in `values`,
/// the values of heaps of 0, 1, 2, … stones.
fn won_partitions(values: &[u64]) -> u64 {
    let stones = values.len() - 1;
    let most = values.iter().max().map_or(0, |&value| value as usize);
    // By the number of stones and the nim sum.
    let mut partitions = vec![vec![0; (most + 1).next_power_of_two()]; stones + 1];
    partitions[0][0] = 1;
    for heap in 1..=stones {
        for sum in heap..=stones {
            for nim_sum in 0..partitions[sum].len() {
                let without = partitions[sum - heap][nim_sum ^ values[heap] as usize];
                partitions[sum][nim_sum] = (partitions[sum][nim_sum] + without) % MODULUS;
            }
        }
    }
    partitions[stones][1..].iter().sum::<u64>() % MODULUS
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
