//! The first difference between two outputs, laid out for people.

use crate::compare::lines;
use diff::slice;
use diff::Result::{Both, Left, Right};
use std::fmt::Write;

const BEFORE: usize = 2;
const AFTER: usize = 10;
const WIDTH: usize = 100;

/// Returns the lines around the first difference, numbered: `-` marks an expected line, `+` the
/// program's.
pub fn difference(expected: &str, got: &str) -> String {
    let (expected, got) = (lines(expected), lines(got));
    let same = expected.iter().zip(&got).take_while(|(expected, got)| expected == got).count();
    let from = same.saturating_sub(BEFORE);
    let [old, new] = [&expected, &got].map(|lines| &lines[from..lines.len().min(same + AFTER)]);
    let first = expected.get(same).zip(got.get(same));
    let column = first.map_or(0, |(expected, got)| common_length(expected, got));
    let mut text = String::from("  line   - expected, + got\n");
    // The number of the next line of each.
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

/// Returns the first pair of lines that differ in blanks only, with the blanks made visible.
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
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_has_its_line_number() {
        let numbers =
            |range: std::ops::Range<u32>| range.map(|n| format!("{n}\n")).collect::<String>();
        let got = numbers(1..50).replace("40\n", "forty\n");
        let text = difference(&numbers(1..50), &got);
        assert!(text.contains("    39   39\n    40 - 40\n    40 + forty\n    41   41\n"), "{text}");
        assert!(!text.contains("37"), "{text}");
    }

    #[test]
    fn long_lines_and_long_rests_are_cut() {
        let long = "x".repeat(1000);
        let text = difference(&long, &"y\n".repeat(500));
        assert!(text.contains("… (1000 characters)") && text.contains("490 more got"), "{text}");
    }

    #[test]
    fn a_long_line_is_cut_around_its_difference() {
        let long = "x".repeat(300);
        let text = difference(&format!("{long}a{long}"), &format!("{long}b"));
        let [a, b] = ["a", "b"].map(|end| format!("…{}{end}", "x".repeat(50)));
        assert!(text.contains(&format!("     1 - {a}xxx")), "{text}");
        assert!(text.contains(&format!("     1 + {b} (301 characters)\n")), "{text}");
        let text = blanks(&format!("{long} 1"), &format!("{long}  1"));
        assert!(text.contains("x·1 (302 characters)⏎\n") && text.contains("x··1 (303"), "{text}");
    }

    #[test]
    fn control_characters_are_spelled_out() {
        let text = difference("1\n", "\u{1b}[2J1\0\n");
        assert!(text.contains("     1 + \\u{1b}[2J1\\u{0}\n"), "{text}");
    }

    #[test]
    fn missing_lines_are_shown() {
        assert!(difference("1\n2\n", "1\n").contains("     2 - 2\n"));
        assert!(difference("", "1\n").contains("     1 + 1\n"));
    }

    #[test]
    fn blanks_become_visible() {
        assert_eq!(blanks("1 2\n", "1\t2\n"), "     1 - 1·2⏎\n     1 + 1→2⏎\n");
        assert_eq!(blanks("1\n2\n", "1\n\n2\n"), "     2 - 2⏎\n     2 + ⏎\n");
    }
}
