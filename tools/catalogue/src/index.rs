//! The lists of the problems for readers of the repository: PROBLEMS.md by idea and difficulty,
//! and a README in each judge's folder.

use crate::compared::Compared;
use crate::glossary::Glossary;
use crate::groups::{groups, By};
use crate::kind::Kind;
use crate::project::{Problem, Project};
use anyhow::Result;
use support::language::Language;
use support::plural::format_count;

/// The file name of the list that is ordered by idea, in the collection's root folder.
pub const FILE: &str = "PROBLEMS.md";

/// The file name of the list in a judge's folder.
pub const JUDGE_FILE: &str = "README.md";

/// The command that writes them.
pub const COMMAND: &str = "cargo judge list --write";

/// A list of problems.
pub struct Index {
    /// The path of the file below the collection's root.
    pub path: String,
    /// The content of the file.
    pub text: String,
}

/// Returns all lists, generated from the headers; PROBLEMS.md is the first.
///
/// # Errors
/// If a problem cannot be read, because the lists would omit it.
pub fn indexes(project: &Project) -> Result<Vec<Index>> {
    project.ensure_complete()?;
    let glossary = Glossary::read(&project.root)?;
    let judges = groups(project, By::Judge);
    let path =
        |problems: &[&Problem]| format!("problems/{}/{JUDGE_FILE}", problems[0].judge_folder());
    let mut indexes =
        vec![Index { path: FILE.to_string(), text: by_idea(project, &judges, &glossary) }];
    for (judge, problems) in &judges {
        let text = of_judge(&heading(judge, &glossary), problems, &glossary);
        indexes.push(Index { path: path(problems), text });
    }
    Ok(indexes)
}

/// Returns the content of PROBLEMS.md.
fn by_idea(project: &Project, judges: &[(String, Vec<&Problem>)], glossary: &Glossary) -> String {
    let links = judges.iter().map(|(judge, problems)| {
        let (name, folder) = (heading(judge, glossary), problems[0].judge_folder());
        format!("[{name}](problems/{folder}/{JUDGE_FILE}) ({})", problems.len())
    });
    let mut page = format!(
        "# Problems\n\n{}{} of {}, each idea with its problems from easy to hard. A kind in \
         parentheses\nfollows a problem that is not impartial. What is known and not here, and why: \
         [not-included.md](problems/not-included.md).\n\n\
         By judge, with the files to submit: {}.\n",
        made_by(),
        format_count(project.problems.len(), "problem"),
        format_count(judges.len(), "judge"),
        links.collect::<Vec<_>>().join(", "),
    );
    for (title, by) in [("kind", By::Kind), ("difficulty, an estimate", By::Difficulty)] {
        page += &format!("\n| {title} | | problems |\n|---|---|---|\n");
        for (group, problems) in groups(project, by) {
            let meaning = glossary.meaning(&group, Language::English).unwrap_or_default();
            let name = heading(&group, glossary);
            page += &format!("| {name} | {meaning} | {} |\n", problems.len());
        }
    }
    for (idea, problems) in groups(project, By::Model) {
        page += &format!("\n## {}\n\n", heading(&idea, glossary));
        let difficulty = |problem: &Problem| problem.header.difficulty;
        for of_level in problems.chunk_by(|one, next| difficulty(one) == difficulty(next)) {
            let level = heading(&of_level[0].header.level(), glossary);
            let links: Vec<String> = of_level.iter().map(|problem| link(problem)).collect();
            page += &format!("- {level}: {}\n", links.join(", "));
        }
    }
    page
}

/// Returns the content of the README in a judge's folder.
fn of_judge(judge: &str, problems: &[&Problem], glossary: &Glossary) -> String {
    let mut page = format!(
        "# {judge}\n\n{}{}; [all problems by idea](../../{FILE}).\n\n",
        made_by(),
        format_count(problems.len(), "problem"),
    );
    let claim = problems[0].judge().and_then(|judge| judge.claim.as_ref());
    claim.into_iter().for_each(|claim| page += &format!("{claim}\n\n"));
    page += "| problem | solution | to submit | model | kind | difficulty | compared with |\n\
             |---|---|---|---|---|---|---|\n";
    problems.iter().for_each(|problem| page += &row(problem, glossary));
    page
}

fn made_by() -> String {
    format!("<!-- Made by `{COMMAND}` from the headers of the solutions. -->\n\n")
}

/// Returns a heading, in both languages if it has a Chinese name.
fn heading(text: &str, glossary: &Glossary) -> String {
    match glossary.chinese(text) {
        Some(chinese) => format!("{text} · {chinese}"),
        None => text.to_string(),
    }
}

fn link(problem: &Problem) -> String {
    let header = &problem.header;
    let kind = match header.kind {
        Kind::Impartial => String::new(),
        kind => format!(" ({})", kind.name()),
    };
    format!("[{} — {}](problems/{}/solution.rs){kind}", header.name, header.title, problem.place)
}

fn row(problem: &Problem, glossary: &Glossary) -> String {
    let header = &problem.header;
    let cell = |text: &str| text.replace('|', "\\|");
    let also: String = header.also.iter().map(|name| format!(", {name}")).collect();
    let suffix = match problem.judge() {
        Some(judge) if judge.rust.is_none() => "c",
        _ => "rs",
    };
    let id = problem.place.split_once('/').map_or(&*problem.place, |(_judge, id)| id);
    format!(
        "| [{}]({}){also} | [{}]({id}/solution.rs) | [submit.{suffix}]({id}/submit.{suffix}) | {} | \
         {} | {} | {} |\n",
        header.name,
        header.link,
        cell(&header.title),
        cell(header.english.model.trim_end_matches('.')),
        heading(header.kind.name(), glossary),
        header.difficulty,
        cell(&describe_comparison(problem)),
    )
}

/// Says whose programs agree with the solution, and on how many inputs.
fn describe_comparison(problem: &Problem) -> String {
    let of = |one: &Compared| {
        format!("{} ({})", one.whose(), format_count(one.inputs as usize, "input"))
    };
    match problem.compared.is_empty() {
        true => "brute force only".to_string(),
        false => problem.compared.iter().map(of).collect::<Vec<_>>().join(", "),
    }
}
