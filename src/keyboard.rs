//! Text from a Chinese keyboard, converted to the equivalent ASCII text.

/// Converts full-width characters and Chinese punctuation to their ASCII equivalents, and a
/// typographic minus sign or dash to a hyphen. Each character is replaced by a single character, so
/// the position of a mistake stays the same.
///
/// ```
/// assert_eq!(grundy::rule::half_width("｛１，２、３｝ ０。７７"), "{1,2,3} 0.77");
/// ```
pub fn half_width(text: &str) -> String {
    let sign = |c: char| match c {
        // Unicode has the full-width forms in the order of ASCII.
        '\u{ff01}'..='\u{ff5e}' => std::char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        '、' => ',',
        '。' => '.',
        '−' | '–' => '-',
        '〜' => '~',
        '【' => '[',
        '】' => ']',
        other => other,
    };
    text.chars().map(sign).collect()
}
