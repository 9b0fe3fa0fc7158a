//! What rustc says about a bundle, in terms of the solution's author: with the lines of the
//! solution's own file, which comes first in the bundle.

use std::path::Path;

/// A solution, as far as its author's lines are concerned.
pub struct Author {
    /// The path of the solution's file as a message shows it.
    pub path: String,
    /// The number of lines of the solution.
    pub lines: usize,
}

/// A message of rustc about a bundle.
pub struct Remark {
    /// Whether the bundle does not compile.
    pub is_error: bool,
    /// Whether it is about something that the author wrote.
    pub is_authors: bool,
    /// The message as rustc prints it, at the places that the author knows.
    pub text: String,
}

impl Author {
    /// Returns the author of a solution; messages call its file `path`.
    pub fn new(path: String, solution: &str) -> Author {
        Author { path, lines: solution.lines().count() }
    }

    /// Returns whether a line of the bundle belongs to the solution.
    pub fn wrote(&self, line: usize) -> bool {
        line <= self.lines
    }

    /// Returns a line of the bundle as the author counts them.
    pub fn place(&self, line: usize) -> String {
        match self.wrote(line) {
            true => format!("line {line}"),
            false => format!("line {} of the inlined crates", line - self.lines),
        }
    }

    /// Returns a message about the bundle in `file` in which every place is given as a place in the
    /// solution's file, or in the crates that are part of the bundle.
    pub fn terms(&self, message: &str, file: &Path) -> String {
        let file = format!("{}:", file.display());
        let mut parts = message.split(&file);
        let mut text = parts.next().unwrap_or_default().to_string();
        for part in parts {
            let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            match part[..digits].parse() {
                Ok(line) if !self.wrote(line) => {
                    text += &format!("inlined crates:{}", line - self.lines);
                }
                _ => text += &format!("{}:{}", self.path, &part[..digits]),
            }
            text += &part[digits..];
        }
        text.trim_end().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_the_authors_file() {
        let author = Author::new("a/solution.rs".to_string(), "one\ntwo\nthree\n");
        let message = "error: x\n --> /tmp/x.rs:3:7\n ::: /tmp/x.rs:5:1\n";
        let terms = author.terms(message, Path::new("/tmp/x.rs"));
        assert_eq!(terms, "error: x\n --> a/solution.rs:3:7\n ::: inlined crates:2:1");
    }
}
