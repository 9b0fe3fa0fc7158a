//! An online judge at home, for the problems of this collection or of a package: the commands of
//! `cargo judge`, and the parts of these commands that the collection's own tests use.
//!
//! This crate must be compiled before the first sample can be run. So it uses no derive macros;
//! code that needs a Rust parser, the translator or a web server is in separate programs, which are
//! built when they are first needed: [`extension`].
#![forbid(unsafe_code)]

mod brute_force;
pub mod build;
pub mod cargo;
pub mod cases;
mod choice;
mod collection;
mod compare;
pub mod comparison;
mod contestant;
mod difference;
pub mod extension;
pub mod group;
pub mod interaction;
pub mod judging;
pub mod list;
mod manifest;
pub mod measure;
mod message;
pub mod new;
mod option;
pub mod package;
pub mod program;
pub mod progress;
pub mod references;
pub mod remove;
pub mod run;
mod shrink;
pub mod side_by_side;
pub mod stress;
pub mod test;
pub mod verdict;
mod watch;

pub use choice::Choice;
pub use collection::Collection;

use anyhow::Result;
use std::process::ExitCode;

/// Returns the exit code of a command that has passed, has failed, or could not go on; in the last
/// case, prints the error.
pub fn exit_code(passed: Result<bool>) -> ExitCode {
    support::exit::code(passed.map(|passed| match passed {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }))
}
