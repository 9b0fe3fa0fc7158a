//! Calls a function with arguments from standard input, and prints what it returns.
//!
//! The format is that of LeetCode's test cases: one argument a line, each in the notation of
//! JSON, and the result likewise. The `main` of a solution that is a function consists of one
//! [`call`]; the judge has a frame of its own in its place.
//!
//! | type | notation |
//! |---|---|
//! | `bool` | `true` |
//! | `i32`, `i64` | `-7` |
//! | `String` | `"leetcode"`, without a backslash |
//! | `Vec<T>` | `[1,2,3]` |
#![forbid(unsafe_code)]

use std::io::{stdin, Read};
use std::process::exit;

/// Calls `function` with one argument from each line of the standard input, and prints what it
/// returns.
///
/// If the input is not exactly as many arguments as the function has, of their types, it ends the
/// program with a message on stderr and the exit code 1. Blank lines at the end make no difference.
pub fn call<A, F: Function<A>>(function: F) {
    let mut input = String::new();
    let read = stdin().read_to_string(&mut input).map_err(|error| error.to_string());
    match read.and_then(|_| printed(function, &input)) {
        Ok(result) => println!("{}", result),
        Err(message) => {
            eprintln!("{}", message);
            exit(1)
        }
    }
}

/// Returns what [`call`] prints for this input.
///
/// # Errors
/// If the input is not exactly the function's arguments, with the place and what was expected.
pub fn printed<A, F: Function<A>>(function: F, input: &str) -> Result<String, String> {
    function.called(&mut Arguments { lines: input.trim_end().lines(), number: 0 })
}

/// The arguments that have not been read yet.
pub struct Arguments<'a> {
    lines: std::str::Lines<'a>,
    /// The number of lines that have been read.
    number: usize,
}

impl Arguments<'_> {
    fn next<T: Argument>(&mut self) -> Result<T, String> {
        self.number += 1;
        let line = self.lines.next().unwrap_or_default().trim();
        let mut rest = Text { line, at: 0 };
        let value = T::read(&mut rest).and_then(|value| rest.ended().map(|()| value));
        value.map_err(|message| format!("line {}, {}", self.number, message))
    }

    fn ended(&mut self) -> Result<(), String> {
        match self.lines.next() {
            Some(_) => Err(format!("line {}: expected the end of the input", self.number + 1)),
            None => Ok(()),
        }
    }
}

/// A line of which the bytes before `at` have been read.
pub struct Text<'a> {
    line: &'a str,
    at: usize,
}

impl Text<'_> {
    fn rest(&self) -> &str {
        &self.line[self.at..]
    }

    /// Passes a token, which may stand after spaces, and returns whether it is there.
    fn passes(&mut self, token: char) -> bool {
        let rest = self.rest().trim_start();
        let is_there = rest.starts_with(token);
        if is_there {
            self.at = self.line.len() - rest.len() + token.len_utf8();
        }
        is_there
    }

    fn ended(&self) -> Result<(), String> {
        match self.rest().is_empty() {
            true => Ok(()),
            false => Err(self.expected("the end of the line")),
        }
    }

    fn expected(&self, what: &str) -> String {
        let rest: String = self.rest().chars().take(20).collect();
        format!("column {}: expected {}, found {:?}", self.at + 1, what, rest)
    }
}

/// A type of arguments.
pub trait Argument: Sized {
    /// Reads a value.
    fn read(text: &mut Text) -> Result<Self, String>;
}

impl Argument for String {
    fn read(text: &mut Text) -> Result<String, String> {
        let start = text.at;
        if text.passes('"') {
            if let Some((inside, _)) = text.rest().split_once('"') {
                if !inside.contains('\\') {
                    let inside = inside.to_string();
                    text.at += inside.len() + 1;
                    return Ok(inside);
                }
            }
        }
        text.at = start;
        Err(text.expected("a string in quotes without a backslash"))
    }
}

impl<T: Argument> Argument for Vec<T> {
    fn read(text: &mut Text) -> Result<Vec<T>, String> {
        if !text.passes('[') {
            return Err(text.expected("["));
        }
        let mut items = Vec::new();
        if text.passes(']') {
            return Ok(items);
        }
        loop {
            items.push(T::read(text)?);
            if text.passes(']') {
                return Ok(items);
            }
            if !text.passes(',') {
                return Err(text.expected(", or ]"));
            }
        }
    }
}

macro_rules! words {
    ($($t:ty),*) => {$(
        impl Argument for $t {
            fn read(text: &mut Text) -> Result<$t, String> {
                let rest = text.rest().trim_start();
                let end = rest.find(|c: char| c != '-' && !c.is_alphanumeric());
                let word = &rest[..end.unwrap_or(rest.len())];
                match word.parse() {
                    Ok(value) => {
                        text.at = text.line.len() - rest.len() + word.len();
                        Ok(value)
                    }
                    Err(_) => Err(text.expected(std::any::type_name::<$t>())),
                }
            }
        }

        impl Answer for $t {
            fn text(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

words!(bool, i32, i64);

/// A type of results.
pub trait Answer {
    /// Returns the value in the notation of JSON.
    fn text(&self) -> String;
}

impl Answer for String {
    fn text(&self) -> String {
        format!("\"{}\"", self)
    }
}

impl<T: Answer> Answer for Vec<T> {
    fn text(&self) -> String {
        let items: Vec<String> = self.iter().map(Answer::text).collect();
        format!("[{}]", items.join(","))
    }
}

/// A function from arguments of the types `A`, a tuple, to a result.
pub trait Function<A> {
    /// Returns the result in the notation of JSON, after reading all arguments.
    fn called(self, arguments: &mut Arguments) -> Result<String, String>;
}

macro_rules! functions {
    ($(($($name:ident: $t:ident),+))*) => {$(
        impl<F: Fn($($t),+) -> R, R: Answer, $($t: Argument),+> Function<($($t,)+)> for F {
            fn called(self, arguments: &mut Arguments) -> Result<String, String> {
                $(let $name = arguments.next()?;)+
                arguments.ended()?;
                Ok(self($($name),+).text())
            }
        }
    )*};
}

functions! {
    (a: A)
    (a: A, b: B)
    (a: A, b: B, c: C)
}
