//! The first line of a file of values.

use explore::saved::header::{line, read};
use grundy::rule::Rule;

#[test]
fn a_line_reads_back_as_it_was_written() {
    for text in ["0.6", "grundy", "4.007", "0.77"] {
        let rule: Rule = text.parse().unwrap();
        let line = line(&rule);
        assert_eq!(read(&mut line.as_bytes()).unwrap(), (rule, line.len() as u64));
    }
}

#[test]
fn other_lines_are_refused() {
    for (line, expected) in [
        ("", "not a file of values"),
        ("grundy values, format 1, of 0.6", "not a file of values"),
        ("# my notes\n", "not a file of values"),
        ("grundy values, format 2, of 0.6\n", "format 2"),
        ("grundy values, format 1\n", "names no rule"),
        ("grundy values, format 1, of 0.9\n", "\"0.9\""),
    ] {
        let error = read(&mut line.as_bytes()).unwrap_err();
        assert!(format!("{error:#}").contains(expected), "{line:?}: {error:#}");
    }
}
