//! The programs of the solutions.

use crate::highlight::{self, Syntax};
use crate::library::Library;
use anyhow::Result;
use catalogue::glossary::Glossary;
use catalogue::project::Project;
use maud::Markup;
use support::files::read;

/// The program of a problem.
pub struct Solution {
    /// The program in colours, without the header, which the page shows above it. Both
    /// languages show it.
    pub listing: Markup,
    /// The modules that have the theory of the problem, in the library's order: those to which its
    /// kind of game leads, and those of which the program uses more than helpers.
    pub theory: Vec<String>,
    /// The tools for contests that the program uses, in the library's order.
    pub tools: Vec<String>,
}

impl Solution {
    /// Returns whether a module is named on the page of the problem.
    pub fn names(&self, module: &str) -> bool {
        self.theory.iter().chain(&self.tools).any(|path| path == module)
    }
}

/// Returns whether a module has tools for contests, apart from the games.
pub fn is_tool(path: &str) -> bool {
    path.split("::").next() == Some("contest")
}

/// Reads the solutions of all problems, in their order.
///
/// # Errors
/// If a program cannot be read.
pub fn solutions(
    project: &Project,
    library: &Library,
    glossary: &Glossary,
) -> Result<Vec<Solution>> {
    let problems = project.problems.iter().map(|problem| {
        let text = read(&problem.solution())?;
        let lines: Vec<&str> =
            text.lines().skip_while(|line| line.starts_with("//!") || line.is_empty()).collect();
        let listing = highlight::listing(&lines.join("\n"), Syntax::Rust);
        let used = library.used_by(&text);
        let of_idea = glossary.ideas().get(problem.header.family());
        let is_of_idea = |path: &String| of_idea.is_some_and(|modules| modules.contains(path));
        let is_helper = |path: &str, item: &String| {
            glossary.module(path).is_some_and(|module| module.helpers.contains(item))
        };
        let is_studied = |path: &String| {
            used.get(path).is_some_and(|items| {
                items.is_empty() || items.iter().any(|item| !is_helper(path, item))
            })
        };
        let modules = || library.modules.iter().map(|module| &module.path);
        let is_theory = |path: &&String| !is_tool(path) && (is_of_idea(path) || is_studied(path));
        let is_used_tool = |path: &&String| is_tool(path) && used.contains_key(*path);
        Ok(Solution {
            listing,
            theory: modules().filter(is_theory).cloned().collect(),
            tools: modules().filter(is_used_tool).cloned().collect(),
        })
    });
    problems.collect()
}
