//! A text with changes, and the places in it.

use std::cmp::Reverse;
use std::ops::Range;

/// Returns a text with Unix line endings and without a byte order mark.
pub fn unix(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

/// Returns the text after edits. An edit within another one is dropped with it; an insertion stays
/// before a replacement at the same place.
pub fn edit(text: &str, mut edits: Vec<(Range<usize>, String)>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, !range.is_empty(), Reverse(range.end)));
    let mut new = String::with_capacity(text.len());
    let mut at = 0;
    for (range, replacement) in edits {
        if range.start < at {
            continue; // inside what is already gone
        }
        new.push_str(&text[at..range.start]);
        new.push_str(&replacement);
        at = range.end;
    }
    new + &text[at..]
}

/// Returns the text without some ranges, which may lie within one another.
pub fn cut(text: &str, ranges: impl IntoIterator<Item = Range<usize>>) -> String {
    edit(text, ranges.into_iter().map(|range| (range, String::new())).collect())
}

/// Returns the place of a byte in a text, as `line 3, column 7`.
pub fn place(text: &str, byte: usize) -> String {
    let before = &text[..byte];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let (line, column) =
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1);
    format!("line {line}, column {column}")
}

/// Extends the range of an item so that it begins with the comment lines right above and ends at
/// the next item; a remark on the item's last line and the blank lines below are then cut with it.
pub fn with_comments(text: &str, range: Range<usize>) -> Range<usize> {
    let line_start = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
    if !text[line_start..range.start].trim().is_empty() {
        return range; // something else stands before it on its line
    }
    let mut start = line_start;
    while start > 0 {
        let above = text[..start - 1].rfind('\n').map_or(0, |at| at + 1);
        let line = text[above..start].trim_start();
        if !line.starts_with("//") || line.starts_with("//!") {
            break;
        }
        start = above;
    }
    let line_end = text[range.end..].find('\n').map_or(text.len(), |at| range.end + at + 1);
    let rest = text[range.end..line_end].trim_start();
    if !rest.is_empty() && !rest.starts_with("//") {
        return start..range.end;
    }
    let above = text[..start].trim_end_matches([' ', '\t']);
    if !above.is_empty() && !above.ends_with("\n\n") && !above.ends_with("{\n") {
        return start..line_end; // the blank lines below set the line above apart
    }
    let below = &text[line_end..];
    let blank = below.len() - below.trim_start_matches(|c: char| c.is_whitespace()).len();
    let blank_lines = below[..blank].rfind('\n').map_or(0, |at| at + 1);
    start..line_end + blank_lines
}
