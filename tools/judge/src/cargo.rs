//! `cargo build`, and the files that it has built.

use crate::run::read_output;
use anyhow::{ensure, Context, Result};
use std::collections::HashMap;
use std::io::{stderr, BufRead, BufReader, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tinyjson::JsonValue;

/// The exit code of cargo when it cannot build.
const CARGO_FAILED: i32 = 101;

/// What cargo has built for a target.
pub struct Artifact {
    /// The name of the target.
    pub name: String,
    /// Its files.
    pub files: Vec<PathBuf>,
    /// The program, if the target is a program.
    pub executable: Option<PathBuf>,
}

fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Returns the programs of the package in a folder, each with its file.
pub fn programs(folder: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut command = cargo();
    command.args(["metadata", "--no-deps", "--format-version=1"]).current_dir(folder);
    let metadata: JsonValue = match read_output(&mut command) {
        // The first program of a new package is still to be made.
        Err(error) if error.to_string().contains("no targets specified") => return Ok(vec![]),
        output => output?.parse()?,
    };
    let manifest = folder.join("Cargo.toml");
    let is_it = |package: &&JsonValue| manifest == Path::new(&word(package, "manifest_path"));
    let targets =
        list(&metadata, "packages").iter().filter(is_it).flat_map(|it| list(it, "targets"));
    let kind = |target| list(target, "kind").first().and_then(text);
    let programs = targets.filter(|target| kind(target).is_some_and(|kind| kind == "bin"));
    Ok(programs.map(|target| (word(target, "name"), word(target, "src_path").into())).collect())
}

/// Returns the folder where cargo builds the workspace in `root` with the dev or release profile.
pub fn target_folder(root: &Path, dev: bool) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or(root.join("target"), |folder| root.join(folder));
    target.join(if dev { "debug" } else { "release" })
}

/// Returns the `cargo build` command for the workspace in `root`, with the dev or release profile.
pub fn build(root: &Path, dev: bool) -> Command {
    let mut command = cargo();
    command.args(["build", "--message-format=json-render-diagnostics"]);
    // A first build takes most of a minute: someone who watches should see its progress.
    if !stderr().is_terminal() {
        command.arg("--quiet");
    }
    if !dev {
        command.arg("--release");
    }
    // The backtrace of rustup, when a toolchain is missing, helps nobody.
    command.current_dir(root).env("RUST_BACKTRACE", "0");
    command
}

/// Runs cargo and returns what it built. Cargo's own messages go to stderr.
pub fn artifacts(command: &mut Command) -> Result<Vec<Artifact>> {
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().context("cargo build")?;
    let stdout = child.stdout.take().context("the messages of cargo build")?;
    let mut artifacts = Vec::new();
    for line in BufReader::new(stdout).lines() {
        let message: JsonValue = line?.parse().context("a message of cargo build")?;
        artifacts.extend(Artifact::read(&message));
    }
    let status = child.wait()?;
    // Any other code is rustup's, for instance if a toolchain is missing.
    let reason = match status.code() {
        Some(CARGO_FAILED) => "the programs do not compile",
        _ => "cargo cannot be run here, as said above",
    };
    ensure!(status.success(), reason);
    Ok(artifacts)
}

impl Artifact {
    /// Returns the artifact that a message from cargo describes, if it describes one.
    fn read(message: &JsonValue) -> Option<Artifact> {
        if text(field(message, "reason")?)? != "compiler-artifact" {
            return None;
        }
        Some(Artifact {
            name: text(field(field(message, "target")?, "name")?)?.clone(),
            files: list(message, "filenames").iter().filter_map(text).map(PathBuf::from).collect(),
            executable: field(message, "executable").and_then(text).map(PathBuf::from),
        })
    }
}

fn field<'a>(value: &'a JsonValue, name: &str) -> Option<&'a JsonValue> {
    value.get::<HashMap<String, JsonValue>>()?.get(name)
}

/// Returns the elements of a field, or none if the field is not a list.
fn list<'a>(value: &'a JsonValue, name: &str) -> &'a [JsonValue] {
    field(value, name).and_then(|list| list.get::<Vec<JsonValue>>()).map_or(&[], Vec::as_slice)
}

/// Returns the text of a field, or an empty text if the field has no text.
fn word(value: &JsonValue, name: &str) -> String {
    field(value, name).and_then(text).cloned().unwrap_or_default()
}

fn text(value: &JsonValue) -> Option<&String> {
    value.get()
}
