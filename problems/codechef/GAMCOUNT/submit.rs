// CodeChef GAMCOUNT https://www.codechef.com/problems/GAMCOUNT · made by `cargo judge bundle codechef_gamcount --write` from 5e20fe73076e6b1d
//! CodeChef GAMCOUNT — Counting Games
//! <https://www.codechef.com/problems/GAMCOUNT> · 6 s · 1536 MiB? · difficulty 7
//!
//! Rules: numbers v(0), …, v(N - 1) are given. A state consists of K numbers from 0 to N - 1; a
//! move lowers one of them, x, by a positive multiple of 2^v(x), but not below 0. Whoever cannot
//! move loses. The input has T cases: `N K` and the numbers v. Print how many of the N^K states the
//! first player wins, modulo 10⁹ + 7.
//! Bounds: 1 ≤ T ≤ 3; 1 ≤ N ≤ 10^5; 1 ≤ K ≤ 10^6; 0 ≤ v(i) ≤ 10^4.
//! Kind: count
//! Model: subtraction game, multiples of a power of two, states counted.
//! Why: let the class of x be the numbers with the same remainder as x modulo 2^v(x); the Grundy
//! value of x is the mex of the values of all smaller numbers in its class. The values are found in
//! ascending order of x, and then the Walsh–Hadamard transform counts the states with nim sum 0,
//! which are lost (Sprague and Grundy).
//!
//! 1. For each l with 2^l < N and each remainder modulo 2^l, keep the set of the values found so
//!    far in the class of this remainder, and the mex of this set. For each l, a new value is added
//!    to the set of one class. The mex of a class only grows, and never exceeds the size of the
//!    class, so all steps together take O(N log N) time.
//! 2. Values above the size of a class cannot become its mex and need not be stored; for each l,
//!    the sets of all classes together take O(N) memory.
//! 3. If 2^v(x) ≥ N, nothing can be subtracted from x, and its value is 0.
//!
//! Cost: O(N log N + N log K) per case.
//!
//! 规则：给定各数 v(0), …, v(N - 1)。一个状态是 K 个 0 到 N - 1 的数；每次操作选其中一个数 x，
//! 把它减去 2^v(x) 的正整数倍，不能小于 0。无法操作者输。输入共 T 组数据，每组给出 `N K` 和各数
//! v。输出 N^K 个状态中先手必胜的有多少个，对 10⁹ + 7 取模。
//! 范围：1 ≤ T ≤ 3；1 ≤ N ≤ 10^5；1 ≤ K ≤ 10^6；0 ≤ v(i) ≤ 10^4。
//! 模型：减法游戏，减去 2 的幂的倍数，统计状态的个数。
//! 思路：x 的 SG 值，是它所在的类中所有更小的数的 SG 值的 mex，这里同类是指模 2^v(x) 余数相同。
//! 按 x 从小到大求出各值，然后用沃尔什–阿达马变换（FWT）数异或和为 0 的状态，即必败的状态
//! （Sprague–Grundy 定理）。
//!
//! 1. 对每个满足 2^l < N 的 l 和模 2^l 的每个余数，维护这一类的值的集合和它的 mex。每求得一个
//!    值，就对每个 l 加入一个类。一类的 mex 只增不减，且不超过类的大小，所以全部步骤
//!    共 O(N log N)。
//! 2. 大于类的大小的值不可能成为它的 mex，所以集合开到类的大小就够了，每个 l 共 O(N)。
//! 3. 若 2^v(x) ≥ N，从 x 中什么也减不了，它的值为 0。
//!
//! 复杂度：每组 O(N log N + N log K)。

use grundy::contest::modular::power;
use grundy::contest::walsh::ways_by_nim_sum;
use proconio::input;

const PRIME: u64 = 1_000_000_007;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64, exponents: [u32; n] }
        let values = grundy_values(&exponents);
        let most = values.iter().copied().max().unwrap_or(0);
        let mut ways = vec![0; (most + 1).next_power_of_two()];
        for value in values {
            ways[value] += 1;
        }
        let lost = ways_by_nim_sum(&ways, k, PRIME)[0];
        answers += &format!("{}\n", (power(n as u64, k, PRIME) + PRIME - lost) % PRIME);
    }
    print!("{answers}", answers = answers);
}

fn grundy_values(exponents: &[u32]) -> Vec<usize> {
    let numbers = exponents.len();
    let mut levels: Vec<Classes> = (0..)
        .take_while(|&level| 1 << level < numbers)
        .map(|level| Classes::new(level, numbers))
        .collect();
    let values = exponents.iter().enumerate().map(|(number, &exponent)| {
        let value = levels.get(exponent as usize).map_or(0, |classes| classes.mex(number));
        for classes in &mut levels {
            classes.insert(number, value);
        }
        value
    });
    values.collect()
}

/// The classes of numbers with equal remainders modulo 2^`level`, and the values in each class.
struct Classes {
    level: u32,
    /// The mex of the values in each class, indexed by the remainder.
    mexes: Vec<usize>,
    /// Whether a value occurs in a class; the index is value · 2^`level` + remainder.
    occurs: Vec<bool>,
}

impl Classes {
    /// Creates empty classes for the numbers below `numbers`.
    fn new(level: u32, numbers: usize) -> Classes {
        // A class has at most (numbers >> level) + 1 numbers, and so this is its largest mex.
        let values = (numbers >> level) + 2;
        Classes { level, mexes: vec![0; 1 << level], occurs: vec![false; values << level] }
    }

    fn mex(&self, number: usize) -> usize {
        self.mexes[self.remainder(number)]
    }

    fn insert(&mut self, number: usize, value: usize) {
        let remainder = self.remainder(number);
        if let Some(occurs) = self.occurs.get_mut((value << self.level) + remainder) {
            *occurs = true;
        }
        let mex = &mut self.mexes[remainder];
        while self.occurs[(*mex << self.level) + remainder] {
            *mex += 1;
        }
    }

    fn remainder(&self, number: usize) -> usize {
        number & ((1 << self.level) - 1)
    }
}

mod grundy {
    pub mod contest {
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
