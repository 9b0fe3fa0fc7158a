//! `judge list`: the catalogue, read from the solutions' headers.

use crate::cases;
use anyhow::{Context, Result};
use catalogue::groups::{self, groups};
use catalogue::index;
use catalogue::judges::Judge;
use catalogue::project::{Problem, Project};
use clap::{Args, ValueEnum};
use std::fs;
use std::io::Write;
use wording::plural::counted;

/// The options of `judge list`.
#[derive(Args)]
pub struct Options {
    /// What to sort the problems by
    #[arg(long, value_enum, default_value = "judge")]
    by: By,
    /// Write PROBLEMS.md, the indexes for readers, if it has changed
    #[arg(long, conflicts_with = "by")]
    write: bool,
}

/// The values of `--by`, one for each of [`catalogue::groups::By`].
#[derive(Clone, Copy, ValueEnum)]
enum By {
    Judge,
    Model,
    Difficulty,
}

impl From<By> for groups::By {
    fn from(by: By) -> groups::By {
        match by {
            By::Judge => groups::By::Judge,
            By::Model => groups::By::Model,
            By::Difficulty => groups::By::Difficulty,
        }
    }
}

/// Prints the catalogue.
pub fn run(project: &Project, options: &Options) -> Result<()> {
    let mut to = anstream::stdout().lock();
    if options.write {
        let (path, page) = (project.root.join(index::FILE), index::page(project)?);
        let is_current = fs::read_to_string(&path).is_ok_and(|old| old == page);
        if !is_current {
            fs::write(&path, page).with_context(|| path.display().to_string())?;
        }
        let what = if is_current { "is as it should be" } else { "is renewed" };
        return writeln!(to, "{} {what}", index::FILE).map_err(Into::into);
    }
    let known = Judge::all()?;
    for (group, problems) in groups(project, options.by.into(), &known) {
        writeln!(to, "{group}")?;
        for problem in problems {
            writeln!(to, "{}", line(problem))?;
        }
    }
    Ok(())
}

fn line(problem: &Problem) -> String {
    let header = &problem.header;
    let (cases, _faults) = cases::read(problem);
    let tests = counted(cases.len(), "test");
    let also = match &header.also[..] {
        [] => String::new(),
        also => format!(" (also {})", also.join(", ")),
    };
    format!(
        "  {:<14} {}{also}\n  {:<14} {} {}, {}, {tests}",
        problem.name, header.title, "", header.model, header.limits, header.difficulty
    )
}
