//! The samples, edge cases and refused inputs in a problem's folder of `testdata/`.

use crate::programs::Programs;
use anyhow::{ensure, Result};
use judge::cases;
use judge::judging::{Judgement, Messages};
use judge::verdict::Verdict;

/// Runs every case.
pub fn pass(programs: &Programs, messages: Messages) -> Result<()> {
    let (cases, faults) = cases::read(programs.problem);
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    for case in cases {
        let (subject, folder) = (programs.subject(), programs.folder());
        let judged = subject.judge_case(&case, messages, folder)?;
        let Judgement { verdict, details, .. } = judged;
        ensure!(verdict == Verdict::Ac, "{verdict} on {}\n{details}", case.name);
    }
    Ok(())
}
