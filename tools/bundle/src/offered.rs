//! Crates that a judge offers, compiled here by its own rustc.

use crate::cache::Cache;
use crate::compile::Compiler;
use crate::sources::Sources;
use anyhow::{ensure, Context, Result};
use cargo_metadata::Message;
use std::io::Cursor;
use std::path::PathBuf;
use std::process::Command;

/// Compiles the crates of these names, in the versions that the solutions use, and returns the
/// libraries.
pub fn compiled(
    sources: &Sources,
    cache: &Cache,
    names: &[String],
    compiler: &Compiler,
) -> Result<Vec<(String, PathBuf)>> {
    if names.is_empty() {
        return Ok(vec![]);
    }
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--quiet", "--message-format=json"]).current_dir(&sources.project.root);
    cargo.arg("--target-dir").arg(cache.folder(&format!("crates-{}", compiler.version()?)));
    cargo.env("RUSTC", compiler.rustc()).env_remove("RUSTC_WRAPPER");
    // cargo would demand the rustc that the tools need, even where these crates need less.
    cargo.arg("--ignore-rust-version");
    for name in names {
        // Other versions of it may be present.
        let version = sources.version(name).map_or(String::new(), |version| format!("@{version}"));
        cargo.arg("--package").arg(format!("{name}{version}"));
    }
    let output = cargo.output().context("cannot run cargo")?;
    let message = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "the judge's crates do not compile:\n{message}");
    let mut libraries = Vec::new();
    for message in Message::parse_stream(Cursor::new(&output.stdout)) {
        let Message::CompilerArtifact(artifact) = message? else { continue };
        let library = artifact.filenames.iter().find(|path| path.extension() == Some("rlib"));
        if let Some(library) = library.filter(|_| names.contains(&artifact.target.name)) {
            libraries.push((artifact.target.name, library.clone().into_std_path_buf()));
        }
    }
    ensure!(libraries.len() == names.len(), "cargo did not build all of {}", names.join(", "));
    Ok(libraries)
}
