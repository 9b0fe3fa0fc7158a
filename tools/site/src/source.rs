//! The programs of the solutions.

use crate::highlight::{self, Syntax};
use crate::library::Library;
use anyhow::{Context, Result};
use catalogue::project::Project;
use maud::Markup;
use std::collections::BTreeSet;
use std::fs;

/// The program of a problem.
pub struct Solution {
    /// The program in colours, without the header, which the page shows above it. Both
    /// languages show it.
    pub listing: Markup,
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
        let listing = highlight::listing(&lines.join("\n"), Syntax::Rust);
        Ok(Solution { listing, modules: library.used_by(&text) })
    });
    problems.collect()
}
