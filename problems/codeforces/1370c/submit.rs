// Codeforces 1370C https://codeforces.com/problemset/problem/1370/C · made by `cargo judge bundle cf1370c --write` from 20342b228c7a93c9
//! Codeforces 1370C — Number Game
//! <https://codeforces.com/problemset/problem/1370/C> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: a move divides a number n by one of its odd divisors greater than 1, perhaps n itself, or
//! subtracts 1 if n > 1. Whoever cannot move, because n is 1, loses. The input is the number of
//! cases, then n for each; for each case, print the winner, `Ashishgup` for the first player or
//! `FastestFinger` for the second.
//! Bounds: at most 100 numbers; 1 ≤ n ≤ 10^9.
//! Kind: impartial
//! Picture: `1 / 6`
//! Model: game of divisors.
//! Why: write n as 2^k m with an odd m.
//!
//! 1. An odd n > 1 is won by dividing by n, and 2 is won by subtracting 1. Both leave 1.
//! 2. A power of two that is at least 4 is lost, because the only move leaves an odd number
//!    above 1.
//! 3. If k ≥ 2 and m > 1, dividing by m leaves 2^k, which is lost by step 2.
//! 4. If k = 1 and m is a prime, all moves leave 2 or an odd number above 1, so n is lost.
//! 5. If k = 1 and m is neither 1 nor a prime, let p be a prime factor of m. Dividing by m/p leaves
//!    2p, which is lost by step 4.
//!
//! Cost: O(log n) per case.
//!
//! 规则：有一个数 n；每次操作把它除以一个大于 1 的奇约数（可以是它自己），或在 n > 1 时减 1。n
//! 为 1 时无法操作，轮到的人负。先给出个数，再给出各数 n；每个输出获胜者，先手胜为
//! `Ashishgup`，否则为 `FastestFinger`。
//! 范围：至多 100 个数；1 ≤ n ≤ 10^9。
//! 模型：约数游戏。
//! 思路：把 n 写成 2^k m，m 为奇数。
//!
//! 1. 大于 1 的奇数除以 n 自己，2 减 1，都得到 1，所以必胜。
//! 2. 不小于 4 的 2 的幂必败，因为唯一的一步留下大于 1 的奇数。
//! 3. 若 k ≥ 2 且 m > 1，除以 m 得 2^k，由第 2 步它必败，所以 n 必胜。
//! 4. 若 k = 1 且 m 是质数，每一步都留下 2 或大于 1 的奇数，所以 n 必败。
//! 5. 若 k = 1 且 m 既不是 1 也不是质数，设 p 是 m 的一个质因数。除以 m/p 得 2p，由第 4 步它必
//!    败，所以 n 必胜。
//!
//! 复杂度：每组 O(log n)。

use grundy::contest::primes::is_prime;
use proconio::input;

fn main() {
    input! { cases: usize, numbers: [u64; cases] }
    let mut winners = String::new();
    for n in numbers {
        assert!(n > 0, "the number 0");
        winners += if first_wins(n) { "Ashishgup\n" } else { "FastestFinger\n" };
    }
    print!("{winners}");
}

fn first_wins(n: u64) -> bool {
    let twos = n.trailing_zeros();
    let odd_part = n >> twos;
    match twos {
        0 => odd_part > 1,
        1 => !is_prime(odd_part),
        _ => odd_part > 1,
    }
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns whether `n` is a prime, by strong pseudoprime tests to a few bases. Cost: O(log n)
            /// multiplications for each base, and at most 12 bases.
            ///
            /// Let n - 1 be 2^s times an odd number m. If n is a prime and does not divide the base a, the
            /// square roots of 1 modulo n are 1 and -1, and a^(n - 1) is 1 modulo n. So of the powers of a with
            /// the exponents m, 2m, …, 2^(s - 1) m, either the first is 1 modulo n, or one of them is -1 modulo
            /// n. A number n for which this is true passes the test to the base a. No composite number below
            /// 2^32 passes the tests to the bases 2, 7 and 61 (G. Jaeschke, *On strong pseudoprimes to several
            /// bases*, Mathematics of Computation 61, 1993), and none below 2^64 passes those to the first
            /// twelve primes (J. Sorenson and J. Webster, *Strong pseudoprimes to twelve prime bases*,
            /// Mathematics of Computation 86, 2017).
            ///
            /// ```
            /// # use grundy::contest::primes::is_prime;
            /// let primes: Vec<u64> = (0..20).filter(|&n| is_prime(n)).collect();
            /// assert_eq!(primes, [2, 3, 5, 7, 11, 13, 17, 19]);
            /// // 2047 = 23 · 89 passes for 2: 2^11 = 2048 is 1 more than it, and 1023 = 11 · 93.
            /// assert!(!is_prime(2047));
            /// ```
            pub fn is_prime(n: u64) -> bool {
                let bases: &[u64] = if n >> 32 == 0 { &SMALL_BASES } else { &BASES };
                match n {
                    0 | 1 => false,
                    2 => true,
                    _ => {
                        n % 2 == 1 && bases.iter().all(|base| base % n == 0 || passes(n, base % n))
                    }
                }
            }

            /// Bases for numbers below 2^32.
            const SMALL_BASES: [u64; 3] = [2, 7, 61];

            /// Bases for numbers below 2^64.
            const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

            /// Returns whether an odd `n` above 1 passes the strong test to a base in 1..`n`.
            fn passes(n: u64, base: u64) -> bool {
                let twos = (n - 1).trailing_zeros();
                let odd_part = (n - 1) >> twos;
                let mut power =
                    (0..u64::BITS - odd_part.leading_zeros()).rev().fold(1, |power, bit| {
                        let square = product(power, power, n);
                        if odd_part >> bit & 1 == 1 {
                            product(square, base, n)
                        } else {
                            square
                        }
                    });
                if power == 1 {
                    return true;
                }
                for _ in 1..twos {
                    if power == n - 1 {
                        return true;
                    }
                    power = product(power, power, n);
                }
                power == n - 1
            }

            fn product(a: u64, b: u64, modulus: u64) -> u64 {
                match a.checked_mul(b) {
                    Some(product) => product % modulus,
                    None => (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64,
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
