//! The collection's programs, a test a problem: its samples and edge cases, random cases
//! against the reference, the largest input, and its samples broken in many places; and a
//! test for the finished file in its folder.
//!
//! `cargo test hdu1848` runs one problem. The gate sets `GRUNDY_DEEP`, by which each test
//! goes further. Nothing here is decided by time: a program is stopped only after ten
//! minutes, which means that it hangs.
#![forbid(unsafe_code)]

mod cases;
mod finished;
mod largest;
mod malformed;
mod passed;
mod programs;
mod random;

use anyhow::Result;
use cases::Messages;
use catalogue::project::{Problem, Project};
use finished::Files;
use libtest_mimic::{Arguments, Trial};
use passed::Passed;
use programs::Programs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread::available_parallelism;

/// How many random cases a problem.
const CASES: u64 = 100;
/// How many in the gate.
const DEEP: u64 = 1000;

fn main() -> Result<ExitCode> {
    let mut arguments = Arguments::from_args();
    // Much of a run is waiting for the system to start a program.
    let cores = available_parallelism().map_or(1, usize::from);
    arguments.test_threads = arguments.test_threads.or(Some(4 * cores));

    // The tests of problems run on other threads for as long as the program does.
    let project: &'static Project =
        Box::leak(Box::new(Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))?));
    let passed = Arc::new(Passed::new(project)?);
    let files = Arc::new(Files::new(project)?);
    let programs = project.problems.iter().map(|problem| {
        let passed = Arc::clone(&passed);
        Trial::test(problem.name.clone(), move || {
            Ok(passed.or_else(problem, "programs", || programs_are_right(problem))?)
        })
    });
    let finished = project.problems.iter().map(|problem| {
        let (passed, files) = (Arc::clone(&passed), Arc::clone(&files));
        Trial::test(problem.name.clone(), move || {
            files.are_current(problem)?;
            Ok(passed.or_else(problem, "finished", || files.are_right(problem))?)
        })
        .with_kind("finished file")
    });
    let trials = programs.chain(finished).collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
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
    let programs = Programs::new(problem);
    cases::pass(&programs, Messages::AsWritten)?;
    random::agree(&programs, machine::depth(CASES, DEEP))?;
    largest::is_answered(&programs)?;
    malformed::is_refused(&programs)
}
