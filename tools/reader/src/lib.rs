//! Reads whitespace-separated input with proconio's words, on std alone and rustc 1.56.
//!
//! A bundle for a judge without crates holds what it uses of this file, as a module that
//! is called `proconio`, so that the solution's own lines need not change. Of the grammar
//! it has what the solutions use: `name: T` and `mut name: T` with commas between, where
//! `T` is a type that parses from a word, a [`marker`], `[T; len]`, `[T]` with its length
//! before it, or a tuple.
//!
//! The whole input is read at the first word that is wanted.
#![forbid(unsafe_code)]

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
                let (line, kind) = (input.text[..place].split('\n'), std::any::type_name::<T>());
                let column = line.clone().next_back().map_or(0, str::len) + 1;
                panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
            }
        }
    }
}

/// Words that are not read as what they are.
pub mod marker {
    use super::{Input, Readable};
    use std::num::NonZeroUsize;

    /// A word as its characters.
    pub enum Chars {}

    impl Readable for Chars {
        type Output = Vec<char>;

        fn read(input: &mut Input) -> Vec<char> {
            String::read(input).chars().collect()
        }
    }

    /// A word as its bytes.
    pub enum Bytes {}

    impl Readable for Bytes {
        type Output = Vec<u8>;

        fn read(input: &mut Input) -> Vec<u8> {
            String::read(input).into_bytes()
        }
    }

    /// A number from 1 as one from 0.
    pub enum Usize1 {}

    impl Readable for Usize1 {
        type Output = usize;

        fn read(input: &mut Input) -> usize {
            NonZeroUsize::read(input).get() - 1
        }
    }

    /// A number as one less.
    pub enum Isize1 {}

    impl Readable for Isize1 {
        type Output = isize;

        fn read(input: &mut Input) -> isize {
            isize::read(input).checked_sub(1).expect("the least number has none below it")
        }
    }
}

/// The next value of the input.
pub fn read<T: Readable>() -> T::Output {
    INPUT.with(|input| T::read(&mut input.borrow_mut()))
}

/// Whether nothing but blanks is left.
pub fn is_stdin_empty() -> bool {
    INPUT.with(|input| input.borrow().words.clone().next().is_none())
}

/// Declares variables and reads their values.
#[macro_export]
macro_rules! input {
    () => {};
    (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read_value!($kind);
        $crate::input! { $($($rest)*)? }
    };
    ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
        let $name = $crate::read_value!($kind);
        $crate::input! { $($($rest)*)? }
    };
    (mut $name:ident: $kind:ty $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read::<$kind>();
        $crate::input! { $($($rest)*)? }
    };
    ($name:ident: $kind:ty $(, $($rest:tt)*)?) => {
        let $name = $crate::read::<$kind>();
        $crate::input! { $($($rest)*)? }
    };
}

/// Reads one value.
#[macro_export]
macro_rules! read_value {
    ([$kind:tt]) => {{
        let len = $crate::read::<usize>();
        $crate::read_value!([$kind; len])
    }};
    ([$kind:tt; $len:expr]) => {
        (0..$len).map(|_| $crate::read_value!($kind)).collect::<Vec<_>>()
    };
    (($($kind:tt),+ $(,)?)) => {
        ($($crate::read_value!($kind),)+)
    };
    ($kind:ty) => {
        $crate::read::<$kind>()
    };
}
