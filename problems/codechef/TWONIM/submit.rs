// CodeChef TWONIM https://www.codechef.com/problems/TWONIM · made by `cargo judge bundle codechef_twonim --write` from a4b9c639c8232923
//! CodeChef TWONIM — Dual Nim
//! <https://www.codechef.com/problems/TWONIM> · 2 s · 1536 MiB? · easy
//!
//! Rules: N piles of stones. Whoever is to move and finds that the nim sum of the piles is 0, as
//! it is if there are none, has won; otherwise he removes one whole pile. Cases `N`, then the
//! piles, after their number; print the winner of each, `First` or `Second`.
//! Model: parity, whole piles until their nim sum is 0.
//! Why: by induction over the number of piles, a player who finds a nim sum other than 0 wins with
//! an even number of piles and loses with an odd one.
//!
//! 1. An odd number: every move leaves an even number of piles, with which the opponent wins: at
//!    once if the nim sum is 0, as it is without piles, and otherwise by induction.
//! 2. An even number, with a nim sum of s: some pile is not s, as an even number of piles of s
//!    would have the nim sum 0. Removing that pile leaves an odd number of piles and a nim sum
//!    other than 0, with which the opponent loses by induction.
//!
//! Cost: O(N) a case.

use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let first_wins = nim_sum(&piles) == 0 || n % 2 == 0;
        winners += if first_wins { "First\n" } else { "Second\n" };
    }
    print!("{winners}", winners = winners);
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
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
