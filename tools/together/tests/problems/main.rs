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
mod programs;
mod random;

use catalogue::project::Project;
use libtest_mimic::{Arguments, Trial};
use programs::Programs;
use std::path::Path;
use std::process::ExitCode;
use std::thread::available_parallelism;

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    // Half of a run is waiting for the system to start a program.
    let cores = available_parallelism().map_or(1, usize::from);
    arguments.test_threads = arguments.test_threads.or(Some(2 * cores));

    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let project = match Project::open(&root) {
        Ok(project) => project,
        Err(error) => {
            eprintln!("error: {error:#}");
            return ExitCode::FAILURE;
        }
    };
    let trials = project.problems.into_iter().map(|problem| {
        Trial::test(problem.name.clone(), move || {
            let programs = Programs::of(&problem);
            cases::pass(&programs)?;
            random::agree(&programs)?;
            largest::is_answered(&programs)?;
            malformed::is_refused(&programs)?;
            Ok(())
        })
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    // These are the last lines of `cargo test`: this package is the last by name.
    for line in machine::not_tried() {
        println!("{line}");
    }
    conclusion.exit_code()
}
