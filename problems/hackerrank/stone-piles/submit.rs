// HackerRank stone-piles https://www.hackerrank.com/challenges/stone-piles · made by `cargo judge bundle hackerrank_stone-piles --write` from 28a411e939823fa1
//! HackerRank stone-piles — Stone Piles
//! <https://www.hackerrank.com/challenges/stone-piles> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: a move divides one of the piles of stones into two or more piles, all of different
//! sizes; whoever cannot move loses. The input has T cases: `N`, then N piles. Print the
//! winner, `ALICE` (first) or `BOB`.
//! Bounds: 1 ≤ T, N ≤ 50; a pile has 1 to 50 stones.
//! Kind: impartial
//! Model: take-and-break game, a heap splits into different parts.
//! Why: the value of a pile is the mex of the nim sums of its possible divisions. Go through the
//! parts 1, 2, 3, …: each part may be added once to any sum of smaller parts, as in a knapsack
//! algorithm that keeps all nim sums for each total. Before part p itself is added, the total p
//! holds just the nim sums of the divisions of p, and their mex is the value of p.
//! Cost: O(M² · number of nim sums) once, where M is the largest pile; O(N) per case.
//!
//! 规则：每次操作把一堆石子分成两堆或更多堆，大小互不相同；无法操作者输。输入共 T 组数据，每组
//! 给出堆数 N 和各堆的石子数。输出获胜者 `ALICE`（先手）或 `BOB`。
//! 范围：1 ≤ T, N ≤ 50；每堆有 1 到 50 枚石子。
//! 模型：取石子并分堆的游戏，分成互不相同的部分。
//! 思路：一堆的值是对所有分法求异或和、再取 mex。依次考虑部分 1, 2, 3, …：每个可以加到由更小的部
//! 分组成的和上一次，如同 01 背包，对每个总数保存所有可能的异或和。在加入部分 p 本身之前，总
//! 数 p 里保存的恰好是 p 的各种分法，它们的 mex 就是 p 所需的值。
//! 复杂度：设 M 是最大的堆，预处理 O(M² · 异或和的个数)，每组 O(N)。

use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeSet;

/// A limit of this program: larger piles would take several seconds.
const MOST: usize = 500;

fn main() {
    input! { cases: usize, games: [[usize]; cases] }
    let largest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a pile of {largest}, past this program's {MOST}");
    let values = values(largest);
    let mut winners = String::new();
    for piles in games {
        let nim_sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        winners += if nim_sum != 0 { "ALICE\n" } else { "BOB\n" };
    }
    print!("{winners}");
}

/// Returns the Grundy values of all piles up to the largest pile.
fn values(largest: usize) -> Vec<u64> {
    let mut values = vec![0; largest + 1];
    // For each total, the nim sums of the divisions into parts that have been added.
    let mut nim_sums = vec![BTreeSet::new(); largest + 1];
    nim_sums[0].insert(0);
    for part in 1..=largest {
        values[part] = mex(nim_sums[part].iter().copied());
        for total in (part..=largest).rev() {
            let without = nim_sums[total - part].clone();
            nim_sums[total].extend(without.iter().map(|sum| sum ^ values[part]));
        }
    }
    values
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
