//! The solutions of the collection, in the form the translator reads.

use anyhow::{Context, Result};
use available::cache::{Cache, Digest};
use bundle::function::Split;
use bundle::origin::{Crates, Origin};
use bundle::target::{Rust, Target};
use bundle::unix;
use bundle::workspace::Workspace;
use catalogue::project::{Problem, Project};
use std::path::Path;
use support::files::read;

/// The folder of the package whose programs are the solutions.
const PROGRAMS: &str = "problems";

/// The source code that reads a function's arguments, used in the frame around a function.
const ARGUMENTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../arguments/src/lib.rs");

/// The maker of bundles of solutions.
pub type Maker<'a> = bundle::maker::Maker<'a, Solutions<'a>>;

/// The solutions and their packages, read once for many bundles.
pub struct Solutions<'a> {
    /// The collection.
    pub project: &'a Project,
    /// The package with the solutions as programs, and its libraries.
    pub workspace: Workspace,
}

impl<'a> Solutions<'a> {
    /// Reads them.
    pub fn read(project: &'a Project) -> Result<Solutions<'a>> {
        let workspace = Workspace::read(&project.root, PROGRAMS)?;
        Ok(Solutions { project, workspace })
    }

    /// Returns a problem's solution with exactly one newline after its last line; a function is
    /// returned without its frame.
    pub fn solution(&self, problem: &Problem) -> Result<String> {
        let text = match self.is_function(problem) {
            true => self.split(problem)?.function,
            false => self.file(problem)?,
        };
        Ok(format!("{}\n", text.trim_end()))
    }

    /// Returns a problem's bundle as a program: a function is put into the solution's frame, which
    /// does what the judge's own frame does.
    pub fn program(&self, problem: &Problem, bundle: &str) -> Result<String> {
        if !self.is_function(problem) {
            return Ok(bundle.to_string());
        }
        Ok(self.split(problem)?.add_frame(bundle, &read(Path::new(ARGUMENTS))?))
    }

    fn split(&self, problem: &Problem) -> Result<Split> {
        let path = || problem.solution().display().to_string();
        Split::new(&self.file(problem)?).with_context(path)
    }

    fn file(&self, problem: &Problem) -> Result<String> {
        Ok(unix(&read(&problem.solution())?))
    }

    /// Returns the first line of a problem's file for a judge; `command` is the command that makes
    /// the file, and `from` says what the file is made from, or is empty.
    pub fn first_line(
        &self,
        problem: &Problem,
        target: &Target,
        command: &str,
        from: &str,
    ) -> String {
        let made = format!("made by `cargo judge bundle {} {command}`{from}", problem.name);
        target.first_line(&problem.header.name, &problem.header.link, &made)
    }
}

impl Origin for Solutions<'_> {
    type Program = Problem;

    fn name<'p>(&self, problem: &'p Problem) -> &'p str {
        &problem.name
    }

    fn path(&self, problem: &Problem) -> String {
        let path = problem.solution();
        path.strip_prefix(&self.project.root).unwrap_or(&path).display().to_string()
    }

    fn is_function(&self, problem: &Problem) -> bool {
        problem.judge().is_some_and(|judge| judge.function)
    }

    fn text(&self, problem: &Problem) -> Result<String> {
        self.solution(problem)
    }

    fn memory(&self, problem: &Problem) -> u64 {
        problem.header.memory
    }

    fn edition(&self) -> &str {
        "2021"
    }

    fn digest(&self, text: &str, rust: &Rust) -> Result<Option<Digest>> {
        self.workspace.digest(text, rust).map(Some)
    }

    fn crates(&self, text: &str, rust: &Rust) -> Result<Crates> {
        self.workspace.crates(text, rust)
    }

    fn modules(&self, crates: &Crates, text: &str, cache: &Cache) -> Result<String> {
        self.workspace.modules(crates, text, cache)
    }

    fn root(&self) -> &Path {
        &self.project.root
    }

    fn first_line(&self, problem: &Problem, target: &Target, options: &[&str]) -> String {
        let options: String = options.iter().map(|option| format!(" {option}")).collect();
        let command = format!("--for {}{options}", target.id);
        Solutions::first_line(self, problem, target, &command, "")
    }
}
