//! One bundle, printed or put on the clipboard.

use crate::clipboard;
use anyhow::Result;
use bundle::find_remarks;
use bundle::maker::{Bundle, Comments};
use bundle::target::Target;
use std::io::Write;

/// Prints a bundle with the requested comments and a line about its size, and returns whether the
/// bundle passes its check; if it does not, prints only the first fault.
pub fn print(
    bundle: &Bundle,
    checked: Result<String>,
    asked: Comments,
    target: &Target,
    copy: bool,
) -> Result<bool> {
    match checked {
        Ok(summary) if summary.is_empty() => {}
        Ok(summary) => eprintln!("AC: {summary}"),
        Err(error) => {
            eprintln!("{error:#}");
            return Ok(false);
        }
    }
    let Bundle { text, warnings, notes, comments } = bundle;
    if !warnings.is_empty() {
        eprintln!("{warnings}\n");
    }
    for note in notes {
        eprintln!("note: {note}");
    }
    let with = match *comments {
        taken if taken == asked || taken == Comments::All => String::new(),
        taken => format!(", with {}", taken.option()),
    };
    let (bytes, name) = (text.len(), &target.name);
    match target.size() {
        usize::MAX => eprintln!("{bytes} bytes for {name}{with}"),
        size => eprintln!("{bytes} of at most {size} bytes for {name}{with}"),
    }
    if target.c.is_some() {
        for remark in find_remarks(text) {
            eprintln!("{remark}");
        }
    }
    match copy {
        true => clipboard::copy(text)?,
        false => anstream::stdout().lock().write_all(text.as_bytes())?,
    }
    Ok(true)
}
