//! The references of single problems, compiled by rustc directly because no manifest lists them.

use crate::cargo;
use crate::Choice;
use anyhow::{ensure, Context, Result};
use catalogue::project::{Problem, Project};
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// The packages that a reference may use.
const PACKAGES: [&str; 2] = ["reference", "grundy"];

/// The crates with which references are compiled.
pub struct References {
    /// The compiled crates, by name.
    crates: Vec<(String, PathBuf)>,
    /// The folder for the programs.
    folder: PathBuf,
    optimised: bool,
}

impl References {
    /// Builds the crates that the references of `problems` use.
    pub fn new(project: &Project, problems: &[&Problem], choice: &Choice) -> Result<References> {
        let mut used = Vec::new();
        for package in PACKAGES {
            let uses = |problem: &&&Problem| {
                let text = fs::read_to_string(problem.reference()).unwrap_or_default();
                text.contains(&format!("{package}::"))
            };
            if problems.iter().any(|problem| uses(&problem)) {
                used.push(package);
            }
        }
        let mut crates = Vec::new();
        if !used.is_empty() {
            let mut command = cargo::build(&project.root, choice.dev);
            command.args(used.iter().flat_map(|package| ["--package", package]));
            for artifact in cargo::artifacts(&mut command)? {
                let is_library = |file: &PathBuf| file.extension() == Some("rlib".as_ref());
                let library = artifact.files.into_iter().find(is_library);
                if let Some(library) = library.filter(|_| used.contains(&&*artifact.name)) {
                    crates.push((artifact.name, library));
                }
            }
        }
        let folder = cargo::target_folder(&project.root, choice.dev).join("references");
        Ok(References { crates, folder, optimised: !choice.dev })
    }

    /// Returns the path of a problem's reference program, recompiled if older than its sources.
    pub fn build(&self, problem: &Problem) -> Result<PathBuf> {
        fs::create_dir_all(&self.folder).with_context(|| self.folder.display().to_string())?;
        let source = problem.reference();
        let program = self.folder.join(format!("{}{EXE_SUFFIX}", problem.name));
        let parts = self.crates.iter().map(|(_, path)| path).chain([&source]);
        let newest = parts.filter_map(|part| read_time(part)).max();
        if read_time(&program) > newest {
            return Ok(program);
        }
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition", "2021", "--crate-name", "reference_program"]);
        rustc.env("RUST_BACKTRACE", "0");
        rustc.args(["-C", if self.optimised { "opt-level=3" } else { "opt-level=1" }]);
        if !self.optimised {
            rustc.args(["-C", "debug-assertions=on"]);
        }
        for (name, path) in &self.crates {
            rustc.arg("--extern").arg(format!("{name}={}", path.display()));
            let folder = path.parent().context("a library in a folder")?;
            for folder in [folder, &folder.join("deps")] {
                rustc.arg("-L").arg(format!("dependency={}", folder.display()));
            }
        }
        // Another `judge` may be looking for the same program, and must not find half of it.
        let unfinished = tempfile::tempdir_in(&self.folder)?;
        let made = unfinished.path().join("reference");
        let done = rustc.arg("-o").arg(&made).arg(&source).status().context("rustc")?;
        ensure!(done.success(), "the programs do not compile");
        fs::rename(&made, &program).with_context(|| program.display().to_string())?;
        Ok(program)
    }
}

/// Returns the time at which a file was last written, or `None` if it does not exist.
fn read_time(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|metadata| metadata.modified()).ok()
}
