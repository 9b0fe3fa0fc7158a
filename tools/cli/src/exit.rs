//! How a program ends: with its own code, or with a message and the code 2.

use anyhow::{Error, Result};
use std::io;
use std::process::ExitCode;

/// What a shell reports of a program that Ctrl-C has ended.
pub const INTERRUPTED: u8 = 130;

/// Returns the exit code of a program that ends with this result, after saying what is wrong.
pub fn code(result: Result<ExitCode>) -> ExitCode {
    match result {
        Ok(code) => code,
        // A reader such as `head` that has seen enough is no failure of ours.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn is_closed_pipe(error: &Error) -> bool {
    let io = error.downcast_ref::<io::Error>();
    io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
