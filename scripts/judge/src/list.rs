//! `judge list`: the catalogue, read from the solutions' headers.

use crate::cases;
use crate::project::{Problem, Project};
use anyhow::Result;
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

#[derive(Clone, Copy, ValueEnum)]
enum By {
    Judge,
    Model,
    Difficulty,
}

/// Prints the catalogue.
pub fn run(project: &Project, options: &Options) -> Result<()> {
    let mut to = anstream::stdout().lock();
    if options.markdown {
        return write!(to, "{}", page(project)).map_err(Into::into);
    }
    for (group, problems) in groups(project, options.by) {
        writeln!(to, "{group}")?;
        for problem in problems {
            writeln!(to, "{}", line(problem)?)?;
        }
    }
    Ok(())
}

/// The index in README: a table by judge, then the names by idea and by difficulty.
fn page(project: &Project) -> String {
    let mut page = "| problem | solution | model | level |\n|---|---|---|---|\n".to_string();
    for (_, problems) in groups(project, By::Judge) {
        problems.into_iter().for_each(|problem| page += &(row(problem) + "\n"));
    }
    for by in [By::Model, By::Difficulty] {
        page += "\n";
        for (group, problems) in groups(project, by) {
            let names: Vec<String> = problems.into_iter().map(link).collect();
            page += &format!("- **{group}**: {}\n", names.join(", "));
        }
    }
    page
}

fn groups(project: &Project, by: By) -> Vec<(String, Vec<&Problem>)> {
    let mut groups: BTreeMap<(usize, String), Vec<&Problem>> = BTreeMap::new();
    for problem in &project.problems {
        groups.entry(group(problem, by)).or_default().push(problem);
    }
    groups.into_iter().map(|((_, group), problems)| (group, problems)).collect()
}

fn link(problem: &Problem) -> String {
    format!("[{}](problems/{}/solution.rs)", problem.header.name, problem.place)
}

/// The heading under which a problem stands, with its place among the headings.
fn group(problem: &Problem, by: By) -> (usize, String) {
    let header = &problem.header;
    match by {
        By::Judge => {
            (0, header.name.rsplit_once(' ').map_or(&*header.name, |(judge, _)| judge).to_string())
        }
        By::Model => (0, header.family().to_string()),
        By::Difficulty => {
            let order = ["easy", "medium", "hard"];
            let place = order.iter().position(|word| *word == header.difficulty);
            (place.unwrap_or(order.len()), header.difficulty.clone())
        }
    }
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
