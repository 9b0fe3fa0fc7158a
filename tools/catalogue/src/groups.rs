//! The headings under which a catalogue lists the problems.

use crate::natural;
use crate::project::{Problem, Project};
use std::collections::BTreeMap;

/// The property by which problems are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The problem's own judge.
    Judge,
    /// The idea, named at the start of the model.
    Model,
    /// What is played for.
    Kind,
    /// The difficulty, from 1 to 10.
    Difficulty,
}

/// Returns the headings in order, each with its problems; the problems are sorted by name or, under
/// an idea, by difficulty and then by name.
pub fn groups(project: &Project, by: By) -> Vec<(String, Vec<&Problem>)> {
    let mut problems: Vec<&Problem> = project.problems.iter().collect();
    problems.sort_by_cached_key(|problem| {
        let difficulty = if by == By::Model { problem.header.difficulty } else { 0 };
        (difficulty, natural::parts(&problem.header.name))
    });
    let mut groups: BTreeMap<(u8, String), Vec<&Problem>> = BTreeMap::new();
    for problem in problems {
        groups.entry(group(problem, by)).or_default().push(problem);
    }
    groups.into_iter().map(|((_, group), problems)| (group, problems)).collect()
}

/// Returns a problem's heading, preceded by a number; headings are sorted by this number first.
fn group(problem: &Problem, by: By) -> (u8, String) {
    let header = &problem.header;
    match by {
        By::Judge => (0, problem.judge_name().to_string()),
        By::Model => (0, header.family().to_string()),
        By::Kind => (header.kind as u8, header.kind.name().to_string()),
        By::Difficulty => (header.difficulty, header.level()),
    }
}
