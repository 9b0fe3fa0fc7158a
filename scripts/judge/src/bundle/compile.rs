//! rustc, asked what it thinks of a bundle.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A compiler as a judge calls it.
pub struct Compiler {
    folder: TempDir,
    /// `1.89.0`, if that toolchain is installed.
    toolchain: Option<String>,
    edition: String,
    /// Crates that the judge offers, compiled by the present toolchain.
    crates: Vec<(String, PathBuf)>,
}

/// What rustc says of a bundle; places are bytes of the library's part.
#[derive(Debug)]
pub enum Complaint {
    /// It does not compile.
    Error(String),
    /// A name is imported for nothing.
    UnusedImport(usize),
    /// An item is never used.
    Dead(usize),
    /// A field or a variant is never used.
    DeadPart(usize),
}

#[derive(Deserialize)]
struct Message {
    level: String,
    message: String,
    code: Option<Code>,
    spans: Vec<Span>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Span {
    byte_start: usize,
    is_primary: bool,
}

impl Compiler {
    /// The judge's own version where it is installed and no crate is needed, for the crates
    /// are compiled by the present one; otherwise the present one.
    pub fn new(version: &str, edition: &str, crates: Vec<(String, PathBuf)>) -> Result<Compiler> {
        let mut rustc = Command::new("rustc");
        let answers = rustc.arg(format!("+{version}")).arg("--version").output();
        let installed = answers.is_ok_and(|output| output.status.success());
        Ok(Compiler {
            folder: tempfile::tempdir()?,
            toolchain: (installed && crates.is_empty()).then(|| version.to_string()),
            edition: edition.to_string(),
            crates,
        })
    }

    /// Whether it is the judge's own version.
    pub fn is_the_judges(&self) -> bool {
        self.toolchain.is_some()
    }

    fn rustc(&self, toolchain: Option<&String>) -> Command {
        let mut command = Command::new("rustc");
        command.args(toolchain.map(|version| format!("+{version}")));
        command.args(["--edition", &self.edition, "--crate-name", "bundle", "--error-format=json"]);
        for (name, path) in &self.crates {
            command.arg("--extern").arg(format!("{name}={}", path.display()));
            let folder = path.parent().unwrap_or(path);
            command.arg("-L").arg(format!("dependency={}", folder.join("deps").display()));
            command.arg("-L").arg(format!("dependency={}", folder.display()));
        }
        command
    }

    /// Compiles without making a program, and returns rustc's complaints. The newest
    /// compiler has the most exact idea of what is dead, so it is asked.
    pub fn check(&self, solution: &str, library: &str) -> Result<Vec<Complaint>> {
        let file = self.folder.path().join("bundle.rs");
        fs::write(&file, format!("{solution}{library}"))?;
        let mut command = self.rustc(None);
        command.args(["--emit=metadata", "--out-dir"]).arg(self.folder.path()).arg(&file);
        let output = command.output().context("rustc")?;
        let mut complaints = Vec::new();
        for line in String::from_utf8_lossy(&output.stderr).lines() {
            let Ok(message) = serde_json::from_str::<Message>(line) else { continue };
            let code = message.code.map_or(String::new(), |code| code.code);
            let mut places = message.spans.iter().filter(|span| span.is_primary);
            let places: Vec<usize> =
                places.by_ref().filter_map(|s| s.byte_start.checked_sub(solution.len())).collect();
            let is_part = ["field", "variant"].iter().any(|part| message.message.contains(part));
            let complain = match (&*message.level, &*code) {
                // What an item that was dead a moment ago has left behind.
                ("error", "E0432") => Complaint::UnusedImport,
                ("error", _) if message.message.starts_with("aborting") => continue,
                ("error", _) => Complaint::Dead,
                (_, "unused_imports") => Complaint::UnusedImport,
                (_, "dead_code") if is_part => Complaint::DeadPart,
                (_, "dead_code" | "unused_macros") => Complaint::Dead,
                _ => continue,
            };
            if message.level == "error" && places.is_empty() {
                return Ok(vec![Complaint::Error(message.rendered.unwrap_or_default())]);
            }
            complaints.extend(places.into_iter().map(complain));
        }
        Ok(complaints)
    }

    /// Compiles to a program as the judge would, every warning an error.
    pub fn build(&self, bundle: &str) -> Result<Result<PathBuf, String>> {
        let (file, program) =
            (self.folder.path().join("final.rs"), self.folder.path().join("final"));
        fs::write(&file, bundle)?;
        let mut command = self.rustc(self.toolchain.as_ref());
        command.args(["-C", "opt-level=2", "-D", "warnings", "-o"]).arg(&program).arg(&file);
        let output = command.output().context("rustc")?;
        if output.status.success() {
            return Ok(Ok(program));
        }
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        let first = messages.lines().filter_map(|line| serde_json::from_str::<Message>(line).ok());
        let first = first.filter_map(|message| message.rendered).next();
        Ok(Err(first.unwrap_or(messages)))
    }

    /// A folder for runs of the program.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}
