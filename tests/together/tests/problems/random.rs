//! The solution compared with `reference.rs` on random cases.

use crate::programs::Programs;
use anyhow::{anyhow, ensure, Result};
use judge::program::Program;
use judge::progress::Progress;
use judge::stress::{beginning, Difference, Failure, Stress, Tier};
use support::interrupt::Interrupt;

/// Compares this number of tiny cases, from seed 1 on.
pub fn agree(programs: &Programs, cases: u64) -> Result<()> {
    compare(programs, Tier::Tiny, cases)
}

/// Compares this number of cases of the middle tier, from seed 1 on. The reference has one, or says
/// why it has none.
pub fn agree_in_the_middle(programs: &Programs, cases: u64) -> Result<()> {
    match stress(programs, Tier::Middle, &Interrupt::default()).lacks_middle()? {
        Some(_) => Ok(()),
        None => compare(programs, Tier::Middle, cases),
    }
}

fn compare(programs: &Programs, tier: Tier, cases: u64) -> Result<()> {
    let stop = Interrupt::default();
    let stress = stress(programs, tier, &stop);
    let (agreed, failure) = stress.compare(Some(cases), 1, Progress::silent())?;
    if let Some(Failure { case, verdict, details }) = failure {
        let (name, input) = (&programs.problem.name, beginning(&case.input));
        let middle = if tier == Tier::Middle { " --middle" } else { "" };
        let command = format!("cargo judge stress {name}{middle} --seed {}", case.seed);
        anyhow::bail!("{verdict} on this input:\n{input}{details}`{command}` shrinks it");
    }
    ensure!(agreed == cases, "{agreed} cases of {cases}");
    Ok(())
}

/// Compares the program with the solution on large inputs of this number of seeds.
pub fn agree_on_large(programs: &Programs, solution: &Program, seeds: u64) -> Result<()> {
    let stop = Interrupt::default();
    let inputs = stress(programs, Tier::Tiny, &stop).compare_with(solution, seeds)?;
    let inputs =
        inputs.map_err(|Difference { summary, details, .. }| anyhow!("{summary}\n{details}"))?;
    ensure!(inputs >= seeds, "{inputs} large inputs of {seeds}");
    Ok(())
}

fn stress<'a>(programs: &'a Programs, tier: Tier, stop: &'a Interrupt) -> Stress<'a> {
    Stress {
        problem: programs.problem,
        subject: programs.subject(),
        reference: &programs.reference,
        tier,
        seed: 1,
        stop,
    }
}
