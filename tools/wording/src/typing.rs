//! Text as people type it, prepared for parsing.

pub use grundy::rule::half_width;

/// Returns what matters in a name: its letters, in lower case, and its digits.
pub fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Splits arguments at blanks, as if they had not been quoted, and converts each part by
/// [`half_width`].
pub fn tokens(arguments: &[String]) -> Vec<String> {
    arguments.iter().flat_map(|text| text.split_whitespace()).map(half_width).collect()
}
