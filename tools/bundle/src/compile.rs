//! rustc, asked what it thinks of a bundle.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A compiler with the crates that it is to find.
pub struct Compiler {
    rustc: PathBuf,
    edition: String,
    /// Crates that the judge offers, compiled by the same rustc.
    pub crates: Vec<(String, PathBuf)>,
    folder: TempDir,
}

/// What rustc says of a bundle.
#[derive(Debug)]
pub struct Complaint {
    /// What is wrong.
    pub fault: Fault,
    /// The bytes of the library's part where it is wrong; none if it is the solution's.
    pub places: Vec<usize>,
    /// The lint or error, such as `dead_code`.
    pub code: String,
    /// The message in a line.
    pub summary: String,
    /// The message as rustc shows it.
    pub message: String,
}

/// What can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It does not compile.
    Error,
    /// A name is imported for nothing.
    UnusedImport,
    /// A rule of a macro matches nothing.
    UnusedRule,
    /// An item is never used.
    Dead,
    /// A field or a variant is never used.
    DeadPart,
    /// It is written as one no longer writes.
    Style,
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
    /// The present rustc.
    pub fn present(edition: &str) -> Result<Compiler> {
        let root = sysroot()?;
        // Without the proxy of rustup, which takes as long as a small compilation.
        Compiler::at(root.join("bin").join(format!("rustc{EXE_SUFFIX}")), edition)
    }

    /// The rustc of a version such as `1.75.0`, if it is installed.
    pub fn of(version: &str, edition: &str) -> Result<Option<Compiler>> {
        machine::rustc(version).map(|rustc| Compiler::at(rustc, edition)).transpose()
    }

    fn at(rustc: PathBuf, edition: &str) -> Result<Compiler> {
        let folder = tempfile::tempdir()?;
        Ok(Compiler { rustc, edition: edition.to_string(), crates: vec![], folder })
    }

    fn command(&self, edition: &str) -> Command {
        let mut command = Command::new(&self.rustc);
        command.args(["--edition", edition, "--crate-name", "bundle", "--error-format=json"]);
        for (name, path) in &self.crates {
            command.arg("--extern").arg(format!("{name}={}", path.display()));
            let folder = path.parent().unwrap_or(path);
            command.arg("-L").arg(format!("dependency={}", folder.join("deps").display()));
            command.arg("-L").arg(format!("dependency={}", folder.display()));
        }
        command
    }

    /// Compiles without making a program, and returns rustc's complaints.
    pub fn complaints(&self, solution: &str, library: &str) -> Result<Vec<Complaint>> {
        let file = self.folder.path().join("bundle.rs");
        fs::write(&file, format!("{solution}{library}"))?;
        let mut command = self.command(&self.edition);
        command.args(["-W", "unused_macro_rules", "--emit=metadata", "--out-dir"]);
        let output = command.arg(self.folder.path()).arg(&file).output().context("rustc")?;
        let said = String::from_utf8_lossy(&output.stderr);
        let messages = said.lines().filter_map(|line| serde_json::from_str::<Message>(line).ok());
        Ok(messages.filter_map(|message| message.complaint(solution.len())).collect())
    }

    /// Whether it compiles in this edition, every warning an error; rustc's first words if not.
    pub fn accepts(&self, edition: &str, bundle: &str) -> Result<Result<(), String>> {
        let file = self.folder.path().join("alone.rs");
        fs::write(&file, bundle)?;
        let mut command = self.command(edition);
        command.args(["-D", "warnings", "--emit=metadata", "--out-dir"]).arg(self.folder.path());
        first_error(command.arg(&file))
    }

    /// Compiles to a program with these options; rustc's first words if it does not compile.
    pub fn build(
        &self,
        bundle: &str,
        options: &[&str],
        program: &Path,
    ) -> Result<Result<(), String>> {
        let file = program.with_extension("rs");
        fs::write(&file, bundle)?;
        let mut command = self.command(&self.edition);
        first_error(command.args(options).arg("-o").arg(program).arg(&file))
    }

    /// Its version, such as `1.75.0`.
    pub fn version(&self) -> Result<String> {
        let output = Command::new(&self.rustc).arg("--version").output().context("rustc")?;
        let said = String::from_utf8_lossy(&output.stdout);
        Ok(said.split(' ').nth(1).context("rustc --version")?.trim().to_string())
    }

    /// The program that it is.
    pub fn rustc(&self) -> &Path {
        &self.rustc
    }
}

/// Where the present toolchain lives.
pub fn sysroot() -> Result<&'static Path> {
    machine::sysroot().context("`rustc --print sysroot` fails: is Rust installed?")
}

impl Message {
    fn complaint(self, solution: usize) -> Option<Complaint> {
        let code = self.code.map_or(String::new(), |code| code.code);
        let is_part = ["field", "variant"].iter().any(|part| self.message.contains(part));
        let fault = match (&*self.level, &*code) {
            // What an item that was dead a moment ago has left behind.
            ("error", "E0432") => Fault::UnusedImport,
            ("error", _) if self.message.starts_with("aborting") => return None,
            ("error", _) => Fault::Error,
            (_, "unused_imports") => Fault::UnusedImport,
            (_, "unused_macro_rules") => Fault::UnusedRule,
            (_, "dead_code") if is_part => Fault::DeadPart,
            (_, "dead_code" | "unused_macros") => Fault::Dead,
            (_, lint) if !lint.is_empty() => Fault::Style,
            _ => return None,
        };
        let places = self.spans.iter().filter(|span| span.is_primary);
        let places = places.filter_map(|span| span.byte_start.checked_sub(solution)).collect();
        let message = self.rendered.unwrap_or_else(|| self.message.clone());
        Some(Complaint { fault, places, code, summary: self.message, message })
    }
}

fn first_error(command: &mut Command) -> Result<Result<(), String>> {
    let output = command.output().context("rustc")?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let messages = said.lines().filter_map(|line| serde_json::from_str::<Message>(line).ok());
    Ok(Err(messages.filter_map(|message| message.rendered).next().unwrap_or(said)))
}
