//! The package `games` as WebAssembly.

use anyhow::{Context, Result};
use judge::cargo;
use std::env::var_os;
use std::fs;
use std::path::Path;
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// The command that makes it possible to build the program in the next run.
pub const COMMAND: &str = "rustup target add wasm32-unknown-unknown";

/// Compiles the package unless it is up to date, and returns the bytes of the program; returns
/// `None` if rustc lacks the WebAssembly target.
pub fn build(root: &Path) -> Result<Option<Vec<u8>>> {
    if !has_target() {
        return Ok(None);
    }
    let mut build = cargo::build(root, false);
    build.args(["--package", "games", "--lib", "--target", TARGET]);
    // These flags are for programs on this machine, not for a page.
    build.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    let artifacts = cargo::artifacts(&mut build).context("the live page's program")?;
    let mut files = artifacts.into_iter().flat_map(|artifact| artifact.files);
    let file = files.find(|file| file.extension() == Some("wasm".as_ref()));
    let file = file.context("cargo reported no file for the live page's program")?;
    fs::read(&file).with_context(|| file.display().to_string()).map(Some)
}

/// Returns whether rustc has the standard library for the WebAssembly target.
fn has_target() -> bool {
    let rustc = var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output =
        Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    let Ok(output) = output else { return false };
    let folder = String::from_utf8_lossy(&output.stdout);
    output.status.success() && Path::new(folder.trim()).is_dir()
}
