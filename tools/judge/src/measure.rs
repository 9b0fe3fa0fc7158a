//! Peak memory that is the program's own.
//!
//! The kernel's figure for a child (`ru_maxrss`) starts from what its parent holds at the
//! moment of starting it, and this tool holds tens of megabytes where judges allow 32. So
//! a measured run goes through a second, nearly empty process of this same tool, which
//! starts the program and reports; the floor is then 3 or 4 MiB.

use crate::program::Program;
use crate::run::{run, Limits, Run};
use anyhow::{ensure, Context, Result};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The words of `judge __measure`.
#[derive(Args)]
pub struct Options {
    program: PathBuf,
    input: PathBuf,
    /// Gets `out`, `err` and the report.
    folder: PathBuf,
    seconds: f64,
    memory: u64,
    output: u64,
    /// What the program is told.
    #[arg(last = true)]
    words: Vec<String>,
}

/// What `judge __measure` does.
pub fn serve(options: Options) -> Result<()> {
    let file = |name: &str| options.folder.join(name);
    let limits = Limits {
        time: Duration::try_from_secs_f64(options.seconds)?,
        memory: options.memory,
        output: options.output,
    };
    let mut program = Command::new(&options.program);
    program.args(&options.words);
    let run = run(program, &options.input, &file("out"), &file("err"), &limits)?;
    fs::write(file("report"), serde_json::to_vec(&run)?)?;
    Ok(())
}

/// Runs a program through `judge __measure`; its output is then in `folder`, as `out` and
/// `err`.
pub fn measured(program: &Program, input: &Path, folder: &Path, limits: &Limits) -> Result<Run> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("__measure").arg(program.file()).arg(input).arg(folder);
    command.arg(limits.time.as_secs_f64().to_string());
    command.arg(limits.memory.to_string()).arg(limits.output.to_string());
    command.arg("--").args(program.words());
    let done = crate::run::output(&mut command)?;
    let message = String::from_utf8_lossy(&done.stderr);
    ensure!(done.status.success(), "{}", message.trim().trim_start_matches("error: "));
    let report = fs::read(folder.join("report")).context("the report of a run")?;
    serde_json::from_slice(&report).context("the report of a run")
}
