//! The package `games` as WebAssembly.

use anyhow::{anyhow, ensure, Context, Result};
use cargo_metadata::Message;
use std::env::var_os;
use std::fs;
use std::io::BufReader;
use std::path::Path;
use std::process::{Command, Stdio};

const TARGET: &str = "wasm32-unknown-unknown";

/// The command that lets the next run build the program.
pub const COMMAND: &str = "rustup target add wasm32-unknown-unknown";

/// Compiles the package unless it is up to date, and returns the program's bytes; `None` if
/// rustc lacks the WebAssembly target.
pub fn build(root: &Path) -> Result<Option<Vec<u8>>> {
    if !has_target() {
        return Ok(None);
    }
    let mut cargo = Command::new(var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--package", "games", "--lib", "--release", "--target", TARGET]);
    cargo.args(["--quiet", "--message-format=json-render-diagnostics"]).current_dir(root);
    // These flags are for the programs of this machine, not for a page.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS").stdout(Stdio::piped());
    cargo.stderr(Stdio::piped());
    let output = cargo.output().context("cargo build of the live page's program")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "the live page's program does not compile:\n{errors}");
    for message in Message::parse_stream(BufReader::new(&output.stdout[..])) {
        let Message::CompilerArtifact(artifact) = message.context("cargo's report")? else {
            continue;
        };
        let file = artifact.filenames.iter().find(|file| file.extension() == Some("wasm"));
        if let Some(file) = file {
            return fs::read(file).with_context(|| file.to_string()).map(Some);
        }
    }
    Err(anyhow!("cargo reported no file for the live page's program"))
}

/// Returns whether rustc has the standard library for the target.
fn has_target() -> bool {
    let rustc = var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output =
        Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    let Ok(output) = output else { return false };
    let folder = String::from_utf8_lossy(&output.stdout);
    output.status.success() && Path::new(folder.trim()).is_dir()
}
