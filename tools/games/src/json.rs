//! The part of JSON needed for answers to a page.

use itertools::Itertools;
use std::fmt::Display;

/// Formats a string, quoted and escaped.
pub fn text(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted += "\\\"",
            '\\' => quoted += "\\\\",
            c if c < ' ' => quoted += &format!("\\u{:04x}", c as u32),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// Formats an array of values that are already JSON, such as numbers.
pub fn list(values: impl IntoIterator<Item = impl Display>) -> String {
    format!("[{}]", values.into_iter().join(","))
}

/// Formats an array of strings.
pub fn texts(texts: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    list(texts.into_iter().map(|each| text(each.as_ref())))
}

/// Formats an object from names and values that are already JSON.
pub fn object(fields: &[(&str, String)]) -> String {
    let fields = fields.iter().map(|(name, value)| format!("{}:{value}", text(name)));
    format!("{{{}}}", fields.into_iter().join(","))
}
