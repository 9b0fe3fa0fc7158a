//! Refusals: errors that consist of a message in the current language.

use std::error::Error;
use std::fmt;

/// A message for people, usable as an error in functions that return either text or dynamic errors.
#[derive(Debug)]
pub struct Message(pub String);

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Message {}

impl From<Message> for String {
    fn from(message: Message) -> String {
        message.0
    }
}

/// Returns from the function with an error message; the arguments are those of
/// [`text!`](crate::text).
#[macro_export]
macro_rules! refuse {
    ($($text:tt)*) => {
        return ::std::result::Result::Err($crate::refusal::Message($crate::text!($($text)*)).into())
    };
}

/// Returns with an error message, given as in [`text!`](crate::text), unless a condition holds.
#[macro_export]
macro_rules! ensure {
    ($condition:expr, $($text:tt)*) => {
        if !$condition {
            $crate::refuse!($($text)*);
        }
    };
}
