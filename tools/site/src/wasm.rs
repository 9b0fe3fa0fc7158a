//! The package `live` as WebAssembly.

use anyhow::{anyhow, ensure, Context, Result};
use cargo_metadata::Message;
use std::env::var_os;
use std::fs;
use std::io::BufReader;
use std::path::Path;
use std::process::{Command, Stdio};

const TARGET: &str = "wasm32-unknown-unknown";

/// What would make the program on the next run.
pub const HOW_TO: &str = "first run `rustup target add wasm32-unknown-unknown`";

/// Compiles it, unless that has been done, and returns its bytes; none where rustc has no way
/// to WebAssembly.
pub fn build(root: &Path) -> Result<Option<Vec<u8>>> {
    if !has_target() {
        return Ok(None);
    }
    let mut cargo = Command::new(var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--package", "live", "--lib", "--release", "--target", TARGET]);
    cargo.args(["--quiet", "--message-format=json-render-diagnostics"]).current_dir(root);
    // Nothing that is set for this machine's own programs is meant for a page.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS").stdout(Stdio::piped());
    cargo.stderr(Stdio::piped());
    let output = cargo.output().context("cargo build of the live page's program")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "the live page's program does not compile:\n{said}");
    for message in Message::parse_stream(BufReader::new(&output.stdout[..])) {
        let Message::CompilerArtifact(artifact) = message.context("cargo's report")? else {
            continue;
        };
        let file = artifact.filenames.iter().find(|file| file.extension() == Some("wasm"));
        if let Some(file) = file {
            return fs::read(file).with_context(|| file.to_string()).map(Some);
        }
    }
    Err(anyhow!("cargo has named no file of the live page's program"))
}

/// Whether rustc has the libraries of the target.
fn has_target() -> bool {
    let rustc = var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    let Ok(said) = asked else { return false };
    said.status.success() && Path::new(String::from_utf8_lossy(&said.stdout).trim()).is_dir()
}
