//! Crates that a judge offers, compiled here by its own rustc.

use crate::compile::Compiler;
use anyhow::{ensure, Context, Result};
use available::cache::Cache;
use cargo_metadata::Message;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A crate that a judge offers.
#[derive(Debug)]
pub struct OfferedCrate {
    /// The name by which paths refer to it.
    pub name: String,
    /// The package, in cargo's notation, such as `itertools@0.14.0`.
    pub package: String,
}

/// Compiles these crates of the workspace in `root`, and returns the libraries.
pub fn compile(
    root: &Path,
    cache: &Cache,
    crates: &[OfferedCrate],
    compiler: &Compiler,
) -> Result<Vec<(String, PathBuf)>> {
    if crates.is_empty() {
        return Ok(vec![]);
    }
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--quiet", "--message-format=json"]).current_dir(root);
    // What another compiler builds must not be where the workspace's other builds would find it.
    if !compiler.is_present()? {
        cargo.arg("--target-dir").arg(cache.folder(&format!("crates-{}", compiler.version()?)));
    }
    cargo.env("RUSTC", compiler.rustc()).env_remove("RUSTC_WRAPPER");
    // cargo would demand the rustc that the tools need, even if these crates need only an older
    // one.
    cargo.arg("--ignore-rust-version");
    cargo.args(crates.iter().flat_map(|offered| ["--package", &offered.package]));
    let output = cargo.output().context("cannot run cargo")?;
    let message = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "the judge's crates do not compile:\n{message}");
    let mut libraries = Vec::new();
    for message in Message::parse_stream(Cursor::new(&output.stdout)) {
        let Message::CompilerArtifact(artifact) = message? else { continue };
        let library = artifact.filenames.iter().find(|path| path.extension() == Some("rlib"));
        if let Some(library) =
            library.filter(|_| crates.iter().any(|one| one.name == artifact.target.name))
        {
            libraries.push((artifact.target.name, library.clone().into_std_path_buf()));
        }
    }
    let names = crates.iter().map(|offered| offered.name.as_str());
    ensure!(
        libraries.len() == crates.len(),
        "cargo did not build all of {}",
        names.collect::<Vec<_>>().join(", ")
    );
    Ok(libraries)
}
