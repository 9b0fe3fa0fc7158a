//! The programs of a problem, and running them.

use anyhow::Result;
use catalogue::project::Problem;
use judge::judging::{Judgement, Subject};
use judge::program::Program;
use judge::run::{run, write_input, Limits, Run};
use judge::verdict::Verdict;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// The limits, far above what any right program needs on any machine.
const TIME: Duration = Duration::from_secs(600);
const MEMORY: u64 = 8 << 30;
const OUTPUT: u64 = 1 << 30;

/// The programs of one problem, and a folder for their files.
pub struct Programs<'a> {
    /// The problem.
    pub problem: &'a Problem,
    /// Its solution.
    pub solution: Program,
    /// Its `reference.rs`.
    pub reference: Program,
    folder: TempDir,
}

impl Programs<'_> {
    /// Returns the programs of a problem.
    pub fn new(problem: &Problem) -> Programs<'_> {
        let together = Path::new(env!("CARGO_BIN_EXE_together"));
        Programs {
            problem,
            solution: Program::solution_in(together, &problem.place),
            reference: Program::reference_in(together, &problem.place),
            folder: tempfile::tempdir().expect("a folder for inputs and outputs"),
        }
    }

    /// Returns the solution as the subject of judging.
    pub fn subject(&self) -> Subject<'_> {
        let reference = Some(&self.reference);
        Subject {
            solution: &self.solution,
            reference,
            time: TIME,
            memory: MEMORY,
            is_measured: false,
        }
    }

    /// Runs the solution on a file; its output is left in [`Programs::folder`].
    pub fn run(&self, input: &Path) -> Result<Run> {
        let limits = Limits { time: TIME, memory: MEMORY, output: OUTPUT };
        run(self.solution.command(), input, self.folder(), &limits)
    }

    /// Runs the solution on a text.
    pub fn run_on(&self, input: &str) -> Result<Run> {
        let file = self.file("in");
        write_input(&file, input)?;
        self.run(&file)
    }

    /// Plays a game on a text, and returns the verdict and its details.
    pub fn play_on(&self, input: &str) -> Result<(Verdict, String)> {
        let file = self.file("in");
        write_input(&file, input)?;
        let Judgement { verdict, details, .. } =
            self.subject().judge_answer(&file, None, self.folder())?;
        Ok((verdict, details))
    }

    /// Returns what the last run left in `out` or `err`.
    pub fn left(&self, name: &str) -> Result<String> {
        Ok(String::from_utf8_lossy(&fs::read(self.file(name))?).into_owned())
    }

    /// Returns the folder of `in`, `out` and `err`.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Returns the path of a file in the folder.
    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}
