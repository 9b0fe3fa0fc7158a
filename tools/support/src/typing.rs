//! Names as people type them, prepared for comparison.

/// Returns what matters in a name: its letters, in lower case, and digits.
pub fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
