// Luogu P6487 https://www.luogu.com.cn/problem/P6487 · made by `cargo judge bundle luogu_p6487 --write` from c43e365952a90944
//! Luogu P6487 — HRPA
//! <https://www.luogu.com.cn/problem/P6487> · 1 s? · 125 MiB? · easy
//!
//! Also: BZOJ 2275
//! Rules: one heap of n stones; the first move takes any number, all of them perhaps, each
//! later move at most twice what the opponent has just taken, and whoever takes the last
//! stone wins. Input `n`; print the least number that the first player may take to win.
//! Rule: fibonacci nim
//! Model: Fibonacci Nim.
//! Why: by Zeckendorf's theorem n is a sum of Fibonacci numbers, no two of them neighbours.
//! Taking the least part wins, because the next one is more than twice as large; taking less
//! lets the opponent take the least part of what is left of that part. (Whinihan)
//! Cost: O(log n).

use grundy::fibonacci::zeckendorf;
use proconio::input;

fn main() {
    input! { n: u64 }
    assert!((1..=1_000_000_000_000_000).contains(&n), "{n} stones, not 1 to 10^15");
    let least = zeckendorf(n).into_iter().min().expect("a stone");
    println!("{least}");
}

mod grundy {
    pub mod fibonacci {
        /// The Zeckendorf parts of `number`, largest first: distinct Fibonacci numbers among 1,
        /// 2, 3, 5, 8, …, no two neighbours, that add up to it; empty for 0. Cost: O(log number).
        ///
        /// ```
        /// # use grundy::fibonacci::zeckendorf;
        /// assert_eq!(zeckendorf(100), [89, 8, 3]);
        /// ```
        pub fn zeckendorf(number: u64) -> Vec<u64> {
            // The largest Fibonacci number below 2^64 is F(93); the sum that would follow it
            // overflows, which is the sign to stop.
            let (mut small, mut large) = (1u64, 1u64);
            while let Some(next) = small.checked_add(large).filter(|&next| next <= number) {
                small = large;
                large = next;
            }
            let mut parts = Vec::new();
            let mut rest = number;
            while rest > 0 {
                if large <= rest {
                    rest -= large;
                    parts.push(large);
                }
                let smaller = large - small;
                large = small;
                small = smaller;
            }
            parts
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
