//! Text as people type it, prepared for parsing.

/// Returns what matters in a name: its letters, in lower case, and its digits.
pub fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Splits arguments at blanks, as if they had not been quoted, and converts each part by
/// [`half_width`].
pub fn tokens(arguments: &[String]) -> Vec<String> {
    arguments.iter().flat_map(|text| text.split_whitespace()).map(half_width).collect()
}

/// Converts the characters of a Chinese keyboard to their ASCII equivalents. Each character
/// is replaced by one, so the position of a mistake stays the same.
pub fn half_width(text: &str) -> String {
    let sign = |c: char| match c {
        // Unicode has the full-width forms in the order of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        '、' => ',',
        '。' => '.',
        other => other,
    };
    text.chars().map(sign).collect()
}
