//! The picture in a problem's folder: its stamp must be that of its sources, and it must be what the
//! reference makes of the input that it names. The stamp tells of every change in the problem's
//! folder; what the frame of the references and the drawing make of them, every eighth one shows. The
//! gate looks at all, and chooses the input anew, too, for every fourth one.

use crate::programs::Programs;
use anyhow::{ensure, Result};
use catalogue::project::Problem;
use judge_picture::{output, PATIENCE};
use picture::kept;
use std::time::Duration;

/// Some references take seconds for the game of a picture.
const DRAWN_INTERVAL: usize = 8;

/// Far above what a picture needs on any machine, however busy.
const TIME: Duration = Duration::from_secs(600);

/// Choosing an input runs a reference up to a hundred times.
const CHOSEN_INTERVAL: usize = 4;

/// Checks the picture of a problem, or that it has none to show.
pub fn is_right(problem: &Problem) -> Result<()> {
    let programs = Programs::new(problem);
    let within = |time: Duration| {
        let reference = &programs.reference;
        move |arguments: &[&str], input: &str| output(reference, arguments, input, time)
    };
    let number: usize = problem.name.bytes().map(usize::from).sum();
    if number % available::depth(DRAWN_INTERVAL, 1) == 0 {
        kept::check(problem, &within(TIME))?;
    } else {
        kept::check_stamp(problem)?;
    }
    if available::depth(false, true) && number % CHOSEN_INTERVAL == 0 {
        let kept = std::fs::read_to_string(kept::path(problem)).ok();
        let made = kept::make(problem, &within(PATIENCE))?.ok();
        ensure!(kept == made, "`cargo judge picture {} --write` changes the picture", problem.name);
    }
    Ok(())
}
