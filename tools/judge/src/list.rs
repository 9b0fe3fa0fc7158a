//! `judge list`: the catalogue, read from the solutions' headers.

use crate::cases;
use crate::option::{flag, option};
use anyhow::{Context, Result};
use catalogue::groups::{groups, By};
use catalogue::index;
use catalogue::judges::Judge;
use catalogue::project::{Problem, Project};
use clap::{ArgMatches, Command};
use std::fs;
use std::io::Write;
use support::plural::counted;

/// Adds the options to the command.
pub fn declare(command: Command) -> Command {
    let by = option("by", "BY", "What to sort the problems by");
    let write = flag("write", "Write PROBLEMS.md, the indexes for readers, if it has changed");
    command
        .arg(by.value_parser(["judge", "model", "difficulty"]).default_value("judge"))
        .arg(write.conflicts_with("by"))
}

/// Prints the catalogue.
pub fn run(project: &Project, options: &ArgMatches) -> Result<()> {
    let mut to = anstream::stdout().lock();
    if options.get_flag("write") {
        let (path, page) = (project.root.join(index::FILE), index::page(project)?);
        let is_current = fs::read_to_string(&path).is_ok_and(|old| old == page);
        if !is_current {
            fs::write(&path, page).with_context(|| path.display().to_string())?;
        }
        let what = if is_current { "is as it should be" } else { "is renewed" };
        return writeln!(to, "{} {what}", index::FILE).map_err(Into::into);
    }
    let by = match options.get_one::<String>("by").map(String::as_str) {
        Some("model") => By::Model,
        Some("difficulty") => By::Difficulty,
        _ => By::Judge,
    };
    for (group, problems) in groups(project, by, &Judge::all()?) {
        writeln!(to, "{group}")?;
        for problem in problems {
            writeln!(to, "{}", line(problem))?;
        }
    }
    Ok(())
}

/// Returns the two lines about a problem.
fn line(problem: &Problem) -> String {
    let header = &problem.header;
    let (cases, _faults) = cases::read(problem);
    let tests = counted(cases.len(), "test");
    let also = header.also.join(", ");
    let also = if also.is_empty() { also } else { format!(" (also {also})") };
    format!(
        "  {:<14} {}{also}\n  {:<14} {} {}, {}, {tests}",
        problem.name, header.title, "", header.model, header.limits, header.difficulty
    )
}
