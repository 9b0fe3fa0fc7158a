//! Large inputs, which the reference generates.

use super::Stress;
use crate::run::output;
use anyhow::{ensure, Result};

/// A size of inputs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum InputSize {
    /// As large as the statement allows.
    Largest,
    /// Between the largest and those of the random cases, perhaps against the statement.
    Middle,
}

impl InputSize {
    pub(super) fn name(self) -> &'static str {
        match self {
            InputSize::Largest => "largest",
            InputSize::Middle => "middle",
        }
    }
}

impl Stress<'_> {
    /// Returns the input of a seed.
    ///
    /// # Errors
    /// If the reference cannot make one, which may be so for the middle size.
    pub(super) fn generated(&self, seed: u64, size: InputSize) -> Result<String> {
        let mut command = self.reference.command();
        command.args(["generate", "--seed", &seed.to_string(), &format!("--{}", size.name())]);
        let generated = output(&mut command)?;
        let message = String::from_utf8_lossy(&generated.stderr);
        let name = &self.problem.name;
        ensure!(generated.status.success(), "the reference of {name}: {}", message.trim());
        Ok(String::from_utf8(generated.stdout)?)
    }
}
