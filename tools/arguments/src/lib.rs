//! Calls a function with arguments from standard input, and prints what it returns.
//!
//! The format is that of LeetCode's test cases: the arguments, one on each line, and the result are
//! in JSON notation. If a solution is a function, its `main` consists of a single [`call`]; the
//! judge supplies its own `main` instead.
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

/// Calls `function` with one argument from each line of standard input, and prints what it returns.
///
/// If the input does not consist of exactly one argument of the right type for each parameter, ends
/// the program with a message on stderr and exit code 1. Blank lines at the end make no difference.
pub fn call<A, F: Callable<A>>(function: F) {
    let mut input = String::new();
    let read = stdin().read_to_string(&mut input).map_err(|error| error.to_string());
    match read.and_then(|_| evaluate(function, &input)) {
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
/// If the input does not match the function's parameters; the error says what was expected.
pub fn evaluate<A, F: Callable<A>>(function: F, input: &str) -> Result<String, String> {
    function.call_with(&mut Arguments { lines: input.trim_end().lines(), number: 0 })
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
        let mut rest = line;
        let expected = match T::read(&mut rest) {
            Ok(value) if rest.is_empty() => return Ok(value),
            Ok(_) => "the end of the line",
            Err(expected) => expected,
        };
        let (number, column) = (self.number, line.len() - rest.len() + 1);
        let found: String = rest.chars().take(20).collect();
        Err(format!("line {}, column {}: expected {}, found {:?}", number, column, expected, found))
    }

    fn end(&mut self) -> Result<(), String> {
        match self.lines.next() {
            Some(_) => Err(format!("line {}: expected the end of the input", self.number + 1)),
            None => Ok(()),
        }
    }
}

/// A type that an argument may have.
pub trait Argument: Sized {
    /// Reads a value after optional spaces, and removes it from the line.
    ///
    /// # Errors
    /// If the line begins with something else; the error says what was expected instead.
    fn read(line: &mut &str) -> Result<Self, &'static str>;
}

/// Skips optional spaces and removes a token from the line; returns whether the token was there.
fn take(token: char, line: &mut &str) -> bool {
    let rest = line.trim_start().strip_prefix(token);
    *line = rest.unwrap_or(*line);
    rest.is_some()
}

impl Argument for String {
    fn read(line: &mut &str) -> Result<String, &'static str> {
        let text = line.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
        match text {
            Some((inside, rest)) if !inside.contains('\\') => {
                *line = rest;
                Ok(inside.to_string())
            }
            _ => Err("a string in quotes without a backslash"),
        }
    }
}

impl<T: Argument> Argument for Vec<T> {
    fn read(line: &mut &str) -> Result<Vec<T>, &'static str> {
        if !take('[', line) {
            return Err("[");
        }
        let mut items = Vec::new();
        if take(']', line) {
            return Ok(items);
        }
        loop {
            items.push(T::read(line)?);
            if take(']', line) {
                return Ok(items);
            }
            if !take(',', line) {
                return Err(", or ]");
            }
        }
    }
}

macro_rules! words {
    ($($t:ty),*) => {$(
        impl Argument for $t {
            fn read(line: &mut &str) -> Result<$t, &'static str> {
                let text = line.trim_start();
                let end = text.find(|c: char| c != '-' && !c.is_alphanumeric());
                let (word, rest) = text.split_at(end.unwrap_or(text.len()));
                let value = word.parse().map_err(|_| std::any::type_name::<$t>())?;
                *line = rest;
                Ok(value)
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

/// A type that a result may have.
pub trait Answer {
    /// Returns the value in JSON notation.
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

/// A function whose arguments have the types in the tuple `A`.
pub trait Callable<A> {
    /// Reads all arguments, calls the function, and returns its result in JSON notation.
    fn call_with(self, arguments: &mut Arguments) -> Result<String, String>;
}

macro_rules! functions {
    ($(($($name:ident: $t:ident),+))*) => {$(
        impl<F: Fn($($t),+) -> R, R: Answer, $($t: Argument),+> Callable<($($t,)+)> for F {
            fn call_with(self, arguments: &mut Arguments) -> Result<String, String> {
                $(let $name = arguments.next()?;)+
                arguments.end()?;
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
