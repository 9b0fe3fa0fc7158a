//! Reads whitespace-separated input with proconio's syntax, on std alone and rustc 1.56.
//!
//! A bundle for a judge without crates contains what it uses of this file, as a module called
//! `proconio`, so that the solution's own lines need not change. The syntax is what the solutions
//! use: `name: T` and `mut name: T`, separated by commas, where `T` is a type that parses from a
//! token, a [`marker`], `[T; len]`, `[T]` preceded by its length, or a tuple.
//!
//! The whole input is read when the first token is requested.
#![forbid(unsafe_code)]

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
                let (lines, kind) = (input.text[..offset].split('\n'), std::any::type_name::<T>());
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

/// Markers, which read tokens in a special way.
pub mod marker {
    use super::{Input, Readable};
    use std::num::NonZeroUsize;

    /// Reads a token as its characters.
    pub enum Chars {}

    impl Readable for Chars {
        type Output = Vec<char>;

        fn read(input: &mut Input) -> Vec<char> {
            String::read(input).chars().collect()
        }
    }

    /// Reads a token as its bytes.
    pub enum Bytes {}

    impl Readable for Bytes {
        type Output = Vec<u8>;

        fn read(input: &mut Input) -> Vec<u8> {
            String::read(input).into_bytes()
        }
    }

    /// Reads a positive number and subtracts 1, as for indices that start at 1.
    pub enum Usize1 {}

    impl Readable for Usize1 {
        type Output = usize;

        fn read(input: &mut Input) -> usize {
            NonZeroUsize::read(input).get() - 1
        }
    }

    /// Reads a number and subtracts 1.
    pub enum Isize1 {}

    impl Readable for Isize1 {
        type Output = isize;

        fn read(input: &mut Input) -> isize {
            isize::read(input).checked_sub(1).expect("the least isize has no predecessor")
        }
    }
}

/// Reads the next value of the input.
pub fn read<T: Readable>() -> T::Output {
    INPUT.with(|input| T::read(&mut input.borrow_mut()))
}

/// Returns whether no token is left.
pub fn is_stdin_empty() -> bool {
    INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
