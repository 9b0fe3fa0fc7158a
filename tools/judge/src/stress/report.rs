//! A difference: shrunk, saved, and shown.

use super::inputs::InputSize;
use super::random::Failure;
use super::Stress;
use crate::interaction::shorten;
use crate::judging::{Judgement, Subject};
use crate::run::{run_on, Ending, Limits};
use crate::shrink::shrink;
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use support::plural::format_count;

/// The time allowed for shrinking an input on which the outputs differ. A solution that hangs takes
/// the whole time limit on every candidate.
const PATIENCE: Duration = Duration::from_secs(60);

/// The limits for a reference on a candidate; a malformed candidate may make the reference run for
/// ever.
const REFERENCE: Limits =
    Limits { time: Duration::from_secs(2), memory: 1 << 30, output: 64 << 20 };

const INPUT_LINES: usize = 40;

/// The number of characters shown per line; a large input may be a single line.
const INPUT_WIDTH: usize = 1000;

impl Stress<'_> {
    /// Shrinks the case, saves it in a folder, and shows it. The verdict must stay the same: if a
    /// program that gave a wrong answer now crashes, the candidate may well be malformed, and not
    /// every brute force detects this.
    pub(super) fn report(&self, failure: Failure, save_in: &Path) -> Result<()> {
        let Failure { case, verdict, .. } = failure;
        let folder = tempfile::tempdir()?;
        let folder = folder.path();
        let mut to = anstream::stdout().lock();
        writeln!(to, "{}: a difference at seed {}; shrinking", self.problem.name, case.seed)?;
        let start = Instant::now();
        let fails = |input: &str| {
            let answer = self.answer(input, folder)?;
            let judged = self.judge(input, &answer, folder).ok()?;
            (judged.verdict == verdict).then_some(answer)
        };
        let input = shrink(&case.input, |candidate| {
            let goes_on = !self.stop.is_requested() && start.elapsed() < PATIENCE;
            goes_on && fails(candidate).is_some()
        });
        // Shrinking rewrites white space; if that alone cures the failure, the case stays as it is.
        let (input, answer) = match fails(&input) {
            Some(answer) => (input, answer),
            None => (case.input, case.answer),
        };
        let saved = self.save(save_in, case.seed, &input, &answer)?;
        let measured = Stress { subject: Subject { is_measured: true, ..self.subject }, ..*self };
        let Judgement { verdict, details, .. } = measured.judge(&input, &answer, folder)?;
        let style = verdict.style();
        writeln!(to, "{style}{verdict}{style:#} on this input, saved as {}:", saved.display())?;
        write!(to, "{}{details}", beginning(&input))?;
        Ok(())
    }

    /// Returns the reference's answer, or `None` if the reference rejects the input. An interactor
    /// has no answer, and rejects an input only when it plays.
    fn answer(&self, input: &str, folder: &Path) -> Option<String> {
        if self.problem.is_interactive() {
            return Some(String::new());
        }
        let mut command = self.reference.command();
        command.arg("answer");
        if self.size == InputSize::Middle {
            command.arg("--middle");
        }
        let run = run_on(command, input, folder, &REFERENCE).ok()?;
        fs::read_to_string(folder.join("out")).ok().filter(|_| run.ending == Ending::Exit(0))
    }

    /// Saves a case under the first free name.
    fn save(&self, folder: &Path, seed: u64, input: &str, answer: &str) -> Result<PathBuf> {
        fs::create_dir_all(folder)?;
        let numbered = (1..).map(|number| format!("stress-{seed}-{number}"));
        for name in [format!("stress-{seed}")].into_iter().chain(numbered) {
            let [file, out] = ["in", "out"].map(|ending| folder.join(format!("{name}.{ending}")));
            if out.exists() {
                continue;
            }
            match File::create_new(&file) {
                Ok(mut created) => created.write_all(input.as_bytes())?,
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error).with_context(|| file.display().to_string()),
            }
            if !self.problem.is_interactive() {
                fs::write(&out, answer).with_context(|| out.display().to_string())?;
            }
            return Ok(file);
        }
        unreachable!("there are names without end")
    }
}

/// Returns the first lines of an input, indented.
pub fn beginning(input: &str) -> String {
    let shown = |line| format!("  {}\n", shorten(line, INPUT_WIDTH));
    let mut text: String = input.lines().take(INPUT_LINES).map(shown).collect();
    let rest = input.lines().count().saturating_sub(INPUT_LINES);
    if rest > 0 {
        text += &format!("  … {}\n", format_count(rest, "more line"));
    }
    text
}
