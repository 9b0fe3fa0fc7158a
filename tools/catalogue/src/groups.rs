//! The headings under which a catalogue lists the problems.

use crate::project::{Problem, Project};
use std::collections::BTreeMap;

/// The property by which problems are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The problem's own judge.
    Judge,
    /// The kind of game.
    Model,
    /// Easy, medium, hard.
    Difficulty,
}

/// Returns the headings in order, each with its problems in the order of `Cargo.toml`.
pub fn groups(project: &Project, by: By) -> Vec<(String, Vec<&Problem>)> {
    let mut groups: BTreeMap<(usize, String), Vec<&Problem>> = BTreeMap::new();
    for problem in &project.problems {
        groups.entry(group(problem, by)).or_default().push(problem);
    }
    groups.into_iter().map(|((_, group), problems)| (group, problems)).collect()
}

/// Returns the heading of a problem, after a number by which headings are sorted first.
fn group(problem: &Problem, by: By) -> (usize, String) {
    let header = &problem.header;
    match by {
        By::Judge => (0, problem.judge_name().to_string()),
        By::Model => (0, header.family().to_string()),
        By::Difficulty => {
            let order = ["easy", "medium", "hard"];
            let place = order.iter().position(|level| *level == header.difficulty);
            (place.unwrap_or(order.len()), header.difficulty.clone())
        }
    }
}
