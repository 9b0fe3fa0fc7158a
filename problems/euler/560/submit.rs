// Project Euler 560 https://projecteuler.net/problem=560 · made by `cargo judge bundle euler560 --write` from 3efc9b16125e72b5
//! Project Euler 560 — Coprime Nim
//! <https://projecteuler.net/problem=560> · 60 s · 1024 MiB? · difficulty 6
//!
//! Rules: a move takes from one heap a number of stones that is coprime to the size of that heap;
//! whoever takes the last stone wins. The input is `n k`; print, modulo 1,000,000,007, the number
//! of ordered positions of k heaps of 1 to n - 1 stones that the first player loses. Without input,
//! both numbers are 10,000,000.
//! Bounds: one instance, n = k = 10,000,000.
//! Kind: count
//! Model: game of divisors, a sum of k heaps.
//! Why: number the primes: 2 is number 1, 3 is number 2, 5 is number 3, and so on. The value of an
//! even heap is 0, the value of a heap of one stone is 1, and the value of a larger odd heap is the
//! number given to its least prime factor, as induction shows:
//!
//! 1. A number t is coprime to h if and only if h - t, the number of stones left, is coprime to h.
//!    So the options of h are all smaller sizes coprime to h, and 0 stones if h = 1.
//! 2. If h is even, each option is odd and has a value above 0, by induction. So the value is 0.
//! 3. If h is odd and its least prime factor is p, then 1, 2 and each odd prime below p are
//!    options. Their values are 1, 0 and all numbers from 2 to the value of the prime before p.
//! 4. No option of h has p as its least prime factor, since such a size would not be coprime to h.
//!    So the value of h is the index of p among the primes. (For p = 3, the options 1 and 2 give 1
//!    and 0.)
//!
//! The positions with nim sum 0 are counted by Walsh transforms.
//! Cost: O(n log n + n log k).
//!
//! 规则：有 k 堆石子，每次操作从一堆中取走的枚数须与该堆的大小互质，取走最后一枚的人赢。输入
//! `n k`；输出 k 堆石子（计次序，每堆 1 到 n - 1 枚）的局面中先手必败的个数，对 1,000,000,007
//! 取模。没有输入时，两个数都是 10,000,000。
//! 范围：只有一组，n = k = 10,000,000。
//! 模型：约数游戏，k 堆的和。
//! 思路：给质数编号：2 为 1，3 为 2，5 为 3，依此类推。偶数堆的值为 0，一枚的堆值为 1，更大的奇
//! 数堆的值是它最小质因数的编号。归纳证明如下：
//!
//! 1. 从 h 枚中取 t 枚，t 与 h 互质当且仅当剩下的 h - t 与 h 互质。所以后继是所有与 h 互质的更
//!    小的数；h = 1 时后继是 0 枚。
//! 2. 若 h 是偶数，后继都是奇数，由归纳假设值都大于 0。所以 h 的值为 0。
//! 3. 若 h 是奇数，最小质因数为 p，则 1、2 和小于 p 的每个奇质数都是后继，它们的值是 1、0 以及直
//!    到 p 的前一个质数的编号为止的所有数。
//! 4. h 没有最小质因数为 p 的后继，因为那样就不与 h 互质。所以 h 的值是 p 的编号。（p = 3 时，后
//!    继 1 和 2 给出 1 和 0。）
//!
//! 用沃尔什–阿达马变换统计异或和为 0 的局面。
//!
//! 复杂度：O(n log n + n log k)。

use grundy::contest::primes::least_prime_factors;
use grundy::contest::walsh::ways_by_nim_sum;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 1_000_000_007;

/// Above this limit, the sieve would take too much memory.
const LARGEST: usize = 20_000_000;

fn main() {
    let (mut end, mut heaps) = (10_000_000, 10_000_000);
    if !is_stdin_empty() {
        input! { n: usize, k: u64 }
        (end, heaps) = (n, k);
    }
    assert!((2..=LARGEST).contains(&end), "n is {end}, outside 2..={LARGEST}");
    println!("{}", ways_by_nim_sum(&heaps_by_value(end), heaps, MODULUS)[0]);
}

/// Returns, for each value, how many heaps from 1 to `end` - 1 have it, as a list padded to a
/// length that is a power of 2.
fn heaps_by_value(end: usize) -> Vec<u64> {
    let mut heaps_by_factor = vec![0; end.max(3)];
    for factor in least_prime_factors(end) {
        heaps_by_factor[factor as usize] += 1;
    }
    let (even_heaps, by_odd_factor) = (heaps_by_factor[2], &heaps_by_factor[3..]);
    let heaps_of_one_stone = 1;
    let mut heaps = vec![even_heaps, heaps_of_one_stone];
    // Every odd prime is the least factor of a heap, itself.
    heaps.extend(by_odd_factor.iter().filter(|&&heaps| heaps > 0));
    heaps.resize(heaps.len().next_power_of_two(), 0);
    heaps
}

mod grundy {
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
