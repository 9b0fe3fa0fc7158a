// Codeforces 1899A https://codeforces.com/problemset/problem/1899/A · made by `cargo judge bundle cf1899a --write` from e296634a181e07d0
//! Codeforces 1899A — Game with Integers
//! <https://codeforces.com/problemset/problem/1899/A> · 1 s · 256 MiB · easy
//!
//! Rules: a number n; a move adds or subtracts 1. The first player, Vanya, wins if a move of
//! his makes it divisible by 3, the second, Vova, if ten moves pass without that. Numbers n
//! after their count; print the winner of each, `First` or `Second`.
//! Model: parity, remainders mod 3.
//! Why: from remainder 1 or 2 Vanya reaches a multiple of 3 at once. From a multiple of 3 he
//! must leave it, and Vova takes his step back, so it goes until the moves are over.
//! Cost: O(1) a number.

use proconio::input;

fn main() {
    input! { count: usize }
    assert!((1..=100).contains(&count), "{count} numbers, not 1 to 100");
    input! { numbers: [u32; count] }
    let mut winners = String::new();
    for n in numbers {
        assert!((1..=1000).contains(&n), "the number {n}, not 1 to 1000");
        winners += if n % 3 > 0 { "First\n" } else { "Second\n" };
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
