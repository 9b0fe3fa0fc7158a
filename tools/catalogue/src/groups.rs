//! The headings under which a catalogue lists the problems.

use crate::header::LEVELS;
use crate::natural;
use crate::project::{Problem, Project};
use std::collections::BTreeMap;

/// The property by which problems are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The problem's own judge.
    Judge,
    /// The idea, which the model begins with.
    Model,
    /// What is played for.
    Kind,
    /// Easy, medium, hard.
    Difficulty,
}

/// Returns the headings in order, each with its problems by name, and those of an idea from easy to
/// hard first.
pub fn groups(project: &Project, by: By) -> Vec<(String, Vec<&Problem>)> {
    let mut groups: BTreeMap<(usize, String), Vec<&Problem>> = BTreeMap::new();
    for problem in &project.problems {
        groups.entry(group(problem, by)).or_default().push(problem);
    }
    for problems in groups.values_mut() {
        problems.sort_by_cached_key(|problem| {
            let level = if by == By::Model { level(problem) } else { 0 };
            (level, natural::parts(&problem.header.name))
        });
    }
    groups.into_iter().map(|((_, group), problems)| (group, problems)).collect()
}

/// Returns the heading of a problem, after a number by which headings are sorted first.
fn group(problem: &Problem, by: By) -> (usize, String) {
    let header = &problem.header;
    match by {
        By::Judge => (0, problem.judge_name().to_string()),
        By::Model => (0, header.family().to_string()),
        By::Kind => (header.kind as usize, header.kind.to_string()),
        By::Difficulty => (level(problem), header.difficulty.clone()),
    }
}

/// Returns the place of a problem's level among the [`LEVELS`].
pub fn level(problem: &Problem) -> usize {
    let place = LEVELS.iter().position(|level| *level == problem.header.difficulty);
    place.unwrap_or(LEVELS.len())
}
