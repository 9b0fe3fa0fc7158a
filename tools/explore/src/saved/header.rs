//! The first line of a file of values, which names the kind of file, its format and the rule.

use anyhow::{bail, ensure, Context, Result};
use grundy::rule::Rule;
use std::io::{BufRead, Read};

/// The text that every such file begins with.
const NAME: &str = "grundy values, format ";

/// The format: values of two bytes, little-endian, from heap 0 on.
const FORMAT: u32 = 1;

/// The longest line; no reasonable rule has a code of so many digits.
const LONGEST: u64 = 1 << 12;

/// Returns the first line of a file of this rule.
pub fn line(rule: &Rule) -> String {
    format!("{NAME}{FORMAT}, of {rule}\n")
}

/// Reads the first line, and returns the rule and the length of the line in bytes.
///
/// # Errors
/// If the file is not a file of values, or is one that another version wrote.
pub fn read(from: &mut impl BufRead) -> Result<(Rule, u64)> {
    let mut line = Vec::new();
    let len = from.take(LONGEST).read_until(b'\n', &mut line)?;
    let Some(rest) = line.strip_prefix(NAME.as_bytes()).and_then(|rest| rest.strip_suffix(b"\n"))
    else {
        bail!("not a file of values, so it is left unchanged; choose another file name");
    };
    let rest = std::str::from_utf8(rest).context("the first line is not valid UTF-8")?;
    let (format, rule) = rest.split_once(", of ").context("the first line names no rule")?;
    ensure!(
        format == FORMAT.to_string(),
        "the file has format {format}, but this version of the tool reads format {FORMAT}"
    );
    let rule = rule.parse().with_context(|| format!("the first line names {rule:?}"))?;
    Ok((rule, len as u64))
}
