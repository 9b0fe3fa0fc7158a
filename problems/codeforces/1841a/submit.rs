// Codeforces 1841A https://codeforces.com/problemset/problem/1841/A · made by `cargo judge bundle cf1841a --write` from 1520d2f0fecd2758
//! Codeforces 1841A — Game with Board
//! <https://codeforces.com/problemset/problem/1841/A> · 2 s · 512 MiB · easy
//!
//! Rules: n ones stand on a board. A move wipes two or more equal numbers and writes their sum
//! instead; a player who cannot move, since all numbers are different, wins. Alice moves first.
//! Numbers n after their count; print the winner of each, `Alice` or `Bob`.
//! Model: game on sets and strings, misère, equal numbers are merged.
//! Why: for n ≥ 5 Alice merges all ones but two. Bob finds 1, 1 and n - 2 > 2, and has to merge the
//! two ones; then Alice finds 2 and n - 2, which are different, and wins. For n from 2 to 4, every
//! move but one leaves at most one 1 and one other number, so that Bob cannot move. The exception
//! leaves 1, 1, 2 for n = 4, and the next moves are forced: Bob leaves 2, 2 and Alice leaves 4. So
//! Bob wins. For n ≤ 1 Alice has no move at all.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize, counts: [u64; cases] }
    let mut winners = String::new();
    for n in counts {
        winners += if (2..=4).contains(&n) { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
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
