//! The largest inputs of a problem, which must be answered, or whose games must be won.

use crate::bounds::{self, Missing};
use crate::programs::Programs;
use anyhow::{ensure, Result};
use judge::run::output;
use judge::verdict::Verdict;

/// Runs the solution on a largest input of each seed. A deep test also compares the largest inputs of
/// more seeds with the bounds of the header.
pub fn is_answered(programs: &Programs) -> Result<()> {
    let line = &programs.problem.header.english.bounds;
    let mut missing = Missing::of(available::depth("", line));
    let answered = available::depth(1, 2);
    for seed in 1..=answered {
        let input = &generate(programs, seed)?;
        missing.see(input);
        if programs.problem.is_interactive() {
            let (verdict, details) = programs.play_on(input)?;
            ensure!(
                verdict == Verdict::Ac,
                "{verdict} on the largest input of seed {seed}\n{details}"
            );
            continue;
        }
        let run = programs.run_on(input)?;
        if let Some((verdict, details)) =
            programs.subject().find_broken_limit(&run, programs.folder())?
        {
            anyhow::bail!("{verdict} on the largest input of seed {seed}\n{details}");
        }
        ensure!(!programs.left("out")?.is_empty(), "no answer to the largest input of seed {seed}");
    }
    for seed in answered + 1..=bounds::SEEDS {
        if missing.is_empty() {
            break;
        }
        missing.see(&generate(programs, seed)?);
    }
    missing.is_none()
}

fn generate(programs: &Programs, seed: u64) -> Result<String> {
    let mut generate = programs.reference.command();
    let generated = output(generate.args(["generate", "--seed", &format!("{seed}"), "--largest"]))?;
    let errors = String::from_utf8_lossy(&generated.stderr);
    ensure!(generated.status.success(), "reference.rs generates none: {}", errors.trim());
    Ok(String::from_utf8(generated.stdout)?)
}
