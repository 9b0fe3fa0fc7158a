//! `judge list`: the catalogue, read from the solutions' headers.

use crate::cases;
use crate::option::{flag, option};
use anyhow::{Context, Result};
use catalogue::groups::{groups, By};
use catalogue::index::{self, Index};
use catalogue::kind::Kind;
use catalogue::project::{Problem, Project};
use catalogue::replace::renew;
use clap::{ArgMatches, Command};
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;
use support::plural::format_count;

/// Adds the options to the command.
pub fn declare(command: Command) -> Command {
    let by = option("by", "BY", "What to sort the problems by");
    let kind = option("kind", "KIND", "The only kind to list");
    let write = flag(
        "write",
        "Write the lists for readers that have changed: PROBLEMS.md and problems/*/README.md",
    );
    command
        .arg(by.value_parser(["judge", "model", "kind", "difficulty"]).default_value("judge"))
        .arg(kind.value_parser(Kind::NAMES))
        .arg(write.conflicts_with_all(["by", "kind"]))
}

/// Prints the catalogue.
pub fn run(project: &Project, options: &ArgMatches) -> Result<()> {
    let mut to = anstream::stdout().lock();
    if options.get_flag("write") {
        let renewed = renew_indexes(project)?;
        for path in &renewed {
            writeln!(to, "{path}")?;
        }
        if renewed.is_empty() {
            writeln!(to, "{} is as it should be", index::FILE)?;
        }
        return Ok(());
    }
    let by = match options.get_one::<String>("by").map(String::as_str) {
        Some("model") => By::Model,
        Some("kind") => By::Kind,
        Some("difficulty") => By::Difficulty,
        _ => By::Judge,
    };
    let kind = options.get_one::<String>("kind");
    let is_wanted = |problem: &&Problem| kind.is_none_or(|kind| problem.header.kind.name() == kind);
    for (group, problems) in groups(project, by) {
        let wanted: Vec<&Problem> = problems.into_iter().filter(is_wanted).collect();
        if wanted.is_empty() {
            continue;
        }
        writeln!(to, "{group}")?;
        for problem in wanted {
            writeln!(to, "{}", line(problem))?;
        }
    }
    Ok(())
}

/// Writes the lists that differ from the headers, removes the lists of judges with no problems
/// left, and returns a line about each changed list.
pub fn renew_indexes(project: &Project) -> Result<Vec<String>> {
    let indexes = index::indexes(project)?;
    let mut changes = Vec::new();
    for Index { path, text } in &indexes {
        if renew(&project.root.join(path), text)? {
            changes.push(format!("{path} is renewed"));
        }
    }
    for folder in fs::read_dir(project.root.join("problems"))? {
        let name = folder?.file_name();
        let path = format!("problems/{}/{}", Path::new(&name).display(), index::JUDGE_FILE);
        if indexes.iter().all(|index| index.path != path) && remove_made(&project.root.join(&path))?
        {
            changes.push(format!("{path} is removed"));
        }
    }
    Ok(changes)
}

/// Removes a generated list, and its folder if that is now empty; returns whether the list existed.
fn remove_made(path: &Path) -> Result<bool> {
    let text = match fs::read_to_string(path) {
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(false)
        }
        text => text.with_context(|| path.display().to_string())?,
    };
    let is_made = text.contains(index::COMMAND);
    if is_made {
        fs::remove_file(path).with_context(|| path.display().to_string())?;
        let _ = path.parent().map(fs::remove_dir);
    }
    Ok(is_made)
}

/// Returns the two lines about a problem.
fn line(problem: &Problem) -> String {
    let header = &problem.header;
    let (cases, _faults) = cases::read(problem);
    let tests = format_count(cases.len(), "test");
    let also = header.also.join(", ");
    let also = if also.is_empty() { also } else { format!(" (also {also})") };
    format!(
        "  {:<14} {}{also}\n  {:<14} {} {}, {}, {}, {tests}",
        problem.name,
        header.title,
        "",
        header.english.model,
        header.limits,
        header.kind.name(),
        header.level()
    )
}
