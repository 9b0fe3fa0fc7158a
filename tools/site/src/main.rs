//! `cargo site`, which `cargo explore site` also runs.
#![forbid(unsafe_code)]

use clap::Parser;
use std::env::var;
use std::io::{stdout, Write};
use std::process::ExitCode;
use support::language::{speak, Language};

/// Write a website with the theory and the problems, for use offline
#[derive(Parser)]
#[command(name = "cargo site", bin_name = "cargo site", version)]
struct Cli {
    #[command(flatten)]
    options: site::Options,
}

fn main() -> ExitCode {
    speak(Language::from_locale(|name| var(name).ok()));
    let mut to = stdout().lock();
    let cli = Cli::parse();
    let result = site::run(&cli.options, &mut to).and_then(|()| Ok(to.flush()?));
    support::exit::code(result.map(|()| ExitCode::SUCCESS))
}
