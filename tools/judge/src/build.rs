//! Building the programs, and where cargo has put them.

use crate::project::{Problem, Project};
use crate::Choice;
use anyhow::{anyhow, ensure, Context, Result};
use cargo_metadata::camino::Utf8Path;
use cargo_metadata::{Message, MetadataCommand, TargetKind};
use std::collections::HashMap;
use std::env::consts::EXE_SUFFIX;
use std::io::{stderr, BufReader, IsTerminal};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The programs of some problems.
pub struct Programs {
    solutions: HashMap<String, PathBuf>,
    references: HashMap<String, PathBuf>,
}

impl Programs {
    /// Builds what is chosen, or takes what an earlier build has left.
    pub fn of(project: &Project, problems: &[&Problem], choice: &Choice) -> Result<Programs> {
        match choice.no_build {
            true => Programs::present(project, problems, choice.dev),
            false => Programs::build(project, problems, choice.dev),
        }
    }

    fn present(project: &Project, problems: &[&Problem], dev: bool) -> Result<Programs> {
        let mut command = MetadataCommand::new();
        command.current_dir(&project.root).no_deps().other_options(["--offline".to_string()]);
        let target = command.exec().context("cargo metadata")?.target_directory;
        let folder = target.join(if dev { "debug" } else { "release" });
        let program = |folder: &Utf8Path, problem: &Problem| {
            let path = folder.join(format!("{}{EXE_SUFFIX}", problem.name));
            ensure!(path.is_file(), "{path} is not there yet: build it by leaving out --no-build");
            Ok((problem.name.clone(), path.into_std_path_buf()))
        };
        let examples = folder.join("examples");
        let with_reference = problems.iter().filter(|problem| problem.has_reference);
        Ok(Programs {
            solutions: problems.iter().map(|p| program(&folder, p)).collect::<Result<_>>()?,
            references: with_reference.map(|p| program(&examples, p)).collect::<Result<_>>()?,
        })
    }

    /// Builds solutions and references; what cargo says goes to stderr.
    pub fn build(project: &Project, problems: &[&Problem], dev: bool) -> Result<Programs> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(["build", "--message-format=json-render-diagnostics"]);
        // A first build takes most of a minute: someone who watches sees it go on.
        if !stderr().is_terminal() {
            command.arg("--quiet");
        }
        if !dev {
            command.arg("--release");
        }
        for problem in problems {
            command.args(["--bin", &problem.name]);
            if problem.has_reference {
                command.args(["--example", &problem.name]);
            }
        }
        command.current_dir(&project.root).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().context("cargo build")?;
        let stdout = child.stdout.take().context("the messages of cargo build")?;
        let mut programs = Programs { solutions: HashMap::new(), references: HashMap::new() };
        for message in Message::parse_stream(BufReader::new(stdout)) {
            if let Message::CompilerArtifact(artifact) = message.context("cargo build")? {
                let Some(path) = artifact.executable else { continue };
                if artifact.target.kind.contains(&TargetKind::Bin) {
                    programs.solutions.insert(artifact.target.name, path.into());
                } else if artifact.target.kind.contains(&TargetKind::Example) {
                    programs.references.insert(artifact.target.name, path.into());
                }
            }
        }
        ensure!(child.wait()?.success(), "the programs do not compile");
        Ok(programs)
    }

    /// The solution of a problem that was built.
    pub fn solution(&self, problem: &Problem) -> Result<&PathBuf> {
        let path = self.solutions.get(&problem.name);
        path.ok_or_else(|| anyhow!("cargo built no program {}", problem.name))
    }

    /// Its reference, if it has one.
    pub fn reference(&self, problem: &Problem) -> Option<&PathBuf> {
        self.references.get(&problem.name)
    }
}
