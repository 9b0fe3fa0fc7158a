//! `judge list`: the catalogue, read from the solutions' headers.

use crate::cases;
use crate::choice::flag;
use anyhow::{Context, Result};
use catalogue::groups::{self, groups};
use catalogue::index;
use catalogue::judges::Judge;
use catalogue::project::{Problem, Project};
use clap::{Arg, ArgMatches, Command};
use std::fs;
use std::io::Write;
use support::plural::counted;

/// The options of `judge list`.
pub struct Options {
    by: groups::By,
    write: bool,
}

/// The values of `--by`.
const KEYS: [(&str, groups::By); 3] = [
    ("judge", groups::By::Judge),
    ("model", groups::By::Model),
    ("difficulty", groups::By::Difficulty),
];

/// Adds the options to the command.
pub fn declare(command: Command) -> Command {
    command
        .arg(
            Arg::new("by")
                .long("by")
                .help("What to sort the problems by")
                .value_name("BY")
                .value_parser(KEYS.map(|(name, _)| name))
                .default_value("judge"),
        )
        .arg(
            flag("write", "Write PROBLEMS.md, the indexes for readers, if it has changed")
                .conflicts_with("by"),
        )
}

impl Options {
    /// Returns the options as they were given.
    pub fn read(matches: &ArgMatches) -> Options {
        let by = matches.get_one::<String>("by");
        let by = KEYS.iter().find(|(name, _)| by.is_some_and(|by| by == name));
        Options {
            by: by.map_or(groups::By::Judge, |(_, by)| *by),
            write: matches.get_flag("write"),
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
    for (group, problems) in groups(project, options.by, &known) {
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
