//! `judge list`: the catalogue, read from the solutions' headers.

use crate::cases;
use crate::judges::Judge;
use crate::project::{Problem, Project};
use anyhow::Result;
use catalogue::groups::{self, groups};
use clap::{Args, ValueEnum};
use std::collections::BTreeMap;
use std::io::Write;

/// The words of `judge list`.
#[derive(Args)]
pub struct Options {
    /// What to sort the problems by
    #[arg(long, value_enum, default_value = "judge")]
    by: By,
    /// As the table that README holds
    #[arg(long)]
    markdown: bool,
}

/// The words of [`catalogue::groups::By`] on the command line.
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
    let known = Judge::all()?;
    if options.markdown {
        return write!(to, "{}", page(project, &known)).map_err(Into::into);
    }
    for (group, problems) in groups(project, options.by.into(), &known) {
        writeln!(to, "{group}")?;
        for problem in problems {
            writeln!(to, "{}", line(problem)?)?;
        }
    }
    Ok(())
}

/// The index in README: a table by judge, then the names by idea and by difficulty.
fn page(project: &Project, known: &BTreeMap<String, Judge>) -> String {
    let mut page = "| problem | solution | model | level |\n|---|---|---|---|\n".to_string();
    for (_, problems) in groups(project, groups::By::Judge, known) {
        problems.into_iter().for_each(|problem| page += &(row(problem) + "\n"));
    }
    for by in [groups::By::Model, groups::By::Difficulty] {
        page += "\n";
        for (group, problems) in groups(project, by, known) {
            let names: Vec<String> = problems.into_iter().map(link).collect();
            page += &format!("- **{group}**: {}\n", names.join(", "));
        }
    }
    page
}

fn link(problem: &Problem) -> String {
    format!("[{}](problems/{}/solution.rs)", problem.header.name, problem.place)
}

fn line(problem: &Problem) -> Result<String> {
    let header = &problem.header;
    let tests = cases::read(problem)?.0.len();
    let word = if tests == 1 { "test" } else { "tests" };
    let also = match &header.also[..] {
        [] => String::new(),
        also => format!(" (also {})", also.join(", ")),
    };
    Ok(format!(
        "  {:<14} {}{also}\n  {:<14} {} {}, {}, {tests} {word}",
        problem.name, header.title, "", header.model, header.limits, header.difficulty
    ))
}

fn row(problem: &Problem) -> String {
    let header = &problem.header;
    let cell = |text: &str| text.replace('|', "\\|");
    let also: String = header.also.iter().map(|name| format!(", {name}")).collect();
    format!(
        "| [{}]({}){also} | [{}](problems/{}/solution.rs) | {} | {} |",
        header.name,
        header.link,
        cell(&header.title),
        problem.place,
        cell(header.model.trim_end_matches('.')),
        header.difficulty
    )
}
