//! The first difference between two outputs, laid out for people to read.

use crate::compare::lines;
use diff::slice;
use diff::Result::{Both, Left, Right};
use std::fmt::Write;

const BEFORE: usize = 2;
const AFTER: usize = 10;
const WIDTH: usize = 100;

/// Returns numbered lines around the first difference: `-` marks expected lines, and `+` marks
/// actual lines.
pub fn difference(expected: &str, got: &str) -> String {
    let (expected, got) = (lines(expected), lines(got));
    let same = expected.iter().zip(&got).take_while(|(expected, got)| expected == got).count();
    let from = same.saturating_sub(BEFORE);
    let [old, new] = [&expected, &got].map(|lines| &lines[from..lines.len().min(same + AFTER)]);
    let first = expected.get(same).zip(got.get(same));
    let column = first.map_or(0, |(expected, got)| common_length(expected, got));
    let mut text = String::from("  line   - expected, + got\n");
    // The number of the next line in each output.
    let (mut of_old, mut of_new) = (from + 1, from + 1);
    for line in slice(old, new) {
        let (sign, number, line) = match line {
            Left(line) => ('-', of_old, line),
            Right(line) => ('+', of_new, line),
            Both(line, _) => (' ', of_old, line),
        };
        of_old += usize::from(sign != '+');
        of_new += usize::from(sign != '-');
        let column = if number == same + 1 { column } else { 0 };
        let _ = writeln!(text, "{number:>6} {sign} {}", shorten(line, column));
    }
    let rest = [&expected, &got].map(|lines| lines.len().saturating_sub(same + AFTER));
    if rest != [0, 0] {
        let _ = writeln!(text, "       … {} more expected, {} more got", rest[0], rest[1]);
    }
    text
}

/// Returns the first pair of lines that differ only in white space, with the spaces made visible.
pub fn blanks(expected: &str, got: &str) -> String {
    let visible = |text: &str| {
        let signs = [(" ", "·"), ("\t", "→"), ("\r", "␍")];
        signs.iter().fold(text.to_string(), |text, (blank, sign)| text.replace(blank, sign))
    };
    let (expected, got): (Vec<&str>, Vec<&str>) =
        (expected.lines().collect(), got.lines().collect());
    let differ = |&line: &usize| {
        expected.get(line).map(|line| line.trim_end()) != got.get(line).map(|line| line.trim_end())
    };
    let Some(line) = (0..expected.len().max(got.len())).find(differ) else { return String::new() };
    let (old, new) = (expected.get(line), got.get(line));
    let column = common_length(old.unwrap_or(&""), new.unwrap_or(&""));
    let shown = |line: Option<&&str>| match line {
        Some(line) => format!("{}⏎", shorten(&visible(line), column)),
        None => "(no line)".to_string(),
    };
    let number = line + 1;
    format!("{number:>6} - {}\n{number:>6} + {}\n", shown(old), shown(new))
}

/// Returns the length in characters of the longest common prefix of two lines.
fn common_length(a: &str, b: &str) -> usize {
    a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count()
}

/// Returns the part of a long line around `column`. Control characters, which would be invisible or
/// move the cursor, are escaped as in Rust.
fn shorten(line: &str, column: usize) -> String {
    let length = line.chars().count();
    let from = if length > WIDTH { column.saturating_sub(WIDTH / 2) } else { 0 };
    let mut text = String::from(if from > 0 { "…" } else { "" });
    for character in line.chars().skip(from).take(WIDTH) {
        match character.is_control() {
            true => text.extend(character.escape_default()),
            false => text.push(character),
        }
    }
    if from + WIDTH < length {
        text.push('…');
    }
    if length > WIDTH {
        let _ = write!(text, " ({length} characters)");
    }
    text
}

#[cfg(test)]
#[path = "../tests/unit/difference.rs"]
mod tests;
