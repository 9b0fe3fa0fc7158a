//! The collection that contains the current folder, and those of its problems that have a rule.

use catalogue::project::{nearest_root, Project};
use games::collection;
use games::problems::Problems;
use std::sync::OnceLock;
use support::language::current;
use support::text;

/// Returns the collection that contains the current folder, if any. The first call lists the
/// collection's unreadable problems on stderr.
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
/// lists on stderr the rules that cannot be read.
pub fn problems() -> &'static Problems {
    static PROBLEMS: OnceLock<Problems> = OnceLock::new();
    let report = |error| {
        let warning =
            text!("warning: left out: problems/{error:#}", "警告：略过 problems/{error:#}");
        eprintln!("{warning}");
    };
    let read = |project| collection::readable_problems(project, report);
    PROBLEMS.get_or_init(|| project().map(read).unwrap_or_default())
}

/// Returns the model from the header of the problem whose program has this name. The model is in
/// the current language if the header has texts in that language.
pub fn model(name: &str) -> Option<&'static str> {
    let mut problems = project()?.problems.iter();
    problems
        .find(|problem| problem.name == name)
        .map(|problem| &*problem.header.texts(current()).model)
}
