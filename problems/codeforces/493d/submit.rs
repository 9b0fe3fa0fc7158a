// Codeforces 493D https://codeforces.com/problemset/problem/493/D · made by `cargo judge bundle cf493d --write` from d2b4a38771bdf97a
//! Codeforces 493D — Vasya and Chess
//! <https://codeforces.com/problemset/problem/493/D> · 2 s · 256 MiB · easy
//!
//! Rules: an n by n board with a white queen at row 1, column 1, a black one at row 1, column
//! n, and neutral pawns on all other squares. Queens move as in chess, and each move must
//! take a pawn or the enemy's queen. Who cannot, or has no queen left, loses; white begins.
//! One case `n`; print `black` if black wins, else `white` and white's first winning square.
//! Model: symmetry, a mirror between two queens.
//! Why: let n be odd. Black mirrors every move in the middle column. Its pawns stand as long
//! as no queen goes there, so that no queen comes across or sees the other, and the mirrored
//! move is free. A queen that goes there is taken by the other one, on the mirrored way.
//! For an even n white takes 1 2, the least square in reach: the enemy's queen if n is 2, and
//! else white mirrors in the middle of columns 2 to n. Column 1 is across the middle.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u32 }
    assert!((2..=1_000_000_000).contains(&n), "a board of {n}, not 2 to 1000000000");
    println!("{}", if n % 2 == 0 { "white\n1 2" } else { "black" });
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
