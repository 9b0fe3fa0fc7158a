//! `explore site`: runs `cargo site`, so that this program does not depend on the site's crates.

use anyhow::{Context, Result};
use clap::Args;
use judge::extension::become_program;
use std::env::var_os;
use std::path::Path;
use std::process::{Command, ExitCode};
use support::ensure;
use support::language::choose;

#[derive(Args)]
#[command(disable_help_flag = true)]
pub struct Options {
    /// The arguments of `cargo site`, listed by `--help`: at least the folder
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    arguments: Vec<String>,
}

/// Replaces this process with `cargo site`, or returns the exit code of `cargo site`.
///
/// # Errors
/// If cargo is missing, or no folder is given; the arguments are checked before anything is built.
pub fn run(options: &Options) -> Result<ExitCode> {
    ensure!(
        names_a_folder(&options.arguments),
        "expected the folder for the site: a new one, or one that this command has written \
             before; type, for example, cargo explore site pages",
        "应写明网站的目录：新目录，或此命令以前写过的目录；请输入例如 cargo explore site pages",
    );
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../site/Cargo.toml");
    let mut cargo = Command::new(var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["run", "--manifest-path"]).arg(manifest).arg("--").args(&options.arguments);
    // `cargo site` speaks the language of the locale.
    cargo.env("LC_ALL", choose("C.UTF-8", "zh_CN.UTF-8"));
    become_program(cargo)
        .with_context(|| choose("failed to run the package site", "无法运行包 site"))
}

/// Returns whether the arguments name a folder, or ask for something that needs no folder.
fn names_a_folder(arguments: &[String]) -> bool {
    let is_value = |index: usize| index > 0 && arguments[index - 1] == "--root";
    arguments.iter().enumerate().any(|(index, argument)| match argument.as_str() {
        "-h" | "--help" | "-V" | "--version" | "--translated" => true,
        argument => !argument.starts_with('-') && !is_value(index),
    })
}
