//! `explore glossary`: the terms of the field, from the table on the library's front page.

use crate::style;
use anyhow::{bail, Result};
use catalogue::glossary::{entries, Entry};
use catalogue::nearest::meant;
use clap::Args;
use std::io::Write;
use wording::typing::letters;

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
    let wanted = options.term.join(" ");
    let letters_wanted = plain_letters(&wanted);
    if letters_wanted.is_empty() && !wanted.is_empty() {
        bail!("{wanted:?} has no letters to look for");
    }
    let matches = |text: &str| plain_letters(text).contains(&letters_wanted);
    let has_term = |entry: &Entry| matches(&entry.english) || matches(&entry.chinese);
    let (mut found, others): (Vec<Entry>, Vec<Entry>) =
        entries(FRONT_PAGE).into_iter().partition(has_term);
    if found.is_empty() {
        let terms = others.iter().flat_map(|entry| entry.english.split(", "));
        let hint = meant(&wanted, terms.map(String::from));
        let hint = match hint {
            Some(term) => format!("did you mean {term}?"),
            None => "without a term, all are listed".to_string(),
        };
        found = others.into_iter().filter(|entry| matches(&entry.meaning)).collect();
        if found.is_empty() {
            bail!("no term of the glossary contains {wanted:?}; {hint}");
        }
        writeln!(to, "no term contains {wanted:?}, but the meaning of:")?;
    }
    for Entry { english, chinese, meaning } in found {
        writeln!(to, "{}, {chinese}: {meaning}", style::paint(style::HEAD, english))?;
    }
    Ok(())
}

/// Returns what matters in a term: its letters, without accents, blanks and hyphens, in lower case.
fn plain_letters(text: &str) -> String {
    let plain = |letter: char| match letter {
        'è' | 'é' => 'e',
        other => other,
    };
    letters(text).chars().map(plain).collect()
}
