//! Three tests for each problem of the collection.
//!
//! One runs its programs: on the samples and edge cases, on random cases compared with
//! `reference.rs`, tiny ones and those of its middle tier, on the largest input, and on samples
//! with mistakes in many places. Another tests the finished file in its folder, and the third the
//! picture.
//!
//! `cargo test hdu1848` tests one problem, with more random cases, and compiles its finished file in
//! any case. The gate sets `GRUNDY_DEEP`, which extends every test. No result depends on time: a
//! program is stopped only after ten minutes, because it hangs.
#![forbid(unsafe_code)]

mod bounds;
mod cases;
mod finished;
mod largest;
mod malformed;
mod passed;
mod picture;
mod programs;
mod random;

use anyhow::Result;
use catalogue::project::{Problem, Project};
use finished::Files;
use judge::judging::Messages;
use libtest_mimic::{Arguments, Trial};
use passed::Passed;
use programs::Programs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread::available_parallelism;

/// The number of random cases for each problem when all are tested.
const CASES: u64 = 10;

/// The number of random cases for a problem that is asked for by its name.
const NAMED_CASES: u64 = 100;

/// The number of random cases for each problem in the gate.
const DEEP_CASES: u64 = 20;

/// The number of cases of the middle tier, each of which takes as long as many tiny ones, when all
/// problems are tested, for one that is asked for by its name, and in the gate.
const MIDDLE_CASES: u64 = 2;
const NAMED_MIDDLE_CASES: u64 = 20;
const DEEP_MIDDLE_CASES: u64 = 4;

/// How many random cases a problem gets.
#[derive(Clone, Copy)]
struct Cases {
    tiny: u64,
    middle: u64,
}

fn main() -> Result<ExitCode> {
    let mut arguments = Arguments::from_args();
    // Most of the time is spent waiting for programs to start.
    let cores = available_parallelism().map_or(1, usize::from);
    arguments.test_threads = arguments.test_threads.or(Some(4 * cores));

    let is_named = arguments.filter.is_some();
    let usual = if is_named {
        Cases { tiny: NAMED_CASES, middle: NAMED_MIDDLE_CASES }
    } else {
        Cases { tiny: CASES, middle: MIDDLE_CASES }
    };
    let cases = available::depth(usual, Cases { tiny: DEEP_CASES, middle: DEEP_MIDDLE_CASES });

    // The threads of the tests need the project for as long as the program runs.
    let project: &'static Project =
        Box::leak(Box::new(Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))?));
    let not_tried = available::not_tried();
    let passed = Arc::new(Passed::new(project, &not_tried)?);
    let files = Arc::new(Files::new(project, is_named)?);
    let depth_of_files = if is_named { "finished, compiled" } else { "finished" };
    let programs = project.problems.iter().map(|problem| {
        let passed = Arc::clone(&passed);
        Trial::test(problem.name.clone(), move || {
            let right = || programs_are_right(problem, cases);
            let name = format!("{} and {} cases", cases.tiny, cases.middle);
            Ok(passed.run_unless_passed(problem, &name, right)?)
        })
    });
    let finished = project.problems.iter().map(|problem| {
        let (passed, files) = (Arc::clone(&passed), Arc::clone(&files));
        Trial::test(problem.name.clone(), move || {
            let right = || {
                files.are_current(problem)?;
                files.are_right(problem)
            };
            Ok(passed.run_unless_passed(problem, depth_of_files, right)?)
        })
        .with_kind("finished file")
    });
    let pictures =
        project.problems.iter().filter(|problem| problem.has_reference()).map(|problem| {
            let passed = Arc::clone(&passed);
            Trial::test(problem.name.clone(), move || {
                let right = || picture::is_right(problem);
                Ok(passed.run_unless_passed(problem, "picture", right)?)
            })
            .with_kind("picture")
        });
    let unreadable = project
        .unreadable
        .iter()
        .map(|problem| Trial::test(problem.name.clone(), || Err(problem.reason.as_str().into())));
    let trials = programs.chain(finished).chain(pictures).chain(unreadable).collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    if passed.unchanged() > 0 {
        println!(
            "{} were not run, because nothing has changed since they passed",
            passed.unchanged()
        );
    }
    // This package is the last by name, so these are the last lines of `cargo test`.
    for line in not_tried {
        println!("{line}");
    }
    Ok(conclusion.exit_code())
}

fn programs_are_right(problem: &Problem, cases: Cases) -> Result<()> {
    let programs = Programs::new(problem);
    cases::pass(&programs, Messages::AsWritten)?;
    random::agree(&programs, cases.tiny)?;
    random::agree_in_the_middle(&programs, cases.middle)?;
    largest::is_answered(&programs)?;
    malformed::are_refused(&programs)
}
