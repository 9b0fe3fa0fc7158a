// Codeforces 150A https://codeforces.com/problemset/problem/150/A · made by `cargo judge bundle cf150a --write` from b6b28d07cf2b157c
//! Codeforces 150A — Win or Freeze
//! <https://codeforces.com/problemset/problem/150/A> · 2 s · 256 MiB · medium
//!
//! Rules: a number q is written down; a move writes a divisor of the last number other than
//! 1 and itself, and whoever cannot move wins. Print the winner, `1` or `2`; if it is the
//! first, then on a second line any winning first move, or 0 if he has none to make.
//! Model: game of divisors, misère.
//! Why: 1 and the primes have no move and are won. A product of two primes leaves only primes
//! and is lost. A product of more is won by writing the product of two of its primes.
//! Cost: O(√q).

use grundy::contest::primes::prime_powers;
use proconio::input;

fn main() {
    input! { q: u64 }
    assert!((1..=10u64.pow(13)).contains(&q), "the number {q}, not 1 to 10^13");
    let primes: Vec<u64> =
        prime_powers(q).flat_map(|(prime, exponent)| (0..exponent).map(move |_| prime)).collect();
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
            /// The primes that divide `n`, rising, each with its exponent; none for 1.
            /// Cost: at most √n / 2 divisions, over all of them.
            ///
            /// # Panics
            /// If `n` is 0, which every prime divides.
            ///
            /// ```
            /// # use grundy::contest::primes::prime_powers;
            /// let count = |n| prime_powers(n).map(|(_, exponent)| exponent).sum::<u32>();
            /// assert_eq!([1, 2, 12, 97, 1024].map(count), [0, 1, 3, 1, 10]);
            /// ```
            pub fn prime_powers(n: u64) -> impl Iterator<Item = (u64, u32)> {
                assert!(n > 0, "0 is divided by every prime");
                let (mut rest, mut divisor) = (n, 2);
                std::iter::from_fn(move || {
                    while rest % divisor != 0 && divisor <= rest / divisor {
                        divisor += 1 + divisor % 2;
                    }
                    let prime = if rest % divisor == 0 { divisor } else { rest };
                    let mut exponent = 0;
                    while rest > 1 && rest % prime == 0 {
                        rest /= prime;
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
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// The next value of the input.
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
