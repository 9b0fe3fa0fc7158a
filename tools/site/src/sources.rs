//! The sources from which the content of the pages is made.

use crate::lessons::Lesson;
use crate::library::{Library, ModuleDoc};
use crate::solution::Solution;
use crate::wasm;
use anyhow::Result;
use catalogue::glossary::Glossary;
use catalogue::project::{Problem, Project};
use games::collection::problems;
use games::problems::Problems;
use std::path::Path;
use support::language::Language;

pub struct Sources {
    pub project: Project,
    /// The solution of each problem, in the project's order.
    solutions: Vec<Solution>,
    /// The problems that have a rule.
    pub rules: Problems,
    pub library: Library,
    pub glossary: Glossary,
    pub lessons: Vec<Lesson>,
    /// The live page's program; `None` if rustc lacks the WebAssembly target.
    pub wasm: Option<Vec<u8>>,
}

impl Sources {
    pub fn read(root: &Path) -> Result<Sources> {
        let project = Project::open(root)?;
        project.ensure_complete()?;
        let library = Library::read(root)?;
        let glossary = Glossary::read(root)?;
        let read = |problem| Solution::read(problem, &library, &glossary);
        Ok(Sources {
            solutions: project.problems.iter().map(read).collect::<Result<_>>()?,
            rules: problems(&project)?,
            library,
            glossary,
            lessons: Lesson::read_all(root)?,
            wasm: wasm::build(root)?,
            project,
        })
    }

    pub fn solutions(&self) -> impl Iterator<Item = (&Problem, &Solution)> {
        self.project.problems.iter().zip(&self.solutions)
    }

    /// Returns a module's subject in this language, or in English if there is no Chinese text.
    pub fn subject(&self, module: &ModuleDoc, language: Language) -> String {
        let chinese = self.glossary.module(&module.path).map(|known| known.chinese.clone());
        language.select(None, chinese).unwrap_or_else(|| module.summary())
    }

    /// Returns an index heading in this language, or in English if there is no Chinese text.
    pub fn heading(&self, text: &str, language: Language) -> String {
        let chinese = self.glossary.chinese(text).unwrap_or(text);
        language.select(text, chinese).to_string()
    }
}
