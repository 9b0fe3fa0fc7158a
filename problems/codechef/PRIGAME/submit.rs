// CodeChef PRIGAME https://www.codechef.com/problems/PRIGAME · made by `cargo judge bundle codechef_prigame --write` from 6c6fe65fe0d21b3f
//! CodeChef PRIGAME — Prime Game
//! <https://www.codechef.com/problems/PRIGAME> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: X! is written on a board. A move subtracts a positive number that has at most Y different
//! prime factors and is not above the number on the board; whoever writes 0 wins. The input has T
//! cases `X Y`; print the winner, `Chef` for the first player or `Divyam` for the second.
//! Bounds: 1 ≤ T ≤ 10^6; 1 ≤ X, Y ≤ 10^6.
//! Kind: impartial
//! Model: subtraction game, numbers with at most y prime factors.
//! Why: let p be the product of the Y + 1 smallest primes; it is the least number that may not be
//! subtracted. A number is lost exactly when p divides it.
//!
//! 1. A multiple of p, other than 0, has at least Y + 1 different prime factors. So no move
//!    subtracts such a multiple, and therefore no move leads from one multiple of p to another.
//! 2. Any other number leaves a positive remainder modulo p, which is less than p and may therefore
//!    be subtracted; this leads to a multiple of p.
//! 3. The number p divides X! exactly when the largest prime factor of p is at most X, that is,
//!    when there are more than Y primes up to X.
//!
//! Cost: O(X log log X) once, for the largest X; O(1) per case.
//!
//! 规则：黑板上写着 X!。每次操作减去一个正数，它至多有 Y 个不同的质因数，且不超过黑板上的数；写
//! 出 0 者胜。输入共 T 组数据，每组给出 `X Y`；输出获胜者，先手胜为 `Chef`，否则为 `Divyam`。
//! 范围：1 ≤ T ≤ 10^6；1 ≤ X, Y ≤ 10^6。
//! 模型：减法游戏，可以减的是至多有 y 个质因数的数。
//! 思路：设 p 为最小的 Y + 1 个质数之积，它是不许减的最小的数。一个数必败，当且仅当 p 整除它。
//!
//! 1. p 的倍数（0 除外）至少有 Y + 1 个质因数，不能减。所以从 p 的一个倍数走不到另一个倍数。
//! 2. 其他的数模 p 的余数小于 p，可以减去，得到 p 的倍数。
//! 3. p 整除 X!，当且仅当其中最大的质数不超过 X，即 X 以内的质数多于 Y 个。
//!
//! 复杂度：预处理对最大的 X 为 O(X log log X)；每组 O(1)。

use grundy::contest::primes::least_prime_factors;
use proconio::input;

/// A limit of this program: its table of primes takes 12 bytes for each number.
const LARGEST: usize = 20_000_000;

fn main() {
    input! { cases: usize, games: [(usize, usize); cases] }
    let largest = games.iter().map(|&(x, _)| x).max().unwrap_or(0);
    assert!(largest <= LARGEST, "the factorial of {largest}, past this program's {LARGEST}", largest = largest, LARGEST = LARGEST);
    let primes_up_to = count_primes(largest);
    let mut winners = String::new();
    for (x, y) in games {
        winners += if primes_up_to[x] > y { "Divyam\n" } else { "Chef\n" };
    }
    print!("{winners}", winners = winners);
}

/// Returns the number of primes up to each number from 0 to `largest`.
fn count_primes(largest: usize) -> Vec<usize> {
    let mut primes = 0;
    let factors = least_prime_factors(largest + 1);
    let counts = factors.iter().enumerate().map(|(number, &factor)| {
        if number > 1 && factor as usize == number {
            primes += 1;
        }
        primes
    });
    counts.collect()
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
