//! The largest input of a problem, which has to be answered.

use crate::programs::Programs;
use anyhow::{ensure, Result};
use judge::run::output;

/// Runs the solution on as many of them as there are seeds.
pub fn is_answered(programs: &Programs) -> Result<()> {
    for seed in 1..=machine::depth(1, 2) {
        let mut generate = programs.reference.command();
        let generated =
            output(generate.args(["generate", "--seed", &format!("{seed}"), "--largest"]))?;
        let message = String::from_utf8_lossy(&generated.stderr);
        ensure!(generated.status.success(), "the reference cannot make it: {}", message.trim());
        let run = programs.run_on(std::str::from_utf8(&generated.stdout)?)?;
        if let Some((verdict, details)) =
            programs.subject().limit_broken(&run, programs.folder())?
        {
            anyhow::bail!("{verdict} on the largest input of seed {seed}\n{details}");
        }
        ensure!(!programs.left("out")?.is_empty(), "no answer to the largest input of seed {seed}");
    }
    Ok(())
}
