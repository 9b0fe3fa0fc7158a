//! The finished files in the problems' folders, remade in parallel.

use super::all::{examine, Examination, Submission};
use crate::finished::{Change, Finished};
use crate::solutions::Maker;
use anyhow::{bail, Result};
use bundle::fault::TranslatorFault;
use catalogue::project::Problem;
use judge::group::watch_interrupt;
use judge::side_by_side::run_side_by_side;
use std::io::Write;
use support::interrupt::Interrupt;

/// The settings for one pass over the finished files.
pub struct Renewal<'a> {
    pub maker: &'a Maker<'a>,
    pub finished: &'a Finished<'a>,
    /// The checks that a file passes before it is kept.
    pub examination: &'a Examination,
    /// Whether to write the files that differ; if not, they are only listed.
    pub writes: bool,
}

/// Remakes the files of these problems, and prints a line for each file that changes. Returns
/// `true` if nothing failed and every file that differed was written.
pub fn renew_all(renewal: &Renewal, problems: &[&Problem], jobs: usize) -> Result<bool> {
    // After Ctrl-C every file is whole: one that is being made is abandoned.
    let stop = watch_interrupt()?;
    let (mut done, mut differing, mut failed) = (0, 0, 0);
    let mut fault = None;
    let make = |problem: &&Problem| {
        let report = renew(renewal, problem, &stop);
        (!stop.is_requested()).then_some(report)
    };
    run_side_by_side(problems, jobs, make, |problem, report| {
        done += 1;
        let line = match report {
            Ok(change) if !change.is_needed() => return Ok(()),
            Ok(change) => {
                differing += 1;
                report_line(renewal, problem, &change)?
            }
            Err(error) => {
                failed += 1;
                let line = format!("BAD {}\n  {error:#}", problem.name);
                fault = fault.take().or(Some(error).filter(TranslatorFault::is_in));
                line
            }
        };
        Ok(writeln!(anstream::stdout().lock(), "{line}")?)
    })?;
    let word = if renewal.writes { "written" } else { "differ" };
    writeln!(
        anstream::stdout().lock(),
        "{differing} {word}, {failed} failed, {} as they should be",
        done - differing - failed
    )?;
    if stop.is_requested() {
        bail!("stopped after {done} of {}; each file is whole", problems.len());
    }
    match fault {
        Some(fault) => Err(fault),
        None => Ok(failed == 0 && (renewal.writes || differing == 0)),
    }
}

fn renew(renewal: &Renewal, problem: &Problem, stop: &Interrupt) -> Result<Change> {
    let Renewal { maker, finished, examination, writes } = renewal;
    let text = finished.text(maker.cache, problem)?;
    if examination.check {
        let submission = Submission { problem, target: finished.target(problem)? };
        examine(maker, &submission, &text, examination)?;
    }
    let change = finished.change(problem, &text)?;
    if *writes && change.is_needed() && !stop.is_requested() {
        finished.write(problem, &text, &change)?;
    }
    Ok(change)
}

/// Returns a line such as `renewed problems/hdu/1848/submit.c  7012 -> 7034 bytes`.
fn report_line(renewal: &Renewal, problem: &Problem, change: &Change) -> Result<String> {
    let path = renewal.finished.path(problem)?;
    let root = &renewal.maker.origin.project.root;
    let path = path.strip_prefix(root).unwrap_or(&path).display();
    let (writes, after) = (renewal.writes, change.after);
    let mut line = match change.before {
        _ if !change.differs => String::new(),
        None if writes => format!("made    {path}  {after} bytes"),
        None => format!("missing {path}"),
        Some(before) if writes => format!("renewed {path}  {before} -> {after} bytes"),
        Some(before) => format!("differs {path}  {before} bytes, made anew {after}"),
    };
    if let Some(leftover) = &change.leftover {
        let leftover = leftover.strip_prefix(root).unwrap_or(leftover).display();
        let word = if writes { "removed" } else { "surplus" };
        let apart = if line.is_empty() { "" } else { "\n" };
        line += &format!("{apart}{word} {leftover}");
    }
    if !writes {
        line += &format!("  `cargo judge bundle {} --write`", problem.name);
    }
    Ok(line)
}
