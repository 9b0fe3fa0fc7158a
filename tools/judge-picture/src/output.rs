//! What a reference prints, within limits.

use anyhow::{bail, Result};
use judge::program::Program;
use judge::run::{run_on, Ending, Limits};
use std::fs;
use std::time::Duration;

/// The limits of a reference, far above what an example needs: it may be asked for the game of a
/// large input.
const LIMITS: Limits = Limits { time: Duration::from_secs(20), memory: 1 << 30, output: 1 << 27 };

/// Returns what a reference prints.
pub fn output(reference: &Program, arguments: &[&str], input: &str) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let folder = folder.path();
    let mut command = reference.command();
    command.args(arguments);
    match run_on(command, input, folder, &LIMITS)?.ending {
        Ending::Exit(0) => Ok(fs::read_to_string(folder.join("out"))?),
        ending if ending.is_by_limit() => bail!("the input is too large for the reference"),
        _ => bail!("{}", String::from_utf8_lossy(&fs::read(folder.join("err"))?).trim_end()),
    }
}
