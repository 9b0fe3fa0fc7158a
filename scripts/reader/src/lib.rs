//! Reads whitespace-separated input with proconio's words, on std alone and rustc 1.56.
//!
//! A bundle for a judge without crates holds what it uses of this file, as a module that
//! is called `proconio`, so that the solution's own lines need not change. Of the grammar
//! it has what the solutions use: `name: T` and `mut name: T` with commas between, where
//! `T` is a type that parses from a word, `[T; len]`, `[T]` with its length before it, or
//! a tuple.
//!
//! The whole input is read at the first word that is wanted.
#![forbid(unsafe_code)]

use std::cell::RefCell;
use std::io::Read;
use std::str::FromStr;

thread_local! {
    static INPUT: RefCell<Words> = RefCell::new(Words::of_stdin());
}

/// The bytes of the input, and how many of them are read.
struct Words {
    bytes: Vec<u8>,
    at: usize,
}

impl Words {
    fn of_stdin() -> Words {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).expect("the input cannot be read");
        Words { bytes, at: 0 }
    }

    fn skip_blanks(&mut self) {
        let rest = &self.bytes[self.at..];
        let blanks = rest.iter().take_while(|byte| byte.is_ascii_whitespace());
        self.at += blanks.count();
    }

    fn next(&mut self) -> Option<&str> {
        self.skip_blanks();
        let rest = &self.bytes[self.at..];
        let end = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
        self.at += end;
        let word = std::str::from_utf8(&rest[..end]).expect("the input is not UTF-8");
        Some(word).filter(|word| !word.is_empty())
    }
}

fn with_input<R>(act: impl FnOnce(&mut Words) -> R) -> R {
    INPUT.with(|input| act(&mut input.borrow_mut()))
}

/// The next word of the input as a `T`.
///
/// # Panics
/// At the end of the input, or if the word is no `T`.
pub fn read<T: FromStr>() -> T {
    with_input(|words| {
        let word = words.next().expect("end of input where a word belongs");
        let kind = std::any::type_name::<T>();
        word.parse().unwrap_or_else(|_| panic!("{:?} stands where a {} belongs", word, kind))
    })
}

/// Whether nothing but blanks is left.
pub fn is_stdin_empty() -> bool {
    with_input(|words| {
        words.skip_blanks();
        words.at == words.bytes.len()
    })
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
