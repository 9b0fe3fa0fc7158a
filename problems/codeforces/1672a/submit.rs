// Codeforces 1672A https://codeforces.com/problemset/problem/1672/A · made by `cargo judge bundle cf1672a --write` from 5eaec12bd3ef004e
//! Codeforces 1672A — Log Chopping
//! <https://codeforces.com/problemset/problem/1672/A> · 1 s · 256 MiB · easy
//!
//! Rules: n logs; a move cuts one of them into two of whole lengths, at least 1 each, and
//! whoever cannot cut loses. Cases `n`, then the lengths, after their number; print the
//! winner of each, `errorgorn` if it is the first player and `maomao90` if not.
//! Rule: 4.0
//! Model: parity, every cut makes one log more.
//! Why: a cut makes one log more, and play ends when all are of length 1. So a log of length
//! a takes exactly a - 1 cuts, whoever makes them and wherever: the first player makes the
//! last of all if their number is odd. As a game of heaps, the Grundy value of a log is
//! (a - 1) mod 2.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, logs: [u64; n] }
        let cuts_are_odd =
            logs.iter().fold(false, |odd, log| odd ^ (log.saturating_sub(1) % 2 == 1));
        winners += if cuts_are_odd { "errorgorn\n" } else { "maomao90\n" };
    }
    print!("{winners}");
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
