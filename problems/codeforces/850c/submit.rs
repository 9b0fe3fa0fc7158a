// Codeforces 850C https://codeforces.com/problemset/problem/850/C · made by `cargo judge bundle cf850c --write` from 73f627aad0d0722e
//! Codeforces 850C — Arpa and a game with Mojtaba
//! <https://codeforces.com/problemset/problem/850/C> · 1 s · 256 MiB · difficulty 6
//!
//! Rules: there are n numbers. A move names a prime power pᵏ, k ≥ 1, that divides one of the
//! numbers, and all numbers divisible by pᵏ are divided by it. Whoever cannot move loses. The input
//! is `n` and the numbers; print the winner, `Mojtaba` for the first player or `Arpa` for the
//! second.
//! Bounds: 1 ≤ n ≤ 100; the numbers are from 1 to 10^9.
//! Kind: impartial
//! Model: game of divisors, a sum over the primes.
//! Why: a move changes the exponents of one prime only, so the primes form a sum of games (Sprague
//! and Grundy). For each prime only the set of its exponents matters, since equal exponents stay
//! equal: a move lowers by k all exponents that are at least k. Such a set is stored as a bit mask,
//! and few sets occur.
//! Cost: O(n √a) for the exponents, where a is the largest number; a few thousand sets at most for
//! the exponents of 2.
//!
//! 规则：有 n 个数。每次操作报一个质数幂 pᵏ（k ≥ 1），它要整除其中至少一个数；凡能被它整除的数
//! 都除以它。无法操作者输。输入为 `n` 和这些数；输出获胜者，先手赢输出 `Mojtaba`，否则输出
//! `Arpa`。
//! 范围：1 ≤ n ≤ 100；各数从 1 到 10^9。
//! 模型：约数游戏，对各质数求和。
//! 思路：一步只改变一个质数的指数，所以各质数构成游戏的和（Sprague–Grundy 定理）。对每个质数只看
//! 它的指数的集合，因为相等的指数始终相等：一步把所有不小于 k 的指数减去 k。这样的集合用二进制位
//! 压缩成一个整数，会出现的集合很少。
//! 复杂度：求指数 O(n √a)；集合至多几千个，最多的是 2 的指数。

use grundy::contest::primes::prime_powers;
use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;
use std::collections::BTreeMap;

/// A set of exponents from 1 to 32: bit e - 1 says whether e is in it.
type Exponents = u32;

fn main() {
    input! { n: usize, numbers: [u64; n] }
    let mut exponents_of: BTreeMap<u64, Exponents> = BTreeMap::new();
    for number in numbers {
        for (prime, exponent) in prime_powers(number) {
            assert!(exponent <= 32, "{number} has a prime {exponent} times, more than 32 times");
            *exponents_of.entry(prime).or_default() |= 1 << (exponent - 1);
        }
    }
    let mut known = BTreeMap::new();
    let sum = nim_sum(exponents_of.values().map(|&exponents| value(exponents, &mut known)));
    println!("{}", if sum != 0 { "Mojtaba" } else { "Arpa" });
}

/// Returns the value of a prime with these exponents, and adds it to the values that are `known`.
fn value(exponents: Exponents, known: &mut BTreeMap<Exponents, u64>) -> u64 {
    if let Some(&value) = known.get(&exponents) {
        return value;
    }
    let largest = Exponents::BITS - exponents.leading_zeros();
    let mut options = vec![];
    for k in 1..=largest {
        let smaller = exponents & ((1 << (k - 1)) - 1);
        let lowered = exponents.checked_shr(k).unwrap_or(0);
        options.push(value(smaller | lowered, known));
    }
    let value = mex(options);
    known.insert(exponents, value);
    value
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
    pub mod nim {
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
    }

    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns the primes that divide `n`, in ascending order, each with its exponent; there are none
            /// for 1. Cost: at most about √n / 2 divisions in all.
            ///
            /// # Panics
            /// Panics if `n` is 0, because every prime divides 0.
            ///
            /// ```
            /// # use grundy::contest::primes::prime_powers;
            /// let count = |n| prime_powers(n).map(|(_, exponent)| exponent).sum::<u32>();
            /// assert_eq!([1, 2, 12, 97, 1024].map(count), [0, 1, 3, 1, 10]);
            /// ```
            pub fn prime_powers(n: u64) -> impl Iterator<Item = (u64, u32)> {
                assert!(n > 0, "0 is divided by every prime");
                let (mut cofactor, mut divisor) = (n, 2);
                std::iter::from_fn(move || {
                    while cofactor % divisor != 0 && divisor <= cofactor / divisor {
                        divisor += 1 + divisor % 2;
                    }
                    let prime = if cofactor % divisor == 0 { divisor } else { cofactor };
                    let mut exponent = 0;
                    while cofactor > 1 && cofactor % prime == 0 {
                        cofactor /= prime;
                        exponent += 1;
                    }
                    Some((prime, exponent)).filter(|_| exponent > 0)
                })
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
