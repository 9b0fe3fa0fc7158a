//! `explore words`: the glossary, which is the table in the library's front page.

use crate::style;
use anyhow::{bail, Result};
use catalogue::glossary::{words, Word};
use clap::Args;
use std::io::Write;

#[derive(Args)]
pub struct Options {
    /// Part of a word, in English or Chinese [default: all of them]
    word: Vec<String>,
}

/// As it was when the tool was built, so that it can be asked anywhere.
const FRONT_PAGE: &str = include_str!("../../../src/lib.rs");

pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let wanted = options.word.join(" ").to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&wanted);
    let words = words(FRONT_PAGE).into_iter();
    let found: Vec<Word> = words.filter(|word| has(&word.english) || has(&word.chinese)).collect();
    if found.is_empty() {
        bail!("no word of the glossary has {wanted:?} in it; without a word, all are listed");
    }
    for Word { english, chinese, meaning } in found {
        writeln!(to, "{}, {chinese}: {meaning}", style::paint(style::HEAD, english))?;
    }
    Ok(())
}
