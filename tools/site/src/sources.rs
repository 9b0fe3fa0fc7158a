//! What the content of the pages is made from.

use crate::finished::{finished, Finished};
use crate::library::Library;
use crate::source::{solutions, Solution};
use crate::{example, wasm};
use anyhow::Result;
use catalogue::glossary::Glossary;
use catalogue::project::Project;
use games::collection::problems;
use games::problems::Problems;
use picture::kept::Kept;
use std::collections::BTreeMap;
use std::path::Path;
use support::language::Language;

/// The sources of the pages' content.
pub struct Sources {
    pub project: Project,
    /// The solution of each problem, in the project's order.
    pub solutions: Vec<Solution>,
    /// The pictures that the problems' folders hold, by the problems' names.
    pub examples: BTreeMap<String, Kept>,
    /// The file to submit of each problem, in the same order.
    pub finished: Vec<Option<Finished>>,
    /// The problems that have a rule.
    pub rules: Problems,
    pub library: Library,
    pub glossary: Glossary,
    /// The live page's program; `None` if rustc lacks the WebAssembly target.
    pub wasm: Option<Vec<u8>>,
}

impl Sources {
    /// Reads all of them, and builds the program if it can be.
    pub fn read(root: &Path) -> Result<Sources> {
        let project = Project::open(root)?;
        project.ensure_complete()?;
        let library = Library::read(root)?;
        let glossary = Glossary::read(root)?;
        Ok(Sources {
            solutions: solutions(&project, &library, &glossary)?,
            examples: example::read(&project)?,
            finished: finished(&project)?,
            rules: problems(&project)?,
            library,
            glossary,
            wasm: wasm::build(root)?,
            project,
        })
    }

    /// Returns a heading of an index in a language, or in English if it has no Chinese name.
    pub fn heading(&self, text: &str, language: Language) -> String {
        let chinese = self.glossary.chinese(text).unwrap_or(text);
        language.select(text, chinese).to_string()
    }
}
