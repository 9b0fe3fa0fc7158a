//! The first line of a file of values: what it is, in which format, and of which rule.

use anyhow::{bail, ensure, Context, Result};
use grundy::rule::Rule;
use std::io::{BufRead, Read};

/// What every such file begins with.
const NAME: &str = "grundy values, format ";

/// Values of two bytes, the lower one first, from heap 0 on.
const FORMAT: u32 = 1;

/// A code of so many digits is no rule that anyone computes.
const LONGEST: u64 = 1 << 12;

/// The line for a rule.
pub fn line(rule: &Rule) -> String {
    format!("{NAME}{FORMAT}, of {rule}\n")
}

/// The rule that the line names, and how many bytes the line has.
///
/// # Errors
/// If it is the line of no such file, or of one that another version wrote.
pub fn read(from: &mut impl BufRead) -> Result<(Rule, u64)> {
    let mut line = Vec::new();
    let len = from.take(LONGEST).read_until(b'\n', &mut line)?;
    let Some(rest) = line.strip_prefix(NAME.as_bytes()).and_then(|rest| rest.strip_suffix(b"\n"))
    else {
        bail!("this is no file of values, and is left as it is; choose another name");
    };
    let rest = std::str::from_utf8(rest).context("its first line is no text")?;
    let (format, rule) = rest.split_once(", of ").context("its first line names no rule")?;
    ensure!(
        format == FORMAT.to_string(),
        "the file has format {format}, and this version of the tool knows format {FORMAT}"
    );
    let rule = rule.parse().with_context(|| format!("its first line says {rule:?}"))?;
    Ok((rule, len as u64))
}
