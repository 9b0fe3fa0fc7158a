//! The solution compared with `reference.rs` on random cases.

use crate::programs::Programs;
use anyhow::{anyhow, ensure, Result};
use judge::program::Program;
use judge::progress::Progress;
use judge::stress::{beginning, Difference, Failure, InputSize, Stress};
use support::interrupt::Interrupt;

/// Compares this number of tiny cases, from seed 1 on.
pub fn agree(programs: &Programs, cases: u64) -> Result<()> {
    compare(programs, InputSize::Tiny, cases)
}

/// Compares this number of cases of the middle tier, from seed 1 on. The reference has one, or says
/// why it has none.
pub fn agree_in_the_middle(programs: &Programs, cases: u64) -> Result<()> {
    match stress(programs, InputSize::Middle, &Interrupt::default()).lacks_middle()? {
        Some(_) => Ok(()),
        None => compare(programs, InputSize::Middle, cases),
    }
}

fn compare(programs: &Programs, size: InputSize, cases: u64) -> Result<()> {
    let stop = Interrupt::default();
    let stress = stress(programs, size, &stop);
    let (agreed, failure) = stress.compare(Some(cases), 1, Progress::silent())?;
    if let Some(Failure { case, verdict, details }) = failure {
        let (name, input) = (&programs.problem.name, beginning(&case.input));
        let middle = if size == InputSize::Middle { " --middle" } else { "" };
        let command = format!("cargo judge stress {name}{middle} --seed {}", case.seed);
        anyhow::bail!("{verdict} on this input:\n{input}{details}`{command}` shrinks it");
    }
    ensure!(agreed == cases, "{agreed} cases of {cases}");
    Ok(())
}

/// Compares the program with the solution on large inputs of this number of seeds.
pub fn agree_on_large(programs: &Programs, solution: &Program, seeds: u64) -> Result<()> {
    let stop = Interrupt::default();
    let inputs = stress(programs, InputSize::Tiny, &stop).compare_with(solution, seeds)?;
    let inputs =
        inputs.map_err(|Difference { summary, details, .. }| anyhow!("{summary}\n{details}"))?;
    ensure!(inputs >= seeds, "{inputs} large inputs of {seeds}");
    Ok(())
}

fn stress<'a>(programs: &'a Programs, size: InputSize, stop: &'a Interrupt) -> Stress<'a> {
    Stress {
        problem: programs.problem,
        subject: programs.subject(),
        reference: &programs.reference,
        size,
        seed: 1,
        stop,
    }
}
