//! What a reference prints, within limits.

use anyhow::{bail, Result};
use judge::program::Program;
use judge::run::{self, Ending, Limits};
use std::fs;
use std::time::Duration;

/// The limits of a reference, far above what an example needs: it may be asked for the game of a
/// large input.
const LIMITS: Limits = Limits { time: Duration::from_secs(20), memory: 1 << 30, output: 1 << 27 };

/// Returns what a reference prints.
pub fn output(reference: &Program, arguments: &[&str], input: &str) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let [given, printed, errors] = ["in", "out", "err"].map(|name| folder.path().join(name));
    run::write_input(&given, input)?;
    let mut command = reference.command();
    command.args(arguments);
    match run::run(command, &given, &printed, &errors, &LIMITS)?.ending {
        Ending::Exit(0) => Ok(fs::read_to_string(&printed)?),
        ending if ending.is_by_limit() => bail!("the input is too large for the reference"),
        _ => bail!("{}", String::from_utf8_lossy(&fs::read(&errors)?).trim_end()),
    }
}
