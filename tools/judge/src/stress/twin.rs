//! A comparison of a solution with another program, such as its translation to C or a contestant's
//! own program: both must print the same output, even on inputs too large for a reference.
//!
//! Small inputs cannot reveal that a number type has too few bits.

use super::inputs::InputSize;
use super::Stress;
use crate::judging::Judgement;
use crate::program::Program;
use crate::run::{run_on, Ending, Limits};
use crate::shrink::shrink;
use crate::verdict::Verdict;
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// An input on which the program differs from the solution.
pub struct Difference {
    /// The verdict and a description of the input, such as `RE on the largest input of seed 1`.
    pub summary: String,
    /// The reason for the verdict, in one or more lines.
    pub details: String,
    /// The input.
    pub input: String,
}

/// What the program must do with an input that the statement excludes and the solution refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusals {
    /// Refuse it too.
    Shared,
    /// Whatever it likes.
    Ignored,
}

/// The limits within which a reference must reject an invalid input.
const REFUSES_WITHIN: Limits =
    Limits { time: Duration::from_millis(200), memory: 1 << 30, output: 64 << 20 };

/// Returns limits for the solution itself, far above its needs even in a slow build. On an input
/// that the statement does not allow, the solution may run for ever.
fn limits(size: InputSize) -> Limits {
    let seconds = match size {
        InputSize::Largest => 600,
        InputSize::Middle | InputSize::Tiny => 20,
    };
    Limits { time: Duration::from_secs(seconds), memory: 8 << 30, output: 1 << 30 }
}

impl Stress<'_> {
    /// Compares the program with the `solution` on one largest and one middle-sized input for each
    /// of `seeds` seeds. Returns the number of inputs if the two agree, or else the first
    /// difference.
    pub fn compare_with(&self, solution: &Program, seeds: u64) -> Result<Result<u64, Difference>> {
        let mut inputs = 0;
        for size in [InputSize::Largest, InputSize::Middle] {
            let (agreed, difference) =
                self.compare_size(solution, size, seeds, Refusals::Shared)?;
            if let Some(difference) = difference {
                return Ok(Err(difference));
            }
            inputs += agreed;
        }
        Ok(Ok(inputs))
    }

    /// Compares the program with the `solution` on an input of this size for each of `seeds` seeds.
    /// Returns the number of inputs before the first difference, and that difference, if any.
    pub fn compare_size(
        &self,
        solution: &Program,
        size: InputSize,
        seeds: u64,
        refusals: Refusals,
    ) -> Result<(u64, Option<Difference>)> {
        let folder = tempfile::tempdir()?;
        let mut agreed = 0;
        for seed in (0..seeds).map(|step| self.seed.wrapping_add(step)) {
            if self.stop.is_requested() {
                break;
            }
            let input = match self.generate(seed, size) {
                Err(_) if size == InputSize::Middle || self.was_interrupted() => continue,
                input => input?,
            };
            let judged = self.judge_beside(solution, &input, size, refusals, folder.path());
            let Some(Judgement { verdict, details, .. }) = (match judged {
                Err(_) if self.was_interrupted() => break,
                judged => judged?,
            }) else {
                continue;
            };
            if verdict != Verdict::Ac {
                if self.was_interrupted() {
                    break;
                }
                let summary = format!("{verdict} on the {} input of seed {seed}", size.name());
                return Ok((agreed, Some(Difference { summary, details, input })));
            }
            agreed += 1;
        }
        Ok((agreed, None))
    }

    /// Returns a smaller input on which the two programs still differ, with the reason. If the
    /// reference can check inputs, the statement allows this input.
    pub fn shrink_difference(
        &self,
        solution: &Program,
        difference: &Difference,
        patience: Duration,
    ) -> Result<(String, Judgement)> {
        let folder = tempfile::tempdir()?;
        let (folder, start) = (folder.path(), Instant::now());
        let differs = |input: &str| {
            let (size, refusals) = (InputSize::Middle, Refusals::Ignored);
            let judged = self.judge_beside(solution, input, size, refusals, folder).ok()??;
            (judged.verdict != Verdict::Ac).then_some(judged)
        };
        let is_judge_of_it = !self.refuses(&difference.input, folder);
        let input = shrink(&difference.input, |candidate| {
            let goes_on = !self.stop.is_requested() && start.elapsed() < patience;
            let is_allowed = || !(is_judge_of_it && self.refuses(candidate, folder));
            goes_on && is_allowed() && differs(candidate).is_some()
        });
        // Shrinking rewrites white space; if that alone cures the difference, the input stays.
        let judged = match differs(&input) {
            Some(judged) => return Ok((input, judged)),
            None => differs(&difference.input),
        };
        let judged = judged.context("the difference does not come again")?;
        Ok((difference.input.clone(), judged))
    }

    /// Returns whether the reference rejects an input as not allowed by the statement.
    fn refuses(&self, input: &str, folder: &Path) -> bool {
        if self.problem.is_interactive() {
            return false;
        }
        let mut command = self.reference.command();
        command.arg("answer");
        let run = run_on(command, input, folder, &REFUSES_WITHIN);
        run.is_ok_and(|run| matches!(run.ending, Ending::Exit(code) if code != 0))
    }

    /// Judges the program on an input; in an interactive problem, the game must be won. Returns
    /// `None` if the solution neither answers a middle input nor refuses it where that counts.
    fn judge_beside(
        &self,
        solution: &Program,
        input: &str,
        size: InputSize,
        refusals: Refusals,
        folder: &Path,
    ) -> Result<Option<Judgement>> {
        if self.problem.is_interactive() {
            return match self.judge(input, "", folder) {
                Err(_) if size == InputSize::Middle => Ok(None),
                judged => judged.map(Some),
            };
        }
        match run_on(solution.command(), input, folder, &limits(size))?.ending {
            Ending::Exit(0) => {
                let answer = String::from_utf8(fs::read(folder.join("out"))?)?;
                self.judge(input, &answer, folder).map(Some)
            }
            Ending::Exit(_) if size == InputSize::Middle && refusals == Refusals::Shared => {
                self.subject.judge_refusal(&folder.join("in"), "", folder).map(Some)
            }
            _ if size == InputSize::Middle => Ok(None),
            _ => bail!("{} itself fails on its {} input", self.problem.name, size.name()),
        }
    }
}
