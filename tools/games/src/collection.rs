//! The problems and their rules, from the headers of a collection on disk.

use crate::problems::{Problem, Problems, WithoutRule};
use anyhow::{Context, Error, Result};
use catalogue::project::Project;
use support::typing::letters;

/// Returns the problems of a collection.
///
/// # Errors
/// If the rule in a `Rule:` line cannot be read.
pub fn problems(project: &Project) -> Result<Problems> {
    let stated: Result<Vec<Problem>> = read_stated(project).collect();
    Ok(Problems::new(stated?, without_rule(project)))
}

/// Returns the problems whose rule can be read; for each other problem, `report` gets the reason.
pub fn readable_problems(project: &Project, mut report: impl FnMut(Error)) -> Problems {
    let readable = read_stated(project).filter_map(|problem| problem.map_err(&mut report).ok());
    Problems::new(readable.collect(), without_rule(project))
}

/// Returns the problems whose header has no `Rule:` line.
fn without_rule(project: &Project) -> Vec<WithoutRule> {
    let others = project.problems.iter().filter(|problem| problem.header.rule.is_none());
    let without_rule = |problem: &catalogue::project::Problem| WithoutRule {
        name: problem.name.clone(),
        letters: problem.names().into_iter().map(letters).collect(),
    };
    others.map(without_rule).collect()
}

/// For each `Rule:` line, returns the problem or the error.
fn read_stated(project: &Project) -> impl Iterator<Item = Result<Problem>> + '_ {
    project.problems.iter().filter_map(|problem| {
        let rule = problem.header.rule.as_ref()?;
        let letters = problem.names().into_iter().map(letters).collect();
        let stated = rule.parse().map_err(Error::msg);
        let stated = stated.with_context(|| format!("{}: Rule: {rule}", problem.place));
        Some(stated.map(|stated| Problem { name: problem.name.clone(), letters, stated }))
    })
}
