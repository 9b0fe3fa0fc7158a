//! The crate `live` as WebAssembly.

use anyhow::{anyhow, ensure, Context, Result};
use cargo_metadata::Message;
use std::fs;
use std::io::BufReader;
use std::path::Path;
use std::process::{Command, Stdio};

const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles it, unless that has been done, and returns its bytes.
pub fn build(root: &Path) -> Result<Vec<u8>> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--package", "live", "--lib", "--release", "--target", TARGET]);
    cargo.args(["--quiet", "--message-format=json-render-diagnostics"]).current_dir(root);
    // Nothing that is set for this machine's own programs is meant for a page.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS").stdout(Stdio::piped());
    cargo.stderr(Stdio::piped());
    let output = cargo.output().context("cargo build of the live page's program")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(
        !said.contains("target may not be installed"),
        "the live page is compiled to WebAssembly; first run: rustup target add {TARGET}"
    );
    ensure!(output.status.success(), "the live page's program does not compile:\n{said}");
    for message in Message::parse_stream(BufReader::new(&output.stdout[..])) {
        let Message::CompilerArtifact(artifact) = message.context("cargo's report")? else {
            continue;
        };
        let file = artifact.filenames.iter().find(|file| file.extension() == Some("wasm"));
        if let Some(file) = file {
            return fs::read(file).with_context(|| file.to_string());
        }
    }
    Err(anyhow!("cargo has named no file of the live page's program"))
}
