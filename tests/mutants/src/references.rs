//! The references of the problems that are checked.

use anyhow::Result;
use catalogue::project::{Problem, Project};
use judge::build::{Programs, Wanted};
use judge::program::Program;
use judge::references::References as Single;
use judge::Choice;

/// The number of problems from which on it takes less time to build the programs of all.
const MANY: usize = 100;

/// The references of some problems.
pub enum References {
    /// Each is compiled when it is asked for.
    Single(Single),
    /// They are parts of the program that holds all.
    Together(Programs),
}

impl References {
    /// Builds what the references of `problems` need, or the references themselves.
    pub fn new(project: &Project, problems: &[&Problem]) -> Result<References> {
        let choice = Choice::only("");
        let holds_all = project.root.join("tests/together/Cargo.toml").is_file();
        if holds_all && problems.len() >= MANY {
            let all: Vec<&Problem> = project.problems.iter().collect();
            let programs = Programs::build(project, &all, &choice, Wanted::References)?;
            return Ok(References::Together(programs));
        }
        Ok(References::Single(Single::new(project, problems, &choice)?))
    }

    /// Returns the reference of a problem, if it has one.
    pub fn program(&self, problem: &Problem) -> Result<Option<Program>> {
        Ok(match self {
            References::Together(programs) => programs.reference(problem).cloned(),
            References::Single(_) if !problem.has_reference() => None,
            References::Single(references) => Some(Program::alone(references.build(problem)?)),
        })
    }
}
