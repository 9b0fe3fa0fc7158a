//! Every sample, edge case and refusal of a problem's folder in `testdata/`.

use crate::programs::Programs;
use anyhow::{ensure, Result};
use judge::cases::{self, Case, Expected};
use judge::verdict::Verdict;

/// What a refusal has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Messages {
    /// The line of the `.err` file.
    AsWritten,
    /// Anything: a reader that stands in for proconio has words of its own.
    Any,
}

/// Runs them all.
pub fn pass(programs: &Programs, messages: Messages) -> Result<()> {
    let (cases, faults) = cases::read(programs.problem)?;
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    for case in cases {
        let run = programs.run(&case.input)?;
        let subject = programs.subject();
        let (verdict, details) = match &case.expected {
            Expected::Output(file) => {
                subject.judge(&run, &case.input, &Case::text(file)?, programs.folder())?
            }
            Expected::Message(file) => {
                let message = match messages {
                    Messages::AsWritten => Case::text(file)?,
                    Messages::Any => String::new(),
                };
                subject.judge_refusal(&run, &message, programs.folder())?
            }
        };
        ensure!(verdict == Verdict::Ac, "{verdict} on {}\n{details}", case.name);
    }
    Ok(())
}
