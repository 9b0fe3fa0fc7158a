//! The programs of the solutions, and listings of programs with comments in a lighter colour.

use crate::library::Library;
use anyhow::{Context, Result};
use catalogue::project::Project;
use maud::{html, Markup};
use std::collections::BTreeSet;
use std::fs;

/// The program of a problem.
pub struct Solution {
    /// The text without the header, which the page shows above it.
    pub program: String,
    /// The modules of the library that it uses.
    pub modules: BTreeSet<String>,
}

/// Reads the solutions of all problems, in their order.
pub fn solutions(project: &Project, library: &Library) -> Result<Vec<Solution>> {
    let problems = project.problems.iter().map(|problem| {
        let path = project.solution_path(problem);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let lines: Vec<&str> =
            text.lines().skip_while(|line| line.starts_with("//!") || line.is_empty()).collect();
        Ok(Solution { program: lines.join("\n"), modules: library.used_by(&text) })
    });
    problems.collect()
}

/// Returns a listing of a program.
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

/// Splits a line into the code and the comment after it.
pub fn split(line: &str) -> (&str, &str) {
    let mut in_string = false;
    let mut previous = ' ';
    for (place, c) in line.char_indices() {
        match c {
            '"' if previous != '\\' && previous != '\'' => in_string = !in_string,
            '/' if previous == '/' && !in_string => return line.split_at(place - 1),
            _ => {}
        }
        previous = c;
    }
    (line, "")
}
