//! Words as people type them, before anything is made of them.

/// Returns what counts in a name: its letters and digits, the letters small.
pub fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns the words between blanks, whether the shell was given one or many, with the signs
/// of a Chinese keyboard read as those of a rule.
pub fn words(typed: &[String]) -> Vec<String> {
    typed.iter().flat_map(|word| word.split_whitespace()).map(half_width).collect()
}

/// Reads the signs of a Chinese keyboard as those of a rule, character by character, so that
/// the place of a mistake stays what it is.
pub fn half_width(text: &str) -> String {
    let sign = |c: char| match c {
        // The full-width forms stand in Unicode as their originals do in ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        '、' => ',',
        '。' => '.',
        other => other,
    };
    text.chars().map(sign).collect()
}
