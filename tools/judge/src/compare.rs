//! The comparison of an output with the expected output.

/// How two outputs compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// Equal but for trailing spaces, final empty lines and CR before LF, which the judges ignore.
    Same,
    /// The same tokens with different white space between them: a presentation error.
    OnlyBlanks,
    /// Different tokens.
    Different,
}

/// Compares an output with the expected output.
pub fn compare(expected: &str, got: &str) -> Match {
    if lines(expected) == lines(got) {
        Match::Same
    } else if expected.split_whitespace().eq(got.split_whitespace()) {
        Match::OnlyBlanks
    } else {
        Match::Different
    }
}

/// Returns the lines to be compared, without trailing spaces or empty lines at the end.
pub fn lines(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    lines
}

#[cfg(test)]
#[path = "../tests/unit/compare.rs"]
mod tests;
