// Luogu P6791 https://www.luogu.com.cn/problem/P6791 · made by `cargo judge bundle luogu_p6791 --write` from e35ab3045f3974ce
//! Luogu P6791 — Taking stones (取石子)
//! <https://www.luogu.com.cn/problem/P6791> · 1 s? · 125 MiB? · hard
//!
//! Also: SNOI 2020 "Taking stones" (取石子)
//! Rules: one heap of n stones; the first move takes 1 to k of them, every later one at most
//! twice as many as the one before, and whoever takes the last stone loses. T cases `k N`;
//! print for how many n of 1 to N the first player wins.
//! Model: Fibonacci Nim, misère, its won heaps counted.
//! Why: nobody takes the last stone who need not, so this is normal play on n - 1 stones. By
//! the theorem of Fibonacci Nim, the first player wins there exactly if n - 1 > 0 and the
//! least term of its Zeckendorf representation is at most k. The numbers whose terms are all
//! at least the Fibonacci number f > k are, in order, 0, 1, 2, … with terms shifted by as
//! many places as f stands after 1. So those from 1 to N - 1, the lost ones, are as many as
//! the terms of N - 1 from f on, shifted back, add up to.
//! Cost: O(log N) a case.

use grundy::fibonacci::zeckendorf;
use proconio::input;

fn main() {
    let mut terms: Vec<u64> = vec![1, 2];
    while terms[terms.len() - 1] <= 1_000_000_000_000_000_000 {
        terms.push(terms[terms.len() - 1] + terms[terms.len() - 2]);
    }
    let place = |term: u64| terms.partition_point(|&smaller| smaller < term);
    input! { cases: usize }
    assert!((1..=100_000).contains(&cases), "{cases} cases, not 1 to 100000");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { k: u64, n: u64 }
        let in_bounds =
            [k, n].iter().all(|number| (1..=1_000_000_000_000_000_000).contains(number));
        assert!(in_bounds, "{k} and {n}, not both 1 to 1000000000000000000");
        let first = place(k + 1);
        let places = zeckendorf(n - 1).into_iter().map(place);
        let lost: u64 = places.filter(|&at| at >= first).map(|at| terms[at - first]).sum();
        answers += &format!("{}\n", n - 1 - lost);
    }
    print!("{answers}");
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
