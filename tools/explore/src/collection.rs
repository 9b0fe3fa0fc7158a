//! The problems of the collection that one is in, by the headers of their solutions.

use catalogue::project::{nearest_root, Project};
use live::collection;
use live::problems::Problems;
use std::sync::OnceLock;

/// Returns the collection around the current folder, if there is one.
pub fn project() -> Option<&'static Project> {
    static PROJECT: OnceLock<Option<Project>> = OnceLock::new();
    PROJECT.get_or_init(|| Project::open(&nearest_root().ok()?).ok()).as_ref()
}

/// Returns its problems that have a rule; none outside of a collection.
pub fn problems() -> &'static Problems {
    static PROBLEMS: OnceLock<Problems> = OnceLock::new();
    PROBLEMS.get_or_init(|| {
        project().and_then(|project| collection::problems(project).ok()).unwrap_or_default()
    })
}
