//! The output of a reference, within limits.

use anyhow::{bail, Result};
use judge::program::Program;
use judge::run::{run_on, Ending, Limits};
use std::fs;
use std::time::Duration;

/// The longest time that a user should wait for a reference's output on one input, even if the
/// input is large or is a candidate for a picture.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Returns what a reference prints within the time limit.
pub fn output(
    reference: &Program,
    arguments: &[&str],
    input: &str,
    time: Duration,
) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let folder = folder.path();
    let mut command = reference.command();
    command.args(arguments);
    let limits = Limits { time, memory: 1 << 30, output: 1 << 27 };
    match run_on(command, input, folder, &limits)?.ending {
        Ending::Exit(0) => Ok(fs::read_to_string(folder.join("out"))?),
        ending if ending.is_by_limit() => bail!("the input is too large for the reference"),
        _ => bail!("{}", String::from_utf8_lossy(&fs::read(folder.join("err"))?).trim_end()),
    }
}
