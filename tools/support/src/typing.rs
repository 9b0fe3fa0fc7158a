//! Names as people type them, prepared to be compared.

/// The most characters of what was typed that a message repeats.
const MOST: usize = 40;

/// Returns a text with its end left out if it is long, for a message.
pub fn shorten(text: &str) -> String {
    match text.char_indices().nth(MOST) {
        None => text.to_string(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Returns what matters in a name: its letters, in lower case, and its digits.
pub fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
