//! Building the programs, and where cargo has put them.

use crate::project::{Problem, Project};
use anyhow::{anyhow, ensure, Context, Result};
use cargo_metadata::{Message, TargetKind};
use std::collections::HashMap;
use std::io::BufReader;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The programs of some problems.
pub struct Programs {
    solutions: HashMap<String, PathBuf>,
    references: HashMap<String, PathBuf>,
    libraries: HashMap<String, PathBuf>,
}

impl Programs {
    /// Builds solutions and references; what cargo says goes to stderr.
    pub fn build(project: &Project, problems: &[&Problem], dev: bool) -> Result<Programs> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(["build", "--quiet", "--message-format=json-render-diagnostics"]);
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
        let mut programs = Programs {
            solutions: HashMap::new(),
            references: HashMap::new(),
            libraries: HashMap::new(),
        };
        for message in Message::parse_stream(BufReader::new(stdout)) {
            if let Message::CompilerArtifact(artifact) = message.context("cargo build")? {
                let is_rlib =
                    |path: &&cargo_metadata::camino::Utf8PathBuf| path.extension() == Some("rlib");
                if let Some(path) = artifact.filenames.iter().find(is_rlib) {
                    programs.libraries.insert(artifact.target.name.clone(), path.into());
                }
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

    /// The compiled library of a crate that the programs use.
    pub fn library(&self, name: &str) -> Option<&PathBuf> {
        self.libraries.get(name)
    }

    /// Its reference, if it has one.
    pub fn reference(&self, problem: &Problem) -> Option<&PathBuf> {
        self.references.get(&problem.name)
    }
}
