//! A question to the person at the terminal.

use anyhow::Result;
use std::io::{BufRead, Write};

/// Asks until the answer can be parsed. Returns `None` if the answer is empty.
pub fn ask<T>(
    question: &str,
    parse: impl Fn(&str) -> Result<T>,
    from: &mut impl BufRead,
    to: &mut impl Write,
) -> Result<Option<T>> {
    loop {
        write!(to, "{question}: ")?;
        to.flush()?;
        let mut answer = String::new();
        from.read_line(&mut answer)?;
        if answer.trim().is_empty() {
            return Ok(None);
        }
        match parse(answer.trim()) {
            Ok(answer) => return Ok(Some(answer)),
            Err(error) => writeln!(to, "{error}")?,
        }
    }
}

#[cfg(test)]
#[path = "../../tests/unit/question.rs"]
mod tests;
