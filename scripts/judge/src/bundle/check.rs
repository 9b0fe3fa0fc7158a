//! A bundle as the judge meets it: compiled alone, then every test, then random cases.

use super::compile::Compiler;
use crate::cases::{self, Case, Expected};
use crate::judging::Subject;
use crate::measure::measured;
use crate::project::Problem;
use crate::stress::{beginning, Stress};
use crate::verdict::Verdict;
use anyhow::{ensure, Result};
use indicatif::ProgressBar;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// How many random cases, and who makes them.
pub struct Random<'a> {
    /// The reference's program; without it there are none.
    pub reference: Option<&'a Path>,
    /// How many.
    pub cases: u64,
}

/// What was found: what passed, or what did not.
pub type Found = Result<String, String>;

/// Builds the bundle and runs all of it.
pub fn checked(
    problem: &Problem,
    bundle: &str,
    compiler: &Compiler,
    random: &Random,
) -> Result<Found> {
    let program = match compiler.build(bundle)? {
        Ok(program) => program,
        Err(message) => return Ok(Err(format!("it does not compile alone:\n{message}"))),
    };
    let subject = Subject {
        solution: &program,
        reference: random.reference,
        time: problem.header.time,
        memory: problem.header.memory,
    };
    let (cases, faults) = cases::read(problem)?;
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    for case in &cases {
        let (verdict, details) = judged(case, &subject, compiler.folder())?;
        if verdict != Verdict::Ac {
            return Ok(Err(format!("{verdict} on {}\n{details}", case.name)));
        }
    }
    let tests = format!("{} tests", cases.len());
    let Some(reference) = random.reference.filter(|_| random.cases > 0) else {
        return Ok(Ok(tests));
    };
    let stop = AtomicBool::new(false);
    let stress = Stress { problem, subject, reference, seed: 1, stop: &stop };
    let (agreed, failure) = stress.compare(Some(random.cases), 1, ProgressBar::hidden())?;
    Ok(match failure {
        None => Ok(format!("{tests} and {agreed} random cases")),
        Some(case) => {
            let input = beginning(&case.input);
            let command = format!("cargo judge stress {} --seed {}", problem.name, case.seed);
            Err(format!(
                "another answer than the reference's on this input:\n{input}see `{command}`"
            ))
        }
    })
}

fn judged(case: &Case, subject: &Subject, folder: &Path) -> Result<(Verdict, String)> {
    let input = &case.input;
    match &case.expected {
        Expected::Output(expected) => {
            let expected = Case::text(expected)?;
            let run = measured(subject.solution, input, folder, &subject.limits(expected.len()))?;
            subject.judge(&run, input, &expected, folder)
        }
        // The reader's words may be others than proconio's: any message will do.
        Expected::Message(_) => {
            let run = measured(subject.solution, input, folder, &subject.limits(0))?;
            subject.judge_refusal(&run, "", folder)
        }
    }
}
