//! `explore glossary`: the terms of the field, from the table on the library's front page.

use crate::style;
use anyhow::{bail, Result};
use catalogue::glossary::{entries, Entry};
use clap::Args;
use std::io::Write;

/// The arguments of `explore glossary`.
#[derive(Args)]
pub struct Options {
    /// Part of a term, in English or Chinese [default: all terms]
    term: Vec<String>,
}

/// The front page when the tool was built, so that the command works in any folder.
const FRONT_PAGE: &str = include_str!("../../../src/lib.rs");

/// Writes the entries that contain the term.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let wanted = options.term.join(" ").to_lowercase();
    let matches = |text: &str| text.to_lowercase().contains(&wanted);
    let found: Vec<Entry> = entries(FRONT_PAGE)
        .into_iter()
        .filter(|entry| matches(&entry.english) || matches(&entry.chinese))
        .collect();
    if found.is_empty() {
        bail!("no term of the glossary contains {wanted:?}; without a term, all are listed");
    }
    for Entry { english, chinese, meaning } in found {
        writeln!(to, "{}, {chinese}: {meaning}", style::paint(style::HEAD, english))?;
    }
    Ok(())
}
