//! `cargo run --release --package atlas`: computes the atlas and writes it to its file.
#![forbid(unsafe_code)]

use anyhow::{Context, Result};
use atlas::classes::classes;
use atlas::table::text;
use indicatif::ProgressBar;
use std::process::ExitCode;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/octal.tsv");

fn write() -> Result<()> {
    let bar = ProgressBar::new(0);
    let classes = classes(|done, count| {
        bar.set_length(count as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    std::fs::write(FILE, text(&classes)).context(FILE)?;
    println!("{} classes of codes", classes.len());
    Ok(())
}

fn main() -> ExitCode {
    support::exit::code(write().map(|()| ExitCode::SUCCESS))
}
