// Project Euler 550 https://projecteuler.net/problem=550 · made by `cargo judge bundle euler550 --write` from 0fec57cf152b6c50
//! Project Euler 550 — Divisor game
//! <https://projecteuler.net/problem=550> · 60 s · 1024 MiB? · difficulty 5
//!
//! Rules: a move replaces a heap by two heaps whose sizes divide its size and are neither 1 nor
//! that size itself; whoever cannot move loses. The input is `n k`; print, modulo 987,654,321, the
//! number of ordered positions of k heaps of 2 to n stones that the first player wins. Without
//! input, n and k are 10^7 and 10^12.
//! Bounds: one instance, n = 10^7 and k = 10^12.
//! Kind: count
//! Picture: `8 1`
//! Model: game of divisors, a sum of k heaps.
//! Why: let a heap's size be a product of l primes, counted with repetition. Its divisors other
//! than 1 and itself are products of 1 to l - 1 primes, and each number of primes from 1 to l - 1
//! occurs. So by induction the value v(l) of a heap depends only on l: it is the mex of all v(i) ⊕
//! v(j), where 0 < i, j < l. The positions of nim sum 0 are counted by Walsh transforms; as the
//! modulus is odd, 2 has an inverse.
//! Cost: O(n log log n) to count prime factors, O(log k) for the positions.
//!
//! 规则：有 k 堆石子，每次操作把一堆换成两堆，每一堆的大小都是原堆大小的约数，但不是 1 也不是原
//! 数；无法操作者输。输入 `n k`；输出 k 堆石子（计次序，每堆 2 到 n 枚）的局面中先手必胜的个
//! 数，对 987,654,321 取模。没有输入时，它们是 10^7 和 10^12。
//! 范围：只有一组，n = 10^7，k = 10^12。
//! 模型：约数游戏，k 堆的和。
//! 思路：设一堆的大小是 l 个质数的乘积（重复的都计入）。除 1 和它自己外，它的约数是 1 到 l - 1 个
//! 质数的乘积，每种个数都出现。所以归纳可知，一堆的值 v(l) 只取决于 l：它是对 0 < i, j < l 的所
//! 有 v(i) ⊕ v(j) 的 mex。用沃尔什–阿达马变换统计异或和为 0 的局面；模数是奇数，所以 2 有逆元。
//! 复杂度：统计质因数个数 O(n log log n)，统计局面 O(log k)。

use grundy::contest::modular::power;
use grundy::contest::primes::least_prime_factors;
use grundy::contest::walsh::ways_by_nim_sum;
use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 987_654_321;

/// Above this limit, the sieve would take too much memory.
const LARGEST: usize = 20_000_000;

fn main() {
    let (mut largest, mut heaps) = (10_000_000, 1_000_000_000_000);
    if !is_stdin_empty() {
        input! { n: usize, k: u64 }
        (largest, heaps) = (n, k);
    }
    assert!((2..=LARGEST).contains(&largest), "n is {largest}, outside 2..={LARGEST}");
    let by_value = heaps_by_value(&heaps_by_length(largest));
    let positions = power((largest - 1) as u64, heaps, MODULUS);
    let lost = ways_by_nim_sum(&by_value, heaps, MODULUS)[0];
    println!("{}", (positions + MODULUS - lost) % MODULUS);
}

/// Returns, for each l = 0, 1, 2, …, how many numbers from 2 to `largest` are products of l primes.
fn heaps_by_length(largest: usize) -> Vec<u64> {
    let least_factors = least_prime_factors(largest + 1);
    let mut lengths = vec![0u8; largest + 1];
    let mut heaps = vec![0];
    for heap in 2..=largest {
        let length = lengths[heap / least_factors[heap] as usize] + 1;
        lengths[heap] = length;
        heaps.resize(heaps.len().max(usize::from(length) + 1), 0);
        heaps[usize::from(length)] += 1;
    }
    heaps
}

