//! The picture in a problem's folder: its stamp must be that of its sources, and it must be what the
//! reference makes of the input that it names. The stamp tells of every change in the problem's
//! folder; what the frame of the references and the drawing make of them, every eighth one shows. The
//! gate looks at all, and chooses the input anew, too, for every eighth one.

use crate::programs::Programs;
use anyhow::{bail, ensure, Context, Result};
use catalogue::project::Problem;
use catalogue::replace::Freshness;
use judge_picture::{output, PATIENCE};
use picture::example::{self, Example, Run, OWN_DRAWING};
use picture::kept::{self, Kept, NAME};
use std::time::Duration;

/// Some references take seconds for the game of a picture.
const DRAWN_INTERVAL: usize = 8;

/// Far above what a picture needs on any machine, however busy.
const TIME: Duration = Duration::from_secs(600);

/// Choosing an input runs a reference up to a hundred times.
const CHOSEN_INTERVAL: usize = 8;

/// Checks the picture of a problem, or that it has none to show.
pub fn is_right(problem: &Problem) -> Result<()> {
    let programs = Programs::new(problem);
    let within = |time: Duration| {
        let reference = &programs.reference;
        move |arguments: &[&str], input: &str| output(reference, arguments, input, time)
    };
    let number: usize = problem.name.bytes().map(usize::from).sum();
    let mend = format!("`cargo judge picture {} --write`", problem.name);
    let state = kept::state(problem)?;
    ensure!(state != Freshness::Stale, "{NAME} is no longer what its sources make: {mend}");
    if number % available::depth(DRAWN_INTERVAL, 1) == 0 {
        check_drawing(problem, &within(TIME), &mend)?;
    }
    if available::depth(false, true) && number % CHOSEN_INTERVAL == 0 {
        let kept = std::fs::read_to_string(kept::path(problem)).ok();
        let made = kept::make(problem, &within(PATIENCE))?.ok();
        ensure!(kept == made, "{mend} changes the picture");
    }
    Ok(())
}

/// Checks that the picture is there, if the reference has a game to show and the problem has no
/// drawing of its own, and shows what the reference makes of the input that it names.
fn check_drawing(problem: &Problem, run: Run, mend: &str) -> Result<()> {
    let Some(kept) = Kept::read(problem)? else {
        // Looking for an example takes as long as a reference may, and this one has a drawing.
        if problem.header.picture.as_deref() == Some(OWN_DRAWING) {
            return Ok(());
        }
        if let Ok(Example { source, .. }) = example::choose(problem, run)? {
            bail!("{NAME} is not there, but could show {source:?}: {mend}");
        }
        return Ok(());
    };
    let (input, game) = kept.input().context("a picture names its input")?;
    let graph = example::games(&format!("{input}\n"), run)?.games.into_iter().nth(game - 1);
    ensure!(graph == kept.graph(), "{NAME} shows another game than its input: {mend}");
    Ok(())
}
