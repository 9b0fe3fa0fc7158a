// Codeforces 273E https://codeforces.com/problemset/problem/273/E · made by `cargo judge bundle cf273e --write` from 6067c67893645951
//! Codeforces 273E — Dima and Game
//! <https://codeforces.com/problemset/problem/273/E> · 1 s · 256 MiB · difficulty 7
//!
//! Rules: there are n pairs (l, r) of whole numbers, where 1 <= l < r <= p. A move replaces a pair
//! whose difference d = r - l is more than 2 by a pair with the difference ⌊d / 3⌋ or d - ⌊d / 3⌋.
//! Whoever cannot move loses. The input is `n p`; print the number of sequences of n pairs for
//! which the first player wins, modulo 1,000,000,007.
//! Bounds: 1 ≤ n ≤ 1000; 1 ≤ p ≤ 10^9.
//! Kind: count
//! Model: game of divisors, a sum of pairs of which only the difference matters.
//! Why: by the theorem of Sprague and Grundy, the first player wins if the nim sum of the values
//! of the differences is not 0.
//!
//! 1. The value of d is 0 for d ≤ 2, and otherwise the mex of the values of ⌊d / 3⌋ and d - ⌊d /
//!    3⌋. As d has at most two options, no value is more than 2, and no nim sum more than 3.
//! 2. Neither option becomes smaller as d grows. So the values come in stretches: beyond a
//!    difference d, the value stays as it is until one of the options leaves its own stretch. The
//!    option ⌊d / 3⌋ passes the end e of a stretch when d reaches 3(e + 1). The option d - ⌊d /
//!    3⌋ = ⌈2d / 3⌉ passes e when 2d / 3 passes e, that is, when d reaches ⌊3e / 2⌋ + 1. There
//!    are 102 stretches up to 10^9.
//! 3. As p - d pairs have the difference d, summing over the stretches gives the number of pairs
//!    with each value, and from these numbers the number of sequences with each nim sum is computed
//!    by adding one pair at a time.
//!
//! Cost: O(n + log p).
//!
//! 规则：有 n 个整数对 (l, r)，1 <= l < r <= p。每次操作选一个差 d = r - l 大于 2 的对，换成差
//! 为 ⌊d / 3⌋ 或 d - ⌊d / 3⌋ 的对。无法操作者输。只有一组数据，给出 `n p`；输出由 n 个对组成的
//! 序列中先手必胜的个数，对 1,000,000,007 取模。
//! 范围：1 ≤ n ≤ 1000；1 ≤ p ≤ 10^9。
//! 模型：约数游戏，若干个对的和，每个对只有差起作用。
//! 思路：由 Sprague–Grundy 定理，各差的 SG 值的异或和不为 0 时先手赢。
//!
//! 1. d <= 2 时值为 0，否则值为 ⌊d / 3⌋ 与 d - ⌊d / 3⌋ 两者之值的 mex。因为 d 至多有两个后继，值
//!    不超过 2，异或和不超过 3。
//! 2. d 增大时，两个后继都不减小。所以值是一段一段的：从某个差 d 往后，值保持不变，直到某个后继走
//!    出自己所在的段。设 e 是一段的末尾：d 到 3(e + 1) 时 ⌊d / 3⌋ 越过 e；
//!    而 d - ⌊d / 3⌋ = ⌈2d / 3⌉，它在 2d / 3 越过 e 时越过，即 d 到 ⌊3e / 2⌋ + 1 时。10^9 以内共
//!    有 102 段。
//! 3. 差为 d 的对有 p - d 个。按段累加就得到每种值的对数，再逐对递推，得到每种异或和的序列数。
//!
//! 复杂度：O(n + log p)。

use grundy::mex::mex;
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

/// The largest p for which the sums fit into 64 bits.
const LARGEST: u64 = 1 << 31;

fn main() {
    input! { n: usize, p: u64 }
    assert!(p <= LARGEST, "{p} is too large");
    let pairs = pairs_by_value(p);
    let mut sequences = [1, 0, 0, 0];
    for _ in 0..n {
        let mut longer = [0; 4];
        for (sum, &shorter) in sequences.iter().enumerate() {
            for (value, &pairs) in pairs.iter().enumerate() {
                longer[sum ^ value] = (longer[sum ^ value] + shorter * pairs) % MODULUS;
            }
        }
        sequences = longer;
    }
    println!("{}", sequences[1..].iter().sum::<u64>() % MODULUS);
}

/// A stretch of differences with the same value; `end` is the last difference of the stretch.
struct Stretch {
    end: u64,
    value: u64,
}

/// Returns, for each of the values 0, 1 and 2, how many pairs of numbers up to `p` have this value,
/// modulo `MODULUS`.
fn pairs_by_value(p: u64) -> [u64; 3] {
    let mut counts = [0; 3];
    let mut stretches: Vec<Stretch> = Vec::new();
    // The stretches of the two options.
    let (mut third, mut rest) = (0, 0);
    let mut start = 1;
    while start < p {
        let stretch = if start <= 2 {
            Stretch { end: 2, value: 0 }
        } else {
            let at = |stretches: &[Stretch], from: usize, difference| {
                let ahead = stretches[from..].iter().position(|part| difference <= part.end);
                from + ahead.expect("both options are smaller than the difference")
            };
            third = at(&stretches, third, start / 3);
            rest = at(&stretches, rest, start - start / 3);
            let (third, rest) = (&stretches[third], &stretches[rest]);
            let end = (3 * (third.end + 1)).min(3 * rest.end / 2 + 1) - 1;
            Stretch { end, value: mex([third.value, rest.value]) }
        };
        let end = stretch.end.min(p - 1);
        // p - start + … + p - end
        let pairs = (2 * p - start - end) * (end - start + 1) / 2;
        let count = &mut counts[stretch.value as usize];
        *count = (*count + pairs) % MODULUS;
        start = stretch.end + 1;
        match stretches.last_mut().filter(|last| last.value == stretch.value) {
            Some(last) => last.end = stretch.end,
            None => stretches.push(stretch),
        }
    }
    counts
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
