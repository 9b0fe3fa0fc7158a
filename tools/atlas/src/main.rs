//! `cargo run --release --package atlas`: computes the atlas and writes it to its files; with the
//! argument `misere`, only that of misère quotients.
#![forbid(unsafe_code)]

use anyhow::{Context, Result};
use atlas::classes::classes;
use atlas::table::text;
use indicatif::ProgressBar;
use std::process::ExitCode;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn write() -> Result<()> {
    let bar = ProgressBar::new(0);
    let tick = |done, count| {
        bar.set_length(count as u64);
        bar.set_position(done as u64);
    };
    if std::env::args().nth(1).as_deref() != Some("misere") {
        std::fs::write(format!("{FOLDER}/octal.tsv"), text(&classes(tick))).context("octal.tsv")?;
    }
    std::fs::write(format!("{FOLDER}/misere.tsv"), atlas::misere::text(tick)).context("misere.tsv")
}

fn main() -> ExitCode {
    support::exit::code(write().map(|()| ExitCode::SUCCESS))
}
