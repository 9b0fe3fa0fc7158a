//! The check of a bundle, run as the judge would run it: all tests, then random cases, then the
//! largest and middle-sized inputs. On the largest and middle-sized inputs, the bundle must print
//! the same output as the solution.

use anyhow::{bail, ensure, Result};
use bundle::built::Built;
use bundle::maker::Maker;
use bundle::origin::Origin;
use bundle::programs::build;
use bundle::target::Target;
use catalogue::project::Problem;
use judge::cases;
use judge::judging::{Judgement, Messages, Subject};
use judge::program::Program;
use judge::progress::Progress;
use judge::stress::{beginning, Difference, Failure, InputSize, Stress};
use judge::verdict::Verdict;
use std::path::Path;
use support::interrupt::Interrupt;
use support::plural::format_count;

/// The number of seeds for large inputs.
const LARGE_SEEDS: u64 = 2;

/// The cases of a check in addition to the tests.
#[derive(Default)]
pub struct Random<'a> {
    /// The reference's program, which makes the cases; without a reference, there are no cases.
    pub reference: Option<&'a Program>,
    /// The solution, compiled here, for comparison on large cases.
    pub solution: Option<&'a Program>,
    /// The number of cases.
    pub cases: u64,
    /// The factor by which a run may exceed the time limit; it is larger on a busy machine.
    pub patience: f64,
}

/// Compiles a bundle as the judge does, and returns a summary of the checks that passed.
pub fn build_and_check<S: Origin>(
    maker: &Maker<S>,
    program: &S::Program,
    problem: &Problem,
    target: &Target,
    text: &str,
    random: &Random,
) -> Result<String> {
    let folder = tempfile::tempdir()?;
    match build(maker, program, target, text, folder.path())? {
        Ok(programs) => check(problem, &programs, folder.path(), random),
        Err(message) => bail!("the file does not compile on its own:\n{message}"),
    }
}

/// Runs the tests and the random cases on programs that were built from the bundle, and returns a
/// summary of the checks that passed.
///
/// # Errors
/// If a check fails, returns an error that describes the first failure.
fn check(problem: &Problem, programs: &[Built], folder: &Path, random: &Random) -> Result<String> {
    let (cases, faults) = cases::read(problem);
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    let (mut agreed, mut large) = (0, 0);
    for Built { by, program } in programs {
        let program = Program::alone(program);
        let subject = Subject::new(problem, &program, random.reference, random.patience);
        let subject = Subject { is_measured: true, ..subject };
        for case in &cases {
            let judged = subject.judge_case(case, Messages::Any, folder)?;
            let Judgement { verdict, details, .. } = judged;
            if verdict != Verdict::Ac {
                bail!("{verdict} on {}{by}\n{}", case.name, details.trim_end());
            }
        }
        let Some(reference) = random.reference.filter(|_| random.cases > 0) else { continue };
        let (stop, size) = (Interrupt::default(), InputSize::Tiny);
        let stress = Stress { problem, subject, reference, size, seed: 1, stop: &stop };
        let (passed, failure) = stress.compare(Some(random.cases), 1, Progress::silent())?;
        agreed = passed;
        if let Some(Failure { case, verdict, details }) = failure {
            let input = beginning(&case.input);
            let command = format!("cargo judge stress {} --seed {}", problem.name, case.seed);
            bail!("{verdict} on this input{by}:\n{input}{details}see `{command}`");
        }
        if let Some(solution) = random.solution {
            match stress.compare_with(solution, LARGE_SEEDS)? {
                Ok(inputs) => large = inputs,
                Err(Difference { summary, details, .. }) => {
                    bail!("{summary}{by}\n{}", details.trim_end());
                }
            }
        }
    }
    let mut summary = format_count(cases.len(), "test");
    if agreed > 0 {
        let random = format_count(agreed as usize, "random case");
        summary += &format!(", {random} and {}", format_count(large as usize, "large one"));
    }
    Ok(programs.iter().fold(summary, |summary, built| summary + &built.by))
}
