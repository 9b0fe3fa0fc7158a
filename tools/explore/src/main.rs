//! `cargo explore`: tables, explanations, games and plots for learning the theory.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    explore::main()
}
