//! The problems with a rule, from the headers of a collection on disk.

use crate::problems::{Problem, Problems};
use anyhow::{Context, Error, Result};
use catalogue::judges::Judge;
use catalogue::project::Project;
use wording::typing::letters;

/// Returns the problems whose header has a line `Rule:`.
///
/// # Errors
/// If such a line has a rule that cannot be read.
pub fn problems(project: &Project) -> Result<Problems> {
    let judges = Judge::all()?;
    let with_rule = project.problems.iter().filter_map(|problem| {
        let rule = problem.header.rule.as_ref()?;
        let letters = problem.names(&judges).into_iter().map(letters).collect();
        Some((problem, rule, letters))
    });
    let problem = |(problem, rule, letters): (&catalogue::project::Problem, &String, _)| {
        let stated = rule.parse().map_err(Error::msg);
        let stated = stated.with_context(|| format!("{}: Rule: {rule}", problem.place))?;
        Ok(Problem { name: problem.name.clone(), letters, stated })
    };
    with_rule.map(problem).collect::<Result<_>>().map(Problems::new)
}
