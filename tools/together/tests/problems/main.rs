//! The collection's programs, a test a problem: its samples and edge cases, random cases
//! against the reference, the largest input, and its samples broken in many places.
//!
//! `cargo test hdu1848` runs one problem. The gate sets `GRUNDY_DEEP`, by which each test
//! goes further. Nothing here is decided by time: a program is stopped only after ten
//! minutes, which means that it hangs.
#![forbid(unsafe_code)]

mod cases;
mod largest;
mod malformed;
mod passed;
mod programs;
mod random;

use anyhow::Result;
use catalogue::project::{Problem, Project};
use libtest_mimic::{Arguments, Trial};
use passed::Passed;
use programs::Programs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread::available_parallelism;

fn main() -> Result<ExitCode> {
    let mut arguments = Arguments::from_args();
    // Half of a run is waiting for the system to start a program.
    let cores = available_parallelism().map_or(1, usize::from);
    arguments.test_threads = arguments.test_threads.or(Some(2 * cores));

    let project = Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))?;
    let passed = Arc::new(Passed::new(&project)?);
    let trials = project.problems.into_iter().map(|problem| {
        let passed = Arc::clone(&passed);
        Trial::test(problem.name.clone(), move || {
            Ok(passed.or_else(&problem, "programs", || programs_are_right(&problem))?)
        })
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    if passed.unchanged() > 0 {
        println!("{} had not changed since they passed", passed.unchanged());
    }
    // These are the last lines of `cargo test`: this package is the last by name.
    for line in machine::not_tried() {
        println!("{line}");
    }
    Ok(conclusion.exit_code())
}

fn programs_are_right(problem: &Problem) -> Result<()> {
    let programs = Programs::of(problem);
    cases::pass(&programs)?;
    random::agree(&programs)?;
    largest::is_answered(&programs)?;
    malformed::is_refused(&programs)
}
