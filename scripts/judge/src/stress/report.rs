//! A difference: shrunk, saved among the problem's tests, and shown.

use super::Stress;
use crate::measure::measured;
use crate::shrink::shrink;
use anyhow::{bail, Context, Result};
use reference::protocol::Case;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::Ordering::Relaxed;

impl Stress<'_> {
    /// Shrinks the case, saves it among the problem's tests, and shows it.
    pub(super) fn report(&self, case: Case) -> Result<()> {
        let folder = tempfile::tempdir()?;
        let folder = folder.path();
        let mut to = anstream::stdout().lock();
        writeln!(to, "{}: a difference at seed {}; shrinking", self.problem.name, case.seed)?;
        let input = shrink(&case.input, |candidate| {
            !self.stop.load(Relaxed)
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
        fs::write(folder.join("in"), &input)?;
        let limits = self.subject.limits(answer.len());
        let run = measured(self.subject.solution, &folder.join("in"), folder, &limits)?;
        let (verdict, details) = self.subject.judge(&run, &folder.join("in"), &answer, folder)?;
        let style = verdict.style();
        writeln!(to, "{style}{verdict}{style:#} on this input, saved as {}:", saved.display())?;
        write!(
            to,
            "{}",
            input.lines().take(40).map(|line| format!("  {line}\n")).collect::<String>()
        )?;
        write!(to, "{details}")?;
        Ok(())
    }

    /// The reference's answer, unless the input breaks the statement.
    fn answer(&self, input: &str, folder: &Path) -> Option<String> {
        let file = |name: &str| folder.join(name);
        fs::write(file("candidate"), input).ok()?;
        let mut command = Command::new(self.reference);
        command.arg("answer").stdin(File::open(file("candidate")).ok()?).env("RUST_BACKTRACE", "0");
        let done = command.output().ok()?;
        done.status.success().then(|| String::from_utf8_lossy(&done.stdout).into_owned())
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
            fs::write(&out, answer).with_context(|| out.display().to_string())?;
            return Ok(file);
        }
        bail!("no free name for the case in {}", folder.display())
    }
}
