//! The picture in a problem's folder: it must be what the reference makes of the input that it
//! names. The gate chooses the input anew, too, for every fourth one.

use crate::programs::Programs;
use anyhow::{ensure, Result};
use catalogue::project::Problem;
use judge_picture::output;
use picture::kept;

/// Choosing an input runs a reference up to a hundred times.
const CHOSEN_INTERVAL: usize = 4;

/// Checks the picture of a problem, or that it has none to show.
pub fn is_right(problem: &Problem) -> Result<()> {
    let programs = Programs::new(problem);
    let run = |arguments: &[&str], input: &str| output(&programs.reference, arguments, input);
    kept::check(problem, &run)?;
    let number: usize = problem.name.bytes().map(usize::from).sum();
    if available::depth(false, true) && number % CHOSEN_INTERVAL == 0 {
        let kept = std::fs::read_to_string(kept::path(problem)).ok();
        let made = kept::made(problem, &run)?.ok();
        ensure!(kept == made, "`cargo judge picture {} --write` changes the picture", problem.name);
    }
    Ok(())
}
