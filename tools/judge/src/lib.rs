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
pub mod judging;
pub mod list;
pub mod listen;
pub mod measure;
pub mod new;
pub mod program;
mod references;
pub mod run;
mod shrink;
pub mod stress;
pub mod test;
pub mod verdict;

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
    fn jobs(&self) -> usize {
        let cores = std::thread::available_parallelism();
        self.jobs.or(cores.ok()).map_or(1, |jobs| jobs.get())
    }
}
