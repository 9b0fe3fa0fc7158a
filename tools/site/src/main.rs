//! `cargo site`, which `cargo explore site` calls too.
#![forbid(unsafe_code)]

use clap::Parser;
use std::io::{stdout, Write};
use std::process::ExitCode;

/// Write a web site of the theory and the problems, which works without a network
#[derive(Parser)]
#[command(name = "cargo site", bin_name = "cargo site", version)]
struct Cli {
    #[command(flatten)]
    options: site::Options,
}

fn main() -> ExitCode {
    let mut to = stdout().lock();
    let cli = Cli::parse();
    let made = site::run(&cli.options, &mut to).and_then(|()| Ok(to.flush()?));
    cli::exit::code(made.map(|()| ExitCode::SUCCESS))
}
