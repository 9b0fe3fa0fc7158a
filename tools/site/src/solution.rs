//! The contents of the problems' folders, apart from the headers.

use crate::highlight::{self, Syntax};
use crate::library::Library;
use crate::submit_file::SubmitFile;
use anyhow::Result;
use catalogue::glossary::Glossary;
use catalogue::project::Problem;
use maud::Markup;
use picture::kept::Kept;
use support::files::read;

pub struct Solution {
    /// The program's coloured text for both languages, without the header, which is shown above it.
    pub listing: Markup,
    /// The modules with the theory of the problem, in the library's order: the modules that belong
    /// to its kind of game, and the modules from which the program uses more than helpers.
    pub theory: Vec<String>,
    /// The contest tools that the program uses, in the library's order.
    pub tools: Vec<String>,
    pub example: Option<Kept>,
    /// The statement's samples: the input that a program reads, and the output that it must print.
    pub samples: Vec<[String; 2]>,
    /// The file to submit; `None` if it has not been written yet.
    pub submit_file: Option<SubmitFile>,
}

impl Solution {
    pub fn read(problem: &Problem, library: &Library, glossary: &Glossary) -> Result<Solution> {
        let text = read(&problem.solution())?;
        let lines: Vec<&str> =
            text.lines().skip_while(|line| line.starts_with("//!") || line.is_empty()).collect();
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
        let modules = library.modules.iter().map(|module| module.path.clone());
        let (tools, theory): (Vec<String>, Vec<String>) = modules.partition(|path| is_tool(path));
        Ok(Solution {
            listing: highlight::listing(&lines.join("\n"), Syntax::Rust),
            theory: theory
                .into_iter()
                .filter(|path| is_of_idea(path) || is_studied(path))
                .collect(),
            tools: tools.into_iter().filter(|path| used.contains_key(path)).collect(),
            example: Kept::read(problem)?,
            samples: read_samples(problem)?,
            submit_file: SubmitFile::read(problem)?,
        })
    }

    /// Returns whether the page of the problem names this module.
    pub fn names(&self, module: &str) -> bool {
        self.theory.iter().chain(&self.tools).any(|path| path == module)
    }
}

/// Reads the samples. The samples of interactive problems are not shown, because there is no output
/// to compare.
fn read_samples(problem: &Problem) -> Result<Vec<[String; 2]>> {
    let names = (1..).map(|number| problem.testdata.join(format!("sample-{number}.in")));
    let inputs = names.take_while(|file| file.is_file() && file.with_extension("out").is_file());
    inputs.map(|file| Ok([read(&file)?, read(&file.with_extension("out"))?])).collect()
}

/// Returns whether a module has contest tools rather than games.
pub fn is_tool(path: &str) -> bool {
    path.split("::").next() == Some("contest")
}
