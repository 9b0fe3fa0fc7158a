//! Names in the forms that people type, prepared for comparison.

/// Returns the significant part of a name: its letters, in lower case, and its digits.
pub fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
