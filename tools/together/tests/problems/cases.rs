//! Every sample, edge case and refusal of a problem's folder in `testdata/`.

use crate::programs::Programs;
use anyhow::{ensure, Result};
use judge::cases::{self, Case, Expected};
use judge::verdict::Verdict;

/// Runs them all.
pub fn pass(programs: &Programs) -> Result<()> {
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
                subject.judge_refusal(&run, &Case::text(file)?, programs.folder())?
            }
        };
        ensure!(verdict == Verdict::Ac, "{verdict} on {}\n{details}", case.name);
    }
    Ok(())
}
