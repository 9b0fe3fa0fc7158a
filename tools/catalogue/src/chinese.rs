//! Chinese text: the keys of the Chinese part of a header, and how lines are joined.

use anyhow::{bail, Result};

/// The keys, in the order of the fields of [`Texts`](crate::texts::Texts). In a header, a fullwidth
/// colon follows each key.
pub const KEYS: [&str; 6] = ["规则", "范围", "模型", "思路", "复杂度", "评测"];

/// Splits a line that begins with one of the [`KEYS`] into the key and the text.
///
/// # Errors
/// If an ASCII colon follows the key.
pub(crate) fn split_key(line: &str, number: usize) -> Result<Option<(&'static str, &str)>> {
    for key in KEYS {
        let Some(rest) = line.strip_prefix(key) else { continue };
        if let Some(text) = rest.strip_prefix('：') {
            return Ok(Some((key, text)));
        }
        if rest.starts_with(':') {
            bail!("line {number}: expected a fullwidth colon, as in `{key}：`");
        }
    }
    Ok(None)
}

/// Returns whether two lines are joined without a space, as between two Chinese characters and on
/// either side of a Chinese punctuation mark. A space separates Chinese from numbers, code and
/// Latin letters, as it does inside a line.
pub fn joins_without_space(before: &str, after: &str) -> bool {
    let is_mark = |c: char| is_fullwidth(c) && !is_ideograph(c);
    before.ends_with(is_mark)
        || after.starts_with(is_mark)
        || before.ends_with(is_ideograph) && after.starts_with(is_ideograph)
}

/// Returns whether `c` is a Chinese character or a Chinese or fullwidth punctuation mark.
pub fn is_fullwidth(c: char) -> bool {
    // The marks “ ” ‘ ’ … — belong to both languages; here they count as Chinese, like the text.
    is_ideograph(c)
        || matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ff65}' | '“' | '”' | '‘' | '’' | '—')
}

/// Returns whether `c` is a Chinese character.
pub fn is_ideograph(c: char) -> bool {
    matches!(c, '\u{3007}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{20000}'..='\u{3ffff}')
}
