//! One bundle, printed or put on the clipboard.

use crate::clipboard;
use anyhow::Result;
use bundle::find_remarks;
use bundle::maker::{Bundle, Comments};
use bundle::target::Target;
use std::io::Write;

/// Tells the summary of a check, or the first fault, and returns whether it passed.
pub fn tell(program: &str, judge: &str, checked: Result<String>) -> bool {
    match &checked {
        Ok(summary) => eprintln!("AC: {summary}"),
        Err(error) => eprintln!("{program} for {judge}: {error:#}"),
    }
    checked.is_ok()
}

/// Prints a bundle for which these comments were asked, with a line on its size.
pub fn print(bundle: &Bundle, asked: Comments, target: &Target, copy: bool) -> Result<()> {
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
    Ok(())
}
