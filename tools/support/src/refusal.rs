//! Refusals: errors that are a message in the current language.

use std::error::Error;
use std::fmt;

/// A message for people, which is an error whether the function returns a text or a dynamic error.
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

/// Returns with the message that the arguments are, as those of [`text!`](crate::text).
#[macro_export]
macro_rules! refuse {
    ($($text:tt)*) => {
        return ::std::result::Result::Err($crate::refusal::Message($crate::text!($($text)*)).into())
    };
}

/// Returns with a message unless a condition holds. The message is given as in
/// [`text!`](crate::text).
#[macro_export]
macro_rules! ensure {
    ($condition:expr, $($text:tt)*) => {
        if !$condition {
            $crate::refuse!($($text)*);
        }
    };
}
