// HackerRank kitty-and-katty https://www.hackerrank.com/challenges/kitty-and-katty · made by `cargo judge bundle hackerrank_kitty-and-katty --write` from 79b52d0914753fe3
//! HackerRank kitty-and-katty — Kitty and Katty
//! <https://www.hackerrank.com/challenges/kitty-and-katty> · 10 s? · 512 MiB? · easy
//!
//! Rules: blocks carry the numbers 1 to N; a move replaces two blocks A and B by one with
//! A - B. If the last block leaves 1 mod 3, Kitty wins, if 2, Katty wins, and if 0, whoever
//! made the last move; Kitty moves first. T cases `N`; print the winner, `Kitty` or `Katty`.
//! Model: parity, of the moves.
//! Why: whoever makes the last move wins: from two blocks that differ by a multiple of 3 at
//! once, and otherwise by the choice between A - B and B - A, which leave 1 and 2. There are
//! N - 1 moves, so Kitty wins if N is even; and for N = 1, because the block is a 1.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u32 }
        assert!((1..=100_000).contains(&n), "{n} blocks, not 1 to 100000");
        winners += if n == 1 || n % 2 == 0 { "Kitty\n" } else { "Katty\n" };
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
