//! `cargo explore`: tables, reasons, games and plots, for those who learn the theory.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    explore::main()
}
