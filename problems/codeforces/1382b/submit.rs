// Codeforces 1382B https://codeforces.com/problemset/problem/1382/B · made by `cargo judge bundle cf1382b --write` from 786dc885b4a092f0
//! Codeforces 1382B — Sequential Nim
//! <https://codeforces.com/problemset/problem/1382/B> · 1 s · 256 MiB · easy
//!
//! Rules: n piles in a row; a move takes a positive number of stones from the first pile that is
//! not empty, and whoever cannot move loses. Cases `n`, then the piles, after their number; print
//! the winner of each, `First` or `Second`.
//! Model: Nim, the first heap alone.
//! Why: whoever finds a first pile of 2 or more wins: he takes all of it or all but one stone,
//! whichever makes him win what follows (strategy stealing). Piles of 1 before that only pass
//! the turn on, so their number decides; and if there are no other piles, the last of them is
//! taken by the winner.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        winners += if first_wins(&piles) { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

/// Returns whether the first player wins with piles that are not empty.
fn first_wins(piles: &[u64]) -> bool {
    let ones = piles.iter().take_while(|&&pile| pile == 1).count();
    if ones < piles.len() {
        ones % 2 == 0
    } else {
        ones % 2 == 1
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