/// Returns, for each value, how many heaps have it, as a list padded to a length that is a power
/// of 2.
fn heaps_by_value(heaps_by_length: &[u64]) -> Vec<u64> {
    let sg = TableVec::by(heaps_by_length.len(), |shorter: &[u64]| {
        let parts = shorter.get(1..).unwrap_or(&[]);
        mex(parts.iter().flat_map(|a| parts.iter().map(move |b| a ^ b)))
    });
    let most = sg.values().iter().max().map_or(0, |&value| value as usize);
    let mut heaps = vec![0; (most + 1).next_power_of_two()];
    for (&value, count) in sg.values().iter().zip(heaps_by_length) {
        heaps[value as usize] += count;
    }
    heaps
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

    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns the least prime factor of each number below `len`, by the sieve of Eratosthenes, and
            /// 0 for 0 and 1, which have none. The primes are the numbers that are their own least prime
            /// factor. Cost: O(n log log n) time, and 4 bytes for each number.
            ///
            /// # Panics
            /// Panics if `len` is above 2^32.
            ///
            /// ```
            /// # use grundy::contest::primes::least_prime_factors;
            /// assert_eq!(least_prime_factors(10), [0, 0, 2, 3, 2, 5, 2, 7, 2, 3]);
            /// ```
            pub fn least_prime_factors(len: usize) -> Vec<u32> {
                assert!(len as u64 <= 1 << 32, "factors of {} numbers, more than 2^32", len);
                let mut factors = vec![0; len];
                for number in 2..len {
                    if factors[number] == 0 {
                        factors[number] = number as u32;
                        let start = number.checked_mul(number).unwrap_or(len);
                        for multiple in (start..len).step_by(number) {
                            if factors[multiple] == 0 {
                                factors[multiple] = number as u32;
                            }
                        }
                    }
                }
                factors
            }
        }
        pub mod modular {
            /// Returns `base` to the power of `exponent` modulo `modulus`, which need not be a prime.
            /// Cost: O(log `exponent`).
            ///
            /// # Panics
            /// Panics if `modulus` is 0, or 2^32 or more.
            pub fn power(base: u64, exponent: u64, modulus: u64) -> u64 {
                assert!(
                    modulus > 0 && modulus >> 32 == 0,
                    "the modulus {} is not in 1..2^32",
                    modulus
                );
                let (mut base, mut exponent) = (base % modulus, exponent);
                let mut power = 1 % modulus;
                while exponent > 0 {
                    if exponent & 1 == 1 {
                        power = power * base % modulus;
                    }
                    base = base * base % modulus;
                    exponent >>= 1;
                }
                power
            }
        }

        pub mod walsh {
            use super::modular;

            /// Transforms `values` in place modulo `modulus`, as [`transform`] does. Cost: O(n log n).
            ///
            /// # Panics
            /// Panics if the length is not a power of 2, if a value is not below `modulus`, or if `modulus`
            /// is 2^32 or more.
            pub fn transform_mod(values: &mut [u64], modulus: u64) {
                check_modulus(modulus);
                assert!(
                    values.iter().all(|&value| value < modulus),
                    "a value is not below {}",
                    modulus
                );
                for_each_pair(values, |a, b| {
                    let (sum, difference) = (a + b, a + modulus - b);
                    let reduced = |value| if value >= modulus { value - modulus } else { value };
                    (reduced(sum), reduced(difference))
                });
            }

            /// Undoes [`transform_mod`]. Cost: O(n log n).
            ///
            /// ```
            /// use grundy::contest::walsh::{restore_mod, transform_mod};
            ///
            /// let mut values = [3, 1, 4, 1];
            /// transform_mod(&mut values, 7);
            /// assert_eq!(values, [2, 5, 6, 6]); // 9, 5, -1 and -1 modulo 7
            /// restore_mod(&mut values, 7);
            /// assert_eq!(values, [3, 1, 4, 1]);
            /// ```
            ///
            /// # Panics
            /// Panics in the same cases as [`transform_mod`], and if `modulus` is even, because 2 then has
            /// no inverse.
            pub fn restore_mod(values: &mut [u64], modulus: u64) {
                assert!(modulus % 2 == 1, "the modulus {} is even", modulus);
                transform_mod(values, modulus);
                let half = modulus / 2 + 1;
                let share = modular::power(half, u64::from(values.len().trailing_zeros()), modulus);
                values.iter_mut().for_each(|value| *value = *value * share % modulus);
            }

            /// Returns, for each nim sum, the number of ways, modulo `modulus`, in which `heaps` heaps have
            /// this nim sum, if `ways[h]` is the number of ways in which one heap has h stones, or in which one
            /// component has the Grundy value h. Cost: O(n log n + n log `heaps`) for n numbers in `ways`.
            ///
            /// # Panics
            /// Panics if the length of `ways` is not a power of 2, or if `modulus` is even, or 2^32 or
            /// more.
            pub fn ways_by_nim_sum(ways: &[u64], heaps: u64, modulus: u64) -> Vec<u64> {
                check_modulus(modulus);
                let mut values: Vec<u64> = ways.iter().map(|ways| ways % modulus).collect();
                transform_mod(&mut values, modulus);
                values.iter_mut().for_each(|value| *value = modular::power(*value, heaps, modulus));
                restore_mod(&mut values, modulus);
                values
            }

            fn check_modulus(modulus: u64) {
                assert!(
                    modulus > 0 && modulus >> 32 == 0,
                    "the modulus {} is not in 1..2^32",
                    modulus
                );
            }

            /// For one bit after another, replaces each pair of values whose indices differ in just that bit by
            /// its image under `pair`.
            fn for_each_pair<T: Copy>(values: &mut [T], pair: impl Fn(T, T) -> (T, T)) {
                assert!(
                    values.len().is_power_of_two(),
                    "the number of values, {}, is not a power of 2",
                    values.len()
                );
                let mut distance = 1;
                while distance < values.len() {
                    for block in values.chunks_exact_mut(2 * distance) {
                        let (low, high) = block.split_at_mut(distance);
                        for (a, b) in low.iter_mut().zip(high) {
                            let (sum, difference) = pair(*a, *b);
                            *a = sum;
                            *b = difference;
                        }
                    }
                    distance *= 2;
                }
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
