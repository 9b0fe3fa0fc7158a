//! Sums of heaps that follow different rules, as text: `kayles 5 + nim 3 + {1, 2} 7`.

use wording::number;

/// Splits a sum at the signs + between its games. Inside brackets and inside a list of moves, a
/// + belongs to the rule; `is_whole` says whether a text is a rule with its heaps.
pub fn pieces(text: &str, is_whole: impl Fn(&str) -> bool) -> Vec<String> {
    let parts = split_outside_brackets(text);
    let mut pieces = Vec::new();
    let mut first = 0;
    while first < parts.len() {
        let has_arrow = ["->", "→", "=>", "⇒"].iter().any(|arrow| parts[first].contains(arrow));
        let joined = |len: usize| parts[first..first + len].join("+").trim().to_string();
        let lens = if has_arrow { 1..=parts.len() - first } else { 1..=1 };
        let len = lens.into_iter().find(|&len| is_whole(&joined(len))).unwrap_or(1);
        pieces.push(joined(len));
        first += len;
    }
    pieces
}

/// Splits a text at each + outside brackets, unless it stands between two digits: `10^15+2` is no
/// number that is read here, and not two heaps.
fn split_outside_brackets(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let is_digit =
        |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(u8::is_ascii_digit);
    let (mut depth, mut start) = (0, 0);
    let mut parts = Vec::new();
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'{' | b'[' => depth += 1,
            b')' | b'}' | b']' => depth -= 1,
            b'+' if depth == 0 && !(is_digit(at.checked_sub(1)) && is_digit(Some(at + 1))) => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

/// Returns whether a text is only numbers, which are heaps of the rule before it.
pub fn is_numbers(text: &str) -> bool {
    let mut sizes = text.split([',', ' ']).filter(|size| !size.is_empty()).peekable();
    sizes.peek().is_some() && sizes.all(|size| number::read(size).is_ok())
}
