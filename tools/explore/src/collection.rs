//! The collection around the current folder, and its problems that have a rule.

use catalogue::project::{nearest_root, Project};
use grundy::game::Ending;
use live::collection;
use live::problems::{Problem, Problems};
use std::sync::OnceLock;

/// Returns the collection that contains the current folder, if any. The first call names on stderr
/// each of its problems that cannot be read.
pub fn project() -> Option<&'static Project> {
    static PROJECT: OnceLock<Option<Project>> = OnceLock::new();
    let open = || {
        let project = Project::open(&nearest_root().ok()?).ok()?;
        project.warn_of_unreadable();
        Some(project)
    };
    PROJECT.get_or_init(open).as_ref()
}

/// Returns the collection's problems that have a rule; none outside a collection. The first call
/// names on stderr each rule that cannot be read.
pub fn problems() -> &'static Problems {
    static PROBLEMS: OnceLock<Problems> = OnceLock::new();
    let report = |error| eprintln!("warning: left out: problems/{error:#}");
    let read = |project| collection::readable_problems(project, report).ok();
    PROBLEMS.get_or_init(|| project().and_then(read).unwrap_or_default())
}

/// Returns the ending of the problem by whose name a game was asked; normal play if there is none.
pub fn ending_of(problem: Option<&Problem>) -> Ending {
    problem.map_or(Ending::Normal, |problem| problem.stated.ending)
}

/// Returns the model in the header of the problem whose program has this name.
pub fn model(name: &str) -> Option<&'static str> {
    let mut problems = project()?.problems.iter();
    problems.find(|problem| problem.name == name).map(|problem| &*problem.header.model)
}
