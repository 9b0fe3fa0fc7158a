//! `cargo build`, and the programs that it has built.

use crate::Choice;
use anyhow::{ensure, Context, Result};
use cargo_metadata::{Artifact, Message};
use catalogue::project::Project;
use std::io::{stderr, BufReader, IsTerminal};
use std::process::{Command, Stdio};

/// Returns `cargo build` with the profile that is chosen.
pub fn build(project: &Project, choice: &Choice) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["build", "--message-format=json-render-diagnostics"]);
    // A first build takes most of a minute: someone who watches sees it go on.
    if !stderr().is_terminal() {
        command.arg("--quiet");
    }
    if !choice.dev {
        command.arg("--release");
    }
    command.current_dir(&project.root);
    command
}

/// Runs it and returns what cargo has built. Cargo's own messages go to stderr.
pub fn artifacts(command: &mut Command) -> Result<Vec<Artifact>> {
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().context("cargo build")?;
    let stdout = child.stdout.take().context("the messages of cargo build")?;
    let mut artifacts = Vec::new();
    for message in Message::parse_stream(BufReader::new(stdout)) {
        if let Message::CompilerArtifact(artifact) = message.context("cargo build")? {
            artifacts.push(artifact);
        }
    }
    ensure!(child.wait()?.success(), "the programs do not compile");
    Ok(artifacts)
}
