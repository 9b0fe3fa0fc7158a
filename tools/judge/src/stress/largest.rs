//! Runs on the largest inputs.

use super::inputs::InputSize;
use super::Stress;
use crate::judging::{Judgement, Subject, LARGEST_OUTPUT};
use crate::verdict::Verdict;
use anyhow::{Context, Result};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

impl Stress<'_> {
    /// Runs the program, within time and memory limits, on the largest inputs. Outputs are not
    /// compared, but the games of an interactive problem must be won.
    pub(super) fn run_largest(&self, cases: u64) -> Result<bool> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("in");
        let mut passed = true;
        for seed in (0..cases).map(|step| self.seed.wrapping_add(step)) {
            if self.stop.is_requested() {
                break;
            }
            let judged = self.judge_largest(seed, &file);
            let went_well = judged.as_ref().is_ok_and(|judged| judged.verdict == Verdict::Ac);
            if !went_well && self.was_interrupted() {
                break;
            }
            self.print(seed, &judged?, fs::metadata(&file)?.len())?;
            passed &= went_well;
        }
        Ok(passed)
    }

    fn judge_largest(&self, seed: u64, file: &Path) -> Result<Judgement> {
        let text = self.generate(seed, InputSize::Largest)?;
        fs::write(file, &text)?;
        let folder = file.parent().context("a file in a folder")?;
        let subject = Subject { is_measured: true, ..self.subject };
        if self.problem.is_interactive() {
            return subject.judge_answer(file, None, folder);
        }
        // The length of the right output is unknown here.
        let run = subject.run(file, text.len().max(LARGEST_OUTPUT as usize), folder)?;
        let broken = subject.find_broken_limit(&run, folder)?;
        let (verdict, details) = broken.unwrap_or((Verdict::Ac, String::new()));
        Ok(Judgement { run, verdict, details })
    }

    fn print(&self, seed: u64, judged: &Judgement, input: u64) -> Result<()> {
        let Judgement { run, verdict, details } = judged;
        let mebibytes = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let style = verdict.style();
        let mut to = anstream::stdout().lock();
        writeln!(
            to,
            "{style}{verdict:<4}{style:#}{:<24}{:>8.3} s  {:>6.1} MiB  of {}, \
                     input {:.1} MiB, seed {seed}",
            self.problem.name,
            run.seconds,
            mebibytes(run.peak),
            self.problem.header.limits,
            mebibytes(input),
        )?;
        write!(to, "{details}")?;
        if Duration::from_secs_f64(run.seconds) > self.subject.time / 10 {
            writeln!(to, "  warning: more than a tenth of the limit of time")?;
        }
        Ok(())
    }
}
