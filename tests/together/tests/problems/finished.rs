//! The finished file in a problem's folder, `submit.rs` or `submit.c`: it must be up to date,
//! compile on its own, and pass the problem's tests.
//!
//! The files in C are what is submitted, and the way to them is long. The gate runs them on large
//! inputs, too, which must be answered as the solution answers them.

use crate::cases;
use crate::programs::Programs;
use crate::random;
use anyhow::{anyhow, ensure, Result};
use available::cache::Cache;
use bundle::compile::Compiler;
use bundle::maker::Comments;
use bundle::target::Target;
use bundle::{built::Built, programs};
use catalogue::project::{Problem, Project};
use judge::judging::Messages;
use judge::program::Program;
use judge_bundle::finished::Finished;
use judge_bundle::solutions::{Maker, Solutions};
use std::fs;
use std::path::Path;

/// The intervals at which files in Rust are compiled, usually and in the gate. Making them has the
/// judge's own rustc read them already.
const RUST_INTERVALS: (usize, usize) = (40, 20);

/// The intervals at which files in C are. By its stamp each is still the one that every compiler took
/// when it was written.
const C_INTERVALS: (usize, usize) = (12, 6);

/// The number of random cases for each program in the gate.
const DEEP_CASES: u64 = 10;

/// The number of seeds for large inputs of files in C in the gate.
const DEEP_LARGE_SEEDS: u64 = 1;

/// The finished files of the collection.
pub struct Files {
    project: &'static Project,
    finished: Finished<'static>,
    solutions: &'static Solutions<'static>,
    cache: Cache,
    /// Whether each is compiled, not only some of them.
    are_all_compiled: bool,
}

impl Files {
    /// Reads the sources of the files, once for the whole run.
    pub fn new(project: &'static Project, are_all_compiled: bool) -> Result<Files> {
        let solutions: &'static Solutions = Box::leak(Box::new(Solutions::read(project)?));
        let finished = Finished::new(solutions);
        let cache = Cache::for_workspace(&project.root);
        Ok(Files { project, finished, solutions, cache, are_all_compiled })
    }

    /// Checks that the file of a problem exists and is up to date.
    pub fn are_current(&self, problem: &Problem) -> Result<()> {
        match self.finished.fault(problem)? {
            Some(fault) => Err(anyhow!(fault)),
            None => Ok(()),
        }
    }

    /// Checks that the file of a problem compiles on its own and passes the problem's tests.
    pub fn are_right(&self, problem: &Problem) -> Result<()> {
        let target = self.finished.target(problem)?;
        if !self.is_compiled(problem, &target) {
            return Ok(());
        }
        let text = fs::read_to_string(self.finished.path(problem)?)?;
        let text = self.solutions.program(problem, &text)?;
        let folder = tempfile::tempdir()?;
        for Built { by, program } in self.built(problem, &target, &text, folder.path())? {
            let mut programs = Programs::new(problem);
            programs.solution = Program::alone(program);
            cases::pass(&programs, Messages::Any).map_err(|error| error.context(by))?;
            if available::depth(false, true) {
                random::agree(&programs, DEEP_CASES)?;
                if target.c.is_some() {
                    let solution = Programs::new(problem).solution;
                    random::agree_on_large(&programs, &solution, DEEP_LARGE_SEEDS)?;
                }
            }
        }
        Ok(())
    }

    /// Returns whether the file is compiled.
    fn is_compiled(&self, problem: &Problem, target: &Target) -> bool {
        let mut names = self.project.problems.iter().map(|problem| &problem.name);
        let place = names.position(|name| *name == problem.name).unwrap_or(0);
        let (usual, deep) = if target.c.is_some() { C_INTERVALS } else { RUST_INTERVALS };
        self.are_all_compiled || place % available::depth(usual, deep) == 0
    }

    fn built(
        &self,
        problem: &Problem,
        target: &Target,
        text: &str,
        folder: &Path,
    ) -> Result<Vec<Built>> {
        let (cache, comments) = (&self.cache, Comments::All);
        let maker = Maker { origin: self.solutions, cache, comments, debug: false };
        let built = if available::depth(false, true) {
            programs::build(&maker, problem, target, text, folder)?
        } else {
            let present = Compiler::present(target.edition()?)?;
            let crates = maker.compile_offered(problem, target, &present)?;
            let one = programs::build_once(target, text, &crates, folder)?;
            one.map(|program| vec![Built { by: String::new(), program }])
        };
        let built = built
            .map_err(|complaint| anyhow!("the file does not compile on its own:\n{complaint}"))?;
        ensure!(!built.is_empty(), "no compiler is here for it");
        Ok(built)
    }
}
