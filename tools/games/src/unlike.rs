//! Sums of heaps that follow different rules, as text: `kayles 5 + nim 3 + {1, 2} 7`.

use grundy::rule::Moves;
use support::number;

/// Splits a sum at the signs `+` between its games. Inside brackets and inside a list of moves, the
/// sign belongs to the rule. `count_heaps` returns how many heaps stand beside the rule that a text
/// is, and `None` if it is not a rule.
pub fn pieces(text: &str, count_heaps: impl Fn(&str) -> Option<usize>) -> Vec<String> {
    let parts = split_outside_brackets(text);
    let mut pieces = Vec::new();
    let mut first = 0;
    while first < parts.len() {
        let joined = |len: usize| parts[first..first + len].join("+").trim().to_string();
        let all = parts.len() - first;
        let len = match Moves::has_arrow(parts[first]) {
            false => 1,
            true => {
                let has_heaps = |&len: &usize| count_heaps(&joined(len)) > Some(0);
                let is_rule = |&len: &usize| count_heaps(&joined(len)) == Some(0);
                let with_heaps = (1..=all).find(has_heaps);
                // A mistake is told as one in the list.
                with_heaps.or_else(|| (1..=all).rev().find(is_rule)).unwrap_or(all)
            }
        };
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
