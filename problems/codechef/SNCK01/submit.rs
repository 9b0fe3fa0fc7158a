// CodeChef SNCK01 https://www.codechef.com/problems/SNCK01 · made by `cargo judge bundle codechef_snck01 --write` from b2493e479e14c974
//! CodeChef SNCK01 — SNCK01
//! <https://www.codechef.com/problems/SNCK01> · 2 s · 1536 MiB? · medium
//!
//! Rules: a move chooses a row of a matrix, and subtracts any number from 1 to k from k, the
//! leftmost number of the row that is not 0. Whoever makes the matrix 0 wins. The input has
//! T cases: `N M`, then N rows of M numbers. Print the winner, `FIRST` or `SECOND`.
//! Model: Nim, a sum of rows that are played from left to right.
//! Why: rows do not affect each other, so the nim sum of their Grundy values decides (Sprague
//! and Grundy). The value of a row is found from its right end.
//!
//! 1. A row that is all 0 is worth 0, and a 0 at the left changes nothing.
//! 2. Say that a number k stands before a rest worth r. At k = 0 this is worth r. In general the
//!    options replace k by each smaller number, so that from k = 1 on each value is the least
//!    number that has not occurred yet: the values are r, and then 0, 1, 2, … without r.
//! 3. So k and the rest are worth k - 1 as long as this is below r, and k after that.
//!
//! Cost: O(N M) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, rows: [[u64; m]; n] }
        let nim_sum = rows.iter().fold(0, |sum, row| sum ^ row_value(row));
        winners += if nim_sum != 0 { "FIRST\n" } else { "SECOND\n" };
    }
    print!("{winners}", winners = winners);
}

fn row_value(row: &[u64]) -> u64 {
    row.iter().rev().fold(0, |rest, &number| match number {
        0 => rest,
        _ if number <= rest => number - 1,
        _ => number,
    })
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
