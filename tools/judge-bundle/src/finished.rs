//! A problem's finished file for the problem's own judge, kept in the problem's folder.
//!
//! The first line of the file ends in a stamp: a digest of the file's sources and of the rest of
//! the file. To find out whether the current sources would give the same file, it is enough to
//! check the stamp. If the tool itself changes and turns the same sources into a different file,
//! `FORMAT` or `FORMAT_OF_C` must be raised. If neither is raised,
//! `cargo judge bundle --all --verify`, which remakes every file, reports the difference.

use crate::solutions::{Maker, Solutions};
use crate::target::target;
use anyhow::{ensure, Context, Result};
use available::cache::{Cache, Digest};
use bundle::maker::Comments;
use bundle::target::Target;
use bundle::{host, unix};
use catalogue::project::Problem;
use catalogue::replace::{replace, stamped, Freshness};
use std::fs;
use std::path::PathBuf;
use support::files::read_if_there;

/// The version of rustc with which the kept files are made. Another version makes equivalent files,
/// but perhaps not byte for byte the same ones.
pub const RUSTC: &str = "1.95.0";

/// A version number, raised when the same sources give different files; all files are then stale.
const FORMAT: u32 = 1;

/// A version number that is raised when only the files in C change.
const FORMAT_OF_C: u32 = 4;

/// The number of hexadecimal digits of the digest in a stamp.
const STAMP: usize = 16;

/// The difference between a finished file and the same file made again.
#[derive(Debug, PartialEq, Eq)]
pub struct Change {
    /// The size in bytes of the current file, if there is one.
    pub before: Option<usize>,
    /// The size in bytes of the new file.
    pub after: usize,
    /// Whether the two differ.
    pub differs: bool,
    /// A file in the other language, which is to be removed.
    pub leftover: Option<PathBuf>,
}

impl Change {
    /// Returns whether there is anything to write or to remove.
    pub fn is_needed(&self) -> bool {
        self.differs || self.leftover.is_some()
    }
}

/// The finished files of a collection.
pub struct Finished<'a> {
    solutions: &'a Solutions<'a>,
}

impl<'a> Finished<'a> {
    /// Returns the finished files of a collection.
    pub fn new(solutions: &'a Solutions<'a>) -> Finished<'a> {
        Finished { solutions }
    }

    /// Returns the judge for which a problem's file is made. The judge must accept Rust or C.
    pub fn target(&self, problem: &Problem) -> Result<Target> {
        target(problem.judge_folder()).with_context(|| problem.name.clone())
    }

    /// Returns the path of a problem's file.
    pub fn path(&self, problem: &Problem) -> Result<PathBuf> {
        Ok(self.beside(problem, self.target(problem)?.suffix()))
    }

    /// Returns the state of a problem's file, as far as it can be known without remaking the file.
    pub fn state(&self, problem: &Problem) -> Result<Freshness> {
        let state = stamped(&self.path(problem)?, |body| self.first_line(problem, body))?;
        let is_alone = state == Freshness::Missing || self.leftover(problem)?.is_none();
        Ok(if is_alone { state } else { Freshness::Stale })
    }

    /// Returns a line that says what is wrong with a problem's file and which command repairs it.
    pub fn fault(&self, problem: &Problem) -> Result<Option<String>> {
        let path = self.path(problem)?;
        let path = path.strip_prefix(&self.solutions.project.root).unwrap_or(&path);
        let is = match self.state(problem)? {
            Freshness::Fresh => return Ok(None),
            Freshness::Stale => "is no longer what its sources make",
            Freshness::Missing => "is not there",
        };
        let (path, name) = (path.display(), &problem.name);
        Ok(Some(format!("{path} {is}: `cargo judge bundle {name} --write`")))
    }

    /// Makes a problem's file anew.
    pub fn text(&self, cache: &Cache, problem: &Problem) -> Result<String> {
        let target = self.target(problem)?;
        let maker = Maker { origin: self.solutions, cache, comments: Comments::All, debug: false };
        let body = maker.body(problem, &target)?;
        // No one who submits the file should see a warning.
        ensure!(body.warnings.is_empty(), "rustc warns of the solution:\n{}", body.warnings);
        maker.whole(self.first_line(problem, &body.text)?, &body, problem, &target)
    }

    /// Compares the current file with the new one.
    pub fn change(&self, problem: &Problem, text: &str) -> Result<Change> {
        let before = read_if_there(&self.path(problem)?)?;
        Ok(Change {
            differs: before.as_deref() != Some(text),
            before: before.map(|text| text.len()),
            after: text.len(),
            leftover: self.leftover(problem)?,
        })
    }

    /// Puts the new file in place, whole or not at all.
    pub fn write(&self, problem: &Problem, text: &str, change: &Change) -> Result<()> {
        let path = self.path(problem)?;
        if change.differs {
            replace(&path, text)?;
        }
        if let Some(leftover) = &change.leftover {
            fs::remove_file(leftover)
                .with_context(|| format!("{} cannot be removed", leftover.display()))?;
        }
        Ok(())
    }

    fn first_line(&self, problem: &Problem, body: &str) -> Result<String> {
        let target = self.target(problem)?;
        let note = |stamp: &str| {
            self.solutions.first_line(problem, &target, "--write", &format!(" from {stamp}"))
        };
        let solution = self.solutions.solution(problem)?;
        let made_of = self.solutions.workspace.digest(&solution, &target.rust)?;
        let mut digest = Digest::new().with(&format!("{FORMAT} {}", target.settings()));
        if target.c.is_some() {
            digest = digest.with(&format!("{FORMAT_OF_C} {}", unix(&host())));
        }
        let digest = digest.with(&note("")).with(&made_of.hexadecimal()).with(body);
        Ok(note(&digest.hexadecimal()[..STAMP]))
    }

    /// Returns the leftover finished file in the other language, if there is one.
    fn leftover(&self, problem: &Problem) -> Result<Option<PathBuf>> {
        let other = match self.target(problem)?.suffix() {
            "c" => "rs",
            _ => "c",
        };
        let path = self.beside(problem, other);
        Ok(path.is_file().then_some(path))
    }

    fn beside(&self, problem: &Problem, suffix: &str) -> PathBuf {
        problem.solution().with_file_name(format!("submit.{suffix}"))
    }
}
