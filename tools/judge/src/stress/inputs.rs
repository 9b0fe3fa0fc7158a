//! What the reference generates: large inputs, and random cases.

use super::Stress;
use crate::group;
use crate::run::{output, read_output};
use anyhow::{bail, Context, Result};
use protocol::RandomCase;
use std::fs::File;
use std::io::{BufReader, Read, Seek};
use std::process::{Child, ChildStdout, Stdio};

/// A size of inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputSize {
    /// Small enough for brute force.
    Tiny,
    /// As large as the statement allows.
    Largest,
    /// Between the other two sizes: here the constant factors of a solution matter, and inputs may
    /// be outside the statement's bounds. The answers to these inputs are computed in a second way.
    Middle,
}

impl InputSize {
    /// Returns the name of the size.
    pub fn name(self) -> &'static str {
        match self {
            InputSize::Tiny => "tiny",
            InputSize::Largest => "largest",
            InputSize::Middle => "middle",
        }
    }
}

impl Stress<'_> {
    /// Returns a seed's input.
    ///
    /// # Errors
    /// If the reference cannot make an input, which can happen for the middle size.
    pub(super) fn generate(&self, seed: u64, size: InputSize) -> Result<String> {
        let mut command = self.reference.command();
        command.args(["generate", "--seed", &seed.to_string()]);
        if size != InputSize::Tiny {
            command.arg(format!("--{}", size.name()));
        }
        read_output(&mut command).with_context(|| format!("the reference of {}", self.problem.name))
    }

    /// Returns the reason why the problem has no middle tier, or `None` if it has a middle tier.
    ///
    /// # Errors
    /// If the reference fails.
    pub fn lacks_middle(&self) -> Result<Option<String>> {
        let asked =
            output(self.reference.command().args(["middle", "--seed", "1", "--count", "0"]))?;
        let message = String::from_utf8_lossy(&asked.stderr).trim().to_string();
        match asked.status.code() {
            Some(0) => Ok(None),
            Some(protocol::NONE) => Ok(Some(message)),
            _ => bail!("{message}"),
        }
    }

    /// Starts to generate `count` cases, beginning with this seed.
    pub(super) fn generate_cases(&self, seed: u64, count: u64) -> Result<CaseStream> {
        let errors = tempfile::tempfile()?;
        let mut command = self.reference.command();
        let asked = if self.size == InputSize::Middle { "middle" } else { "cases" };
        command.args([asked, "--seed", &seed.to_string(), "--count", &count.to_string()]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(errors.try_clone()?);
        let mut process = command.env("RUST_BACKTRACE", "0").spawn()?;
        let stream = BufReader::new(process.stdout.take().context("the stream of cases")?);
        Ok(CaseStream { process, stream, errors })
    }
}

/// The cases that a process of the reference generates. Dropping the stream ends the process.
pub(super) struct CaseStream {
    process: Child,
    stream: BufReader<ChildStdout>,
    errors: File,
}

impl CaseStream {
    /// Returns the next case.
    ///
    /// # Errors
    /// If there is no next case; the error holds the reference's message.
    pub(super) fn next(&mut self) -> Result<RandomCase> {
        if let Ok(Some(case)) = RandomCase::read(&mut self.stream) {
            return Ok(case);
        }
        let _ = self.process.wait();
        let mut message = String::new();
        self.errors.rewind()?;
        self.errors.read_to_string(&mut message)?;
        bail!("{}", message.trim().trim_start_matches("error: "))
    }
}

impl Drop for CaseStream {
    fn drop(&mut self) {
        group::ask_to_end(&mut self.process);
        let _ = self.process.wait();
    }
}
