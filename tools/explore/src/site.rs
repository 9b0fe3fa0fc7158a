//! `explore site`: calls `cargo site`, so that this program need not know how pages are made.

use anyhow::{Context, Result};
use clap::Args;
use std::env::var_os;
use std::path::Path;
use std::process::{Command, ExitCode};

/// What `cargo site` reads.
#[derive(Args)]
#[command(disable_help_flag = true)]
pub struct Options {
    /// As of `cargo site`, which `--help` lists: at least the folder
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    words: Vec<String>,
}

/// Becomes `cargo site`, or ends with its exit code.
pub fn run(options: &Options) -> Result<ExitCode> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../site/Cargo.toml");
    let mut cargo = Command::new(var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["run", "--manifest-path"]).arg(manifest).arg("--").args(&options.words);
    end_as(&mut cargo).context("cargo run of the package site")
}

/// Becomes the command, so that Ctrl-C is for it alone.
#[cfg(unix)]
fn end_as(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn end_as(command: &mut Command) -> Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
