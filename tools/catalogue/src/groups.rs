//! The headings under which a catalogue lists the problems.

use crate::judges::Judge;
use crate::project::{Problem, Project};
use std::collections::BTreeMap;

/// What the problems are sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The judge that has the problem.
    Judge,
    /// The kind of game.
    Model,
    /// Easy, medium, hard.
    Difficulty,
}

/// The headings in order, each with its problems in the order of Cargo.toml.
pub fn groups<'a>(
    project: &'a Project,
    by: By,
    known: &BTreeMap<String, Judge>,
) -> Vec<(String, Vec<&'a Problem>)> {
    let mut groups: BTreeMap<(usize, String), Vec<&Problem>> = BTreeMap::new();
    for problem in &project.problems {
        groups.entry(group(problem, by, known)).or_default().push(problem);
    }
    groups.into_iter().map(|((_, group), problems)| (group, problems)).collect()
}

/// The heading under which a problem stands, with its place among the headings.
fn group(problem: &Problem, by: By, known: &BTreeMap<String, Judge>) -> (usize, String) {
    let header = &problem.header;
    match by {
        By::Judge => (0, problem.judge(known).to_string()),
        By::Model => (0, header.family().to_string()),
        By::Difficulty => {
            let order = ["easy", "medium", "hard"];
            let place = order.iter().position(|word| *word == header.difficulty);
            (place.unwrap_or(order.len()), header.difficulty.clone())
        }
    }
}
