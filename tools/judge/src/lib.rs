//! An online judge at home, for the problems of this collection: the commands of `cargo judge`,
//! and the parts of them that the collection's own tests use.
#![forbid(unsafe_code)]

mod build;
pub mod bundle;
mod cargo;
pub mod cases;
mod clipboard;
mod compare;
mod diff;
pub mod game;
pub mod graph;
pub mod judging;
pub mod list;
pub mod listen;
mod manifest;
pub mod measure;
pub mod new;
pub mod picture;
pub mod program;
mod references;
pub mod remove;
pub mod run;
mod shrink;
pub mod stress;
pub mod test;
pub mod verdict;

use anyhow::{ensure, Result};
use catalogue::project::{Problem, Project};
use clap::Args;

/// The problems that a command is about, and the build of them.
#[derive(Args, Clone)]
pub struct Choice {
    /// Problems, such as hdu1848 or "HDU 1848"
    #[arg(conflicts_with = "all")]
    names: Vec<String>,
    /// All problems
    #[arg(long)]
    all: bool,
    /// Build with the dev profile, which checks arithmetic, instead of release
    #[arg(long)]
    dev: bool,
    /// How many programs run at once [default: one for each core]
    #[arg(long)]
    jobs: Option<std::num::NonZeroUsize>,
}

impl Choice {
    /// Returns the choice of one problem, built as for its tests.
    fn of(name: &str) -> Choice {
        Choice { names: vec![name.to_string()], all: false, dev: true, jobs: None }
    }

    /// Returns the chosen problems: those that are named, or else every one that can be read.
    fn problems<'a>(&self, project: &'a Project) -> Result<Vec<&'a Problem>> {
        if !self.names.is_empty() {
            return project.find(&self.names);
        }
        ensure!(!project.problems.is_empty(), "no problem of this collection can be read");
        Ok(project.problems.iter().collect())
    }

    /// Returns whether no problem is named, so that a problem that cannot be read is missed.
    pub fn is_about_all(&self) -> bool {
        self.names.is_empty()
    }

    fn jobs(&self) -> usize {
        let cores = std::thread::available_parallelism();
        self.jobs.or(cores.ok()).map_or(1, |jobs| jobs.get())
    }
}
