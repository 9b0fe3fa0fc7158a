//! The end of a program: with its own exit code, or with an error message and exit code 2.

use anyhow::{Error, Result};
use std::io;
use std::process::ExitCode;

/// The exit code that a shell reports for a program ended by Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// Returns the exit code of a program that ends with this result, after printing its error.
pub fn code(result: Result<ExitCode>) -> ExitCode {
    match result {
        Ok(code) => code,
        // That a reader such as `head` has seen enough is not a failure.
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
