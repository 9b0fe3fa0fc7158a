//! The solutions as programs, and a program as a page shows it: comments a shade lighter.

use crate::library::Library;
use anyhow::{Context, Result};
use catalogue::project::Project;
use maud::{html, Markup};
use std::collections::BTreeSet;
use std::fs;

/// The program of a problem.
pub struct Solution {
    /// Its text without the header, which the page has above.
    pub program: String,
    /// The modules of the library that it names.
    pub modules: BTreeSet<String>,
}

/// Reads the solutions of all problems, in their order.
pub fn solutions(project: &Project, library: &Library) -> Result<Vec<Solution>> {
    let problems = project.problems.iter().map(|problem| {
        let path = project.solution(problem);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let lines: Vec<&str> =
            text.lines().skip_while(|line| line.starts_with("//!") || line.is_empty()).collect();
        Ok(Solution { program: lines.join("\n"), modules: library.used_by(&text) })
    });
    problems.collect()
}

/// A listing that scrolls sideways where the page is narrow.
pub fn listing(text: &str) -> Markup {
    html! {
        pre.code { code {
            @for line in text.lines() {
                @let (code, comment) = split(line);
                (code) @if !comment.is_empty() { span.comment { (comment) } } "\n"
            }
        } }
    }
}

/// The line up to its comment, and the comment.
pub fn split(line: &str) -> (&str, &str) {
    let mut in_text = false;
    let mut before = ' ';
    for (place, c) in line.char_indices() {
        match c {
            '"' if before != '\\' && before != '\'' => in_text = !in_text,
            '/' if before == '/' && !in_text => return line.split_at(place - 1),
            _ => {}
        }
        before = c;
    }
    (line, "")
}
