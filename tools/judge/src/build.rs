//! The built programs of some problems.
//!
//! Named problems are built one by one, each as a separate program. When all problems are needed,
//! they are built together, as the single program of `tests/together`, in a seventh of the time.

use crate::cargo;
use crate::program::Program;
use crate::references::References;
use crate::Choice;
use anyhow::{anyhow, Context, Result};
use catalogue::project::{Problem, Project, LIST};
use std::collections::HashMap;

/// The programs of some problems.
pub struct Programs {
    solutions: HashMap<String, Program>,
    references: HashMap<String, Program>,
}

/// The references that are needed in addition to the solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All of them.
    References,
    /// The references that judging needs: references with a checker, which can tell whether a
    /// different output is right, and references that play the judge's side.
    Judges,
}

impl Programs {
    /// Builds the programs of `problems`; what cargo prints goes to stderr.
    pub fn build(
        project: &Project,
        problems: &[&Problem],
        choice: &Choice,
        wanted: Wanted,
    ) -> Result<Programs> {
        let is_there = project.root.join("tests/together/Cargo.toml").is_file();
        if is_there && problems.len() == project.problems.len() {
            match Programs::build_together(project, problems, choice) {
                // A solution with an unreadable header may well break the build of the one program.
                Err(_) if !project.unreadable.is_empty() => {
                    eprintln!("warning: built one by one, as not all of them compile together");
                }
                built => return built,
            }
        }
        Programs::build_one_by_one(project, problems, choice, wanted)
    }

    fn build_together(
        project: &Project,
        problems: &[&Problem],
        choice: &Choice,
    ) -> Result<Programs> {
        let mut command = cargo::build(&project.root, choice.dev);
        command.args(["--package", "together"]);
        let artifacts = cargo::artifacts(&mut command)?;
        let file = artifacts.into_iter().find_map(|artifact| artifact.executable);
        let file = file.context("cargo built no program")?;
        let solution = |problem: &&Problem| {
            (problem.name.clone(), Program::solution_in(&file, &problem.place))
        };
        let reference = |problem: &&Problem| {
            (problem.name.clone(), Program::reference_in(&file, &problem.place))
        };
        let with_reference = problems.iter().filter(|problem| problem.has_reference());
        Ok(Programs {
            solutions: problems.iter().map(solution).collect(),
            references: with_reference.map(reference).collect(),
        })
    }

    fn build_one_by_one(
        project: &Project,
        problems: &[&Problem],
        choice: &Choice,
        wanted: Wanted,
    ) -> Result<Programs> {
        let mut command = cargo::build(&project.root, choice.dev);
        let manifest = if project.is_own() { "Cargo.toml" } else { LIST };
        command.arg("--manifest-path").arg(project.root.join(manifest));
        command.args(problems.iter().flat_map(|problem| ["--bin", &problem.name]));
        let mut solutions = HashMap::new();
        for artifact in cargo::artifacts(&mut command)? {
            if let Some(path) = artifact.executable {
                solutions.insert(artifact.name, Program::alone(path));
            }
        }
        let with_reference = problems.iter().filter(|problem| match wanted {
            Wanted::References => problem.has_reference(),
            Wanted::Judges => problem.has_checker() || problem.is_interactive(),
        });
        let with_reference: Vec<&Problem> = with_reference.copied().collect();
        let references = References::new(project, &with_reference, choice)?;
        let references = with_reference.iter().map(|problem| {
            let file = references.build(problem)?;
            Ok((problem.name.clone(), Program::alone(file)))
        });
        Ok(Programs { solutions, references: references.collect::<Result<_>>()? })
    }

    /// Returns the built solution of a problem.
    pub fn solution(&self, problem: &Problem) -> Result<&Program> {
        let program = self.solutions.get(&problem.name);
        program.ok_or_else(|| anyhow!("cargo built no program {}", problem.name))
    }

    /// Returns the reference of a problem, if the problem has a reference and it was built.
    pub fn reference(&self, problem: &Problem) -> Option<&Program> {
        self.references.get(&problem.name)
    }
}
