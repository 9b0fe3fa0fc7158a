//! `judge list`: the catalogue, read from the solutions' headers.

use crate::cases;
use crate::option::{flag, option};
use anyhow::Result;
use catalogue::groups::{groups, By};
use catalogue::index;
use catalogue::project::{Problem, Project};
use catalogue::replace::renew;
use clap::{ArgMatches, Command};
use std::io::Write;
use support::plural::format_count;

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
        let what = if renew_index(project)? { "is renewed" } else { "is as it should be" };
        return writeln!(to, "{} {what}", index::FILE).map_err(Into::into);
    }
    let by = match options.get_one::<String>("by").map(String::as_str) {
        Some("model") => By::Model,
        Some("difficulty") => By::Difficulty,
        _ => By::Judge,
    };
    for (group, problems) in groups(project, by) {
        writeln!(to, "{group}")?;
        for problem in problems {
            writeln!(to, "{}", line(problem))?;
        }
    }
    Ok(())
}

/// Writes PROBLEMS.md if it is not what the headers make, and returns whether it was not.
pub fn renew_index(project: &Project) -> Result<bool> {
    renew(&project.root.join(index::FILE), &index::page(project)?)
}

/// Returns the two lines about a problem.
fn line(problem: &Problem) -> String {
    let header = &problem.header;
    let (cases, _faults) = cases::read(problem);
    let tests = format_count(cases.len(), "test");
    let also = header.also.join(", ");
    let also = if also.is_empty() { also } else { format!(" (also {also})") };
    format!(
        "  {:<14} {}{also}\n  {:<14} {} {}, {}, {tests}",
        problem.name, header.title, "", header.english.model, header.limits, header.difficulty
    )
}
