//! A difference: shrunk, saved among the problem's tests, and shown.

use super::Stress;
use crate::measure::measured;
use crate::run::{run as run_once, Ending, Limits};
use crate::shrink::shrink;
use anyhow::{bail, Context, Result};
use protocol::Case;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use support::plural::counted;

/// The time for shrinking a difference: a solution that hangs takes its whole time on every
/// candidate.
const PATIENCE: Duration = Duration::from_secs(60);

/// The limits of a reference on a candidate, which may be malformed in a way that makes it loop.
const REFERENCE: Limits =
    Limits { time: Duration::from_secs(2), memory: 1 << 30, output: 64 << 20 };

const INPUT_LINES: usize = 40;

impl Stress<'_> {
    /// Shrinks the case, saves it among the problem's tests, and shows it.
    pub(super) fn report(&self, case: Case) -> Result<()> {
        let folder = tempfile::tempdir()?;
        let folder = folder.path();
        let mut to = anstream::stdout().lock();
        writeln!(to, "{}: a difference at seed {}; shrinking", self.problem.name, case.seed)?;
        let start = Instant::now();
        let input = shrink(&case.input, |candidate| {
            !self.stop.load(Relaxed)
                && start.elapsed() < PATIENCE
                && self.answer(candidate, folder).is_some_and(|answer| {
                    matches!(self.passes(candidate, &answer, folder), Ok(false))
                })
        });
        // Shrinking rewrites blanks; where even that cures the failure, the case stays.
        let answer = self.answer(&input, folder);
        let fails = answer
            .as_ref()
            .is_some_and(|answer| matches!(self.passes(&input, answer, folder), Ok(false)));
        let (input, answer) = match answer {
            Some(answer) if fails => (input, answer),
            _ => (case.input, case.answer),
        };
        let saved = self.save(case.seed, &input, &answer)?;
        let file = folder.join("in");
        fs::write(&file, &input)?;
        let (verdict, details) = if self.problem.is_interactive() {
            self.subject.judge_game(&self.subject.play_measured(&file, folder)?, folder)?
        } else {
            let limits = self.subject.limits(answer.len());
            let run = measured(self.subject.solution, &file, folder, &limits)?;
            self.subject.judge(&run, &file, &answer, folder)?
        };
        let style = verdict.style();
        writeln!(to, "{style}{verdict}{style:#} on this input, saved as {}:", saved.display())?;
        write!(to, "{}{details}", beginning(&input))?;
        Ok(())
    }

    /// Returns the reference's answer, or `None` if the reference rejects the input. An interactor
    /// has none, and rejects an input only when it plays.
    fn answer(&self, input: &str, folder: &Path) -> Option<String> {
        if self.problem.is_interactive() {
            return Some(String::new());
        }
        let file = |name: &str| folder.join(name);
        fs::write(file("candidate"), input).ok()?;
        let mut command = self.reference.command();
        command.arg("answer");
        let (candidate, answer, said) = (file("candidate"), file("answer"), file("said"));
        let run = run_once(command, &candidate, &answer, &said, &REFERENCE).ok()?;
        if run.ending != Ending::Exit(0) {
            return None;
        }
        fs::read_to_string(answer).ok()
    }

    /// Saves a case under the first free name.
    fn save(&self, seed: u64, input: &str, answer: &str) -> Result<PathBuf> {
        let folder = &self.problem.testdata;
        fs::create_dir_all(folder)?;
        for number in 0.. {
            let name = if number == 0 {
                format!("stress-{seed}")
            } else {
                format!("stress-{seed}-{number}")
            };
            let (file, out) =
                (folder.join(format!("{name}.in")), folder.join(format!("{name}.out")));
            if out.exists() {
                continue;
            }
            match File::create_new(&file) {
                Ok(mut created) => created.write_all(input.as_bytes())?,
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error).with_context(|| file.display().to_string()),
            }
            if !self.problem.is_interactive() {
                fs::write(&out, answer).with_context(|| out.display().to_string())?;
            }
            return Ok(file);
        }
        bail!("no free name for the case in {}", folder.display())
    }
}

/// Returns the first lines of an input, indented.
pub fn beginning(input: &str) -> String {
    let mut text = String::new();
    for line in input.lines().take(INPUT_LINES) {
        let _ = writeln!(text, "  {line}");
    }
    match input.lines().count().saturating_sub(INPUT_LINES) {
        0 => {}
        rest => {
            let _ = writeln!(text, "  … {}", counted(rest, "more line"));
        }
    }
    text
}
