//! PROBLEMS.md, which lists every problem by judge, by idea and by level.

use crate::compared::Compared;
use crate::glossary::Glossary;
use crate::groups::{groups, By};
use crate::project::{Problem, Project};
use anyhow::Result;
use std::collections::BTreeSet;
use support::plural::format_count;

/// The name of the file in the collection's root folder.
pub const FILE: &str = "PROBLEMS.md";

/// The command that writes it.
pub const COMMAND: &str = "cargo judge list --write";

/// Returns the content of the file, generated from the headers.
///
/// # Errors
/// If a problem cannot be read: the file would lose it.
pub fn page(project: &Project) -> Result<String> {
    project.ensure_complete()?;
    let glossary = Glossary::read(&project.root)?;
    let own_judges = project.problems.iter().map(|problem| problem.judge_name());
    let own_judges: BTreeSet<&str> = own_judges.collect();
    let mut page = format!(
        "# Problems\n\n<!-- Made by `{COMMAND}` from the headers of the solutions. -->\n\n\
         {} of {}, [by judge](#by-judge), [by idea](#by-idea) and \
         [by level](#by-level).\nWhat is known and not here, and why: \
         [not-included.md](problems/not-included.md).\n\n## By judge\n",
        format_count(project.problems.len(), "problem"),
        format_count(own_judges.len(), "judge"),
    );
    for (judge, problems) in groups(project, By::Judge) {
        page += &format!("\n### {}\n\n", heading(&judge, &glossary));
        let claim = problems[0].judge().and_then(|judge| judge.claim.as_ref());
        claim.into_iter().for_each(|claim| page += &format!("{claim}\n\n"));
        page += "| problem | solution | to submit | model | level | compared with |\n|---|---|---|---|---|---|\n";
        problems.into_iter().for_each(|problem| page += &row(problem));
    }
    for (by, title) in [(By::Model, "By idea"), (By::Difficulty, "By level")] {
        page += &format!("\n## {title}\n\n");
        for (group, problems) in groups(project, by) {
            let names: Vec<String> = problems.iter().map(|problem| link(problem)).collect();
            page += &format!("- **{}**: {}\n", heading(&group, &glossary), names.join(", "));
        }
    }
    Ok(page)
}

/// Returns a heading, in both languages if it has a Chinese name.
fn heading(text: &str, glossary: &Glossary) -> String {
    match glossary.chinese(text) {
        Some(chinese) => format!("{text} · {chinese}"),
        None => text.to_string(),
    }
}

fn link(problem: &Problem) -> String {
    format!("[{}](problems/{}/solution.rs)", problem.header.name, problem.place)
}

fn row(problem: &Problem) -> String {
    let header = &problem.header;
    let cell = |text: &str| text.replace('|', "\\|");
    let also: String = header.also.iter().map(|name| format!(", {name}")).collect();
    let suffix = match problem.judge() {
        Some(judge) if judge.rust.is_none() => "c",
        _ => "rs",
    };
    format!(
        "| [{}]({}){also} | [{}](problems/{place}/solution.rs) | \
         [submit.{suffix}](problems/{place}/submit.{suffix}) | {} | {} | {} |\n",
        header.name,
        header.link,
        cell(&header.title),
        cell(header.english.model.trim_end_matches('.')),
        header.difficulty,
        cell(&describe_comparison(problem)),
        place = problem.place,
    )
}

/// Returns whose programs agree with the solution, and on how many inputs.
fn describe_comparison(problem: &Problem) -> String {
    let of = |one: &Compared| {
        format!("{} ({})", one.whose(), format_count(one.inputs as usize, "input"))
    };
    match problem.compared.is_empty() {
        true => "brute force only".to_string(),
        false => problem.compared.iter().map(of).collect::<Vec<_>>().join(", "),
    }
}
