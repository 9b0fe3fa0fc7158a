//! A program made from a solution, such as its translation to C, beside the solution itself: on
//! inputs beyond the reach of a reference, both must print the same.
//!
//! Small inputs cannot show that a number has too few bits.

use super::inputs::InputSize;
use super::Stress;
use crate::judging::Judgement;
use crate::program::Program;
use crate::run::{run_on, Ending, Limits};
use crate::verdict::Verdict;
use anyhow::{bail, Result};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// A large input on which the program does not do what the solution does.
pub struct Difference {
    /// The verdict and the input, such as `RE on the largest input of seed 1`.
    pub summary: String,
    /// The reason for the verdict, in lines.
    pub details: String,
}

/// Returns the limits of the solution itself, far above what it needs in a slow build. On an input
/// that the statement does not allow it may go on for ever.
fn limits(size: InputSize) -> Limits {
    let seconds = match size {
        InputSize::Largest => 600,
        InputSize::Middle => 20,
    };
    Limits { time: Duration::from_secs(seconds), memory: 8 << 30, output: 1 << 30 }
}

impl Stress<'_> {
    /// Compares the program with its `solution` on a largest and a middle-sized input of each of
    /// so many seeds. Returns the number of inputs, or the first difference.
    pub fn compare_with(&self, solution: &Program, seeds: u64) -> Result<Result<u64, Difference>> {
        let folder = tempfile::tempdir()?;
        let mut inputs = 0;
        for seed in (0..seeds).map(|step| self.seed.wrapping_add(step)) {
            for size in [InputSize::Largest, InputSize::Middle] {
                let input = match self.generate(seed, size) {
                    Err(_) if size == InputSize::Middle => continue,
                    input => input?,
                };
                let judged = self.judge_beside(solution, &input, size, folder.path())?;
                let Some(Judgement { verdict, details, .. }) = judged else { continue };
                if verdict != Verdict::Ac {
                    let summary = format!("{verdict} on the {} input of seed {seed}", size.name());
                    return Ok(Err(Difference { summary, details }));
                }
                inputs += 1;
            }
        }
        Ok(Ok(inputs))
    }

    /// Judges the program on an input; returns `None` if the statement does not allow it and it keeps
    /// the solution busy. In an interactive problem, the game on it must be won.
    fn judge_beside(
        &self,
        solution: &Program,
        input: &str,
        size: InputSize,
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
            Ending::Exit(_) if size == InputSize::Middle => {
                self.subject.judge_refusal(&folder.join("in"), "", folder).map(Some)
            }
            _ if size == InputSize::Middle => Ok(None),
            _ => bail!("{} itself fails on its largest input", self.problem.name),
        }
    }
}
