//! Runs on the largest inputs.

use super::inputs::InputSize;
use super::Stress;
use crate::measure::run_measured;
use crate::run::Run;
use crate::verdict::Verdict;
use anyhow::Result;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// What a solution did on one of the largest inputs.
struct Largest {
    input: usize,
    run: Run,
    verdict: Verdict,
    details: String,
}

impl Stress<'_> {
    /// Runs the largest inputs within the limits of time and memory. Their output is not compared,
    /// but the games of an interactive problem must be won.
    pub(super) fn run_largest(&self, cases: u64) -> Result<bool> {
        let folder = tempfile::tempdir()?;
        let mut passed = true;
        for seed in (0..cases).map(|step| self.seed.wrapping_add(step)) {
            if self.stop.load(Relaxed) {
                break;
            }
            let done = self.run_seed(seed, folder.path());
            let went_well = done.as_ref().is_ok_and(|done| done.verdict == Verdict::Ac);
            if !went_well && self.interrupted() {
                break;
            }
            self.print(seed, &done?)?;
            passed &= went_well;
        }
        Ok(passed)
    }

    fn run_seed(&self, seed: u64, folder: &Path) -> Result<Largest> {
        let text = self.generate(seed, InputSize::Largest)?;
        let input = folder.join("in");
        fs::write(&input, &text)?;
        let (run, verdict, details) = if self.problem.is_interactive() {
            self.subject.judge_measured(&input, None, folder)?
        } else {
            let limits = self.subject.limits(text.len());
            let run = run_measured(self.subject.solution, &input, folder, &limits)?;
            let broken = self.subject.limit_broken(&run, folder)?;
            let (verdict, details) = broken.unwrap_or((Verdict::Ac, String::new()));
            (run, verdict, details)
        };
        Ok(Largest { input: text.len(), run, verdict, details })
    }

    fn print(&self, seed: u64, done: &Largest) -> Result<()> {
        let Largest { input, run, verdict, details } = done;
        let mebibytes = |bytes: f64| bytes / f64::from(1 << 20);
        let style = verdict.style();
        let mut to = anstream::stdout().lock();
        writeln!(
            to,
            "{style}{verdict:<4}{style:#}{:<24}{:>8.3} s  {:>6.1} MiB  of {}, \
                     input {:.1} MiB, seed {seed}",
            self.problem.name,
            run.seconds,
            mebibytes(run.peak as f64),
            self.problem.header.limits,
            mebibytes(*input as f64),
        )?;
        write!(to, "{details}")?;
        if Duration::from_secs_f64(run.seconds) > self.subject.time / 10 {
            writeln!(to, "  warning: more than a tenth of the limit of time")?;
        }
        Ok(())
    }
}
