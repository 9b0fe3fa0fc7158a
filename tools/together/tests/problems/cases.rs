//! The samples, edge cases and refused inputs in a problem's folder of `testdata/`.

use crate::programs::Programs;
use anyhow::{ensure, Result};
use judge::cases::{self, Case, Expected};
use judge::verdict::Verdict;

/// The message that a refusal must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Messages {
    /// The message in the `.err` file.
    AsWritten,
    /// Any message, because the stand-in for proconio words its messages differently.
    Any,
}

/// Runs every case.
pub fn pass(programs: &Programs, messages: Messages) -> Result<()> {
    let (cases, faults) = cases::read(programs.problem);
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    for case in cases {
        let (subject, folder) = (programs.subject(), programs.folder());
        let (verdict, details) = match &case.expected {
            Expected::Win => subject.judge_game(&subject.play(&case.input, folder)?, folder)?,
            Expected::Output(file) => {
                let run = programs.run(&case.input)?;
                subject.judge(&run, &case.input, &Case::text(file)?, folder)?
            }
            Expected::Message(file) => {
                let run = programs.run(&case.input)?;
                let message = match messages {
                    Messages::AsWritten => Case::text(file)?,
                    Messages::Any => String::new(),
                };
                subject.judge_refusal(&run, &message, folder)?
            }
        };
        ensure!(verdict == Verdict::Ac, "{verdict} on {}\n{details}", case.name);
    }
    Ok(())
}
