// Codeforces 1943A https://codeforces.com/problemset/problem/1943/A · made by `cargo judge bundle cf1943a --write` from 04f432b0ddf4eaac
//! Codeforces 1943A — MEX Game 1
//! <https://codeforces.com/problemset/problem/1943/A> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: the players take turns, Alice first: Alice takes one of the numbers that are left, and
//! Bob throws one away, until none is left. The score is the mex of Alice's numbers; she wants it
//! to be large, and Bob wants it to be small. The input has t cases: `n` and n numbers; print the
//! score of each case.
//! Bounds: 1 ≤ t ≤ 2 · 10^4; 1 ≤ n ≤ 2 · 10^5; 0 ≤ a_i < n; the sum of n is at most 2 · 10^5.
//! Kind: score
//! Picture: `1 / 3 / 0 0 1`
//! Model: pairing strategy, the copies of a number.
//! Why: the score is the smaller of two numbers: the least number that does not occur, and the
//! second least of the numbers that occur exactly once.
//!
//! 1. Alice cannot get a number that does not occur. Let x < y both occur exactly once. After her
//!    first move Bob throws away x, or y if she has taken x: the score is at most y.
//! 2. Let m be the claimed score. All numbers below m occur, and at most one of them occurs only
//!    once. She begins with this number, or with any number if there is no such number. Now at
//!    least two copies are left of each number below m that she has not taken. If Bob throws one of
//!    these copies away, she takes another copy of the same number; otherwise she takes any number.
//!    So this remains true. In the end no copy is left, so she has all numbers below m.
//!
//! Cost: O(n).
//!
//! 规则：Alice 和 Bob 轮流操作，Alice 先手：Alice 拿走剩下的一个数，Bob 扔掉剩下的一个数，直到没有数。得分是 Alice 所拿各数的
//! mex，Alice 希望它大，Bob 希望它小。共 t 组数据，每组为 `n` 和 n 个数；对每组输出得分。
//! 范围：1 ≤ t ≤ 2 · 10^4；1 ≤ n ≤ 2 · 10^5；0 ≤ a_i < n；n 的总和不超过 2 · 10^5。
//! 模型：配对策略，同一个数的各份。
//! 思路：得分是没有出现的最小的数，与只出现一次的数中第二小的，取两者中较小的。
//!
//! 1. 没有出现的数 Alice 得不到。设 x < y 都只出现一次。她走第一步后，至少还剩其中一个，Bob 扔掉剩下的较小的一个，所以得分至多为 y。
//! 2. 设 m 为上面所说的数。小于 m 的数都出现，其中至多一个只出现一次。她先拿这个数，没有就任意拿。这时每个小于 m 而她没有的数都至少
//!    有两份。若 Bob 扔掉其中一份，她就拿另一份，否则任意拿，这一点便保持下去。最后一份也不剩，所以小于 m 的数她都有。
//!
//! 复杂度：O(n)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut scores = Vec::new();
    for _ in 0..cases {
        input! { numbers: [usize] }
        // A mex of n numbers is at most n, so that larger numbers do not matter.
        let mut counts = vec![0; numbers.len() + 1];
        for number in numbers {
            if let Some(count) = counts.get_mut(number) {
                *count += 1;
            }
        }
        let mut single = 0;
        let score = counts.iter().position(|&count| {
            single += usize::from(count == 1);
            count == 0 || single == 2
        });
        scores.push(score.expect("n numbers are not n + 1 different ones"));
    }
    println!("{}", scores.iter().join("\n"));
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::string::String;

    use std::fmt::Write;

    /// An [`Iterator`] blanket implementation that provides extra adaptors and
    /// methods.
    ///
    /// This trait defines a number of methods. They are divided into two groups:
    ///
    /// * *Adaptors* take an iterator and parameter as input, and return
    ///   a new iterator value. These are listed first in the trait. An example
    ///   of an adaptor is [`.interleave()`](Itertools::interleave)
    ///
    /// * *Regular methods* are those that don't return iterators and instead
    ///   return a regular value of some other kind.
    ///   [`.next_tuple()`](Itertools::next_tuple) is an example and the first regular
    ///   method in the list.
    pub trait Itertools: Iterator {
        // adaptors

        /// Combine all iterator elements into one `String`, separated by `sep`.
        ///
        /// Use the `Display` implementation of each element.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// assert_eq!(["a", "b", "c"].iter().join(", "), "a, b, c");
        /// assert_eq!([1, 2, 3].iter().join(", "), "1, 2, 3");
        /// ```
        fn join(&mut self, sep: &str) -> String
        where
            Self::Item: std::fmt::Display,
        {
            match self.next() {
                None => String::new(),
                Some(first_elt) => {
                    // estimate lower bound of capacity needed
                    let (lower, _) = self.size_hint();
                    let mut result = String::with_capacity(sep.len() * lower);
                    write!(&mut result, "{}", first_elt).unwrap();
                    self.for_each(|elt| {
                        result.push_str(sep);
                        write!(&mut result, "{}", elt).unwrap();
                    });
                    result
                }
            }
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
