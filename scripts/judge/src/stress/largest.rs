//! The largest inputs.

use super::Stress;
use crate::measure::measured;
use crate::run::output;
use crate::verdict::Verdict;
use anyhow::{ensure, Result};
use std::fs;
use std::io::Write;
use std::process::Command;
use std::time::Duration;

impl Stress<'_> {
    /// The largest inputs: nothing to compare, but time and memory to keep.
    pub(super) fn largest(&self, cases: u64) -> Result<bool> {
        let folder = tempfile::tempdir()?;
        let folder = folder.path();
        let input = folder.join("in");
        let mut kept = true;
        for seed in (0..cases).map(|step| self.seed.wrapping_add(step)) {
            let mut command = Command::new(self.reference);
            let made =
                output(command.args(["generate", "--seed", &seed.to_string(), "--largest"]))?;
            let said = String::from_utf8_lossy(&made.stderr);
            ensure!(
                made.status.success(),
                "the reference of {}: {}",
                self.problem.name,
                said.trim()
            );
            fs::write(&input, &made.stdout)?;
            let run = measured(
                self.subject.solution,
                &input,
                folder,
                &self.subject.limits(made.stdout.len()),
            )?;
            let broken = self.subject.limit_broken(&run, folder)?;
            let (verdict, details) = broken.unwrap_or((Verdict::Ac, String::new()));
            kept &= verdict == Verdict::Ac;
            let style = verdict.style();
            let mut to = anstream::stdout().lock();
            writeln!(
                to,
                "{style}{verdict:<4}{style:#}{:<24}{:>8.3} s  {:>6.1} MiB  of {}, input {:.1} MiB, seed {seed}",
                self.problem.name,
                run.seconds,
                run.peak as f64 / f64::from(1 << 20),
                self.problem.header.limits,
                made.stdout.len() as f64 / f64::from(1 << 20),
            )?;
            write!(to, "{details}")?;
            if Duration::from_secs_f64(run.seconds) > self.subject.time / 10 {
                writeln!(to, "  warning: more than a tenth of the limit of time")?;
            }
        }
        Ok(kept)
    }
}
