// Codeforces 150A https://codeforces.com/problemset/problem/150/A · made by `cargo judge bundle cf150a --write` from d216a6264a889567
//! Codeforces 150A — Win or Freeze
//! <https://codeforces.com/problemset/problem/150/A> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: a number q is written down. A move writes down a divisor of the last number written,
//! other than 1 and the number itself, and whoever cannot move wins. Print the winner, `1` or `2`;
//! if it is the first player, also print on a second line a number that he can write as a winning
//! first move, or 0 if he has no move.
//! Bounds: 1 ≤ q ≤ 10^13.
//! Kind: impartial
//! Model: game of divisors, misère.
//! Why: 1 and the primes allow no move, so they are won. A product of two primes is lost, as every
//! move from it leads to a prime. A product of three or more primes is won by writing the product
//! of two of these primes.
//! Cost: O(√q).
//!
//! 规则：写着一个数 q。每次操作写出上一个数的一个约数，不能是 1 和这个数本身；无法操作者胜。输
//! 出获胜者 `1` 或 `2`；若先手胜，第二行再输出任意一个必胜的第一步，他无法操作则输出 0。
//! 范围：1 ≤ q ≤ 10^13。
//! 模型：约数游戏，反常规则。
//! 思路：面对 1 或质数时无法操作，所以必胜。两个质数之积只能留下质数，所以必败。更多质数之积，
//! 写出其中两个之积即胜。
//! 复杂度：O(√q)。

use grundy::contest::primes::prime_powers;
use proconio::input;

fn main() {
    input! { q: u64 }
    let mut primes = vec![];
    for (prime, exponent) in prime_powers(q) {
        primes.extend((0..exponent).map(|_| prime));
    }
    match primes[..] {
        [] | [_] => println!("1\n0"),
        [_, _] => println!("2"),
        [first, second, ..] => println!("1\n{}", first * second),
    }
}

mod grundy {
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
