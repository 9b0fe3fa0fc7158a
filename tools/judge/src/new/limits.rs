//! The limits of a new problem, in the forms that statements, judges and headers use.

use anyhow::{bail, ensure, Context, Result};
use catalogue::header::AMOUNTS;

/// Returns a limit, given in seconds, in the form used in headers.
pub fn time(seconds: f64) -> Result<String> {
    ensure!(AMOUNTS.contains(&seconds), "a time limit of {seconds} s is not possible");
    Ok(format!("{seconds} s"))
}

/// Returns a limit, given in MiB, in the form used in headers.
pub fn memory(mebibytes: f64) -> Result<String> {
    ensure!(AMOUNTS.contains(&mebibytes), "a memory limit of {mebibytes} MiB is not possible");
    Ok(format!("{mebibytes} MiB"))
}

/// Parses a time such as `2s`, `500 ms`, or `2`, which means seconds.
pub fn parse_time(text: &str) -> Result<String> {
    let expected = || format!("a time limit looks like 2s or 500ms, not {text:?}");
    let (number, unit) = split_unit(text).with_context(expected)?;
    match &unit[..] {
        "" | "s" => time(number),
        "ms" => time(number / 1000.0),
        _ => bail!(expected()),
    }
}

/// Parses a size such as `256MiB`, `65536 K`, `1GB`, or `256` (MiB). Judges write MB for MiB.
pub fn parse_memory(text: &str) -> Result<String> {
    let expected = || format!("a memory limit looks like 256MiB or 65536K, not {text:?}");
    let (number, unit) = split_unit(text).with_context(expected)?;
    match &unit[..] {
        "k" | "kb" | "kib" => memory(number / 1024.0),
        "" | "m" | "mb" | "mib" => memory(number),
        "g" | "gb" | "gib" => memory(number * 1024.0),
        _ => bail!(expected()),
    }
}

/// Splits a text such as `500 ms` into its number and its unit in lower case.
fn split_unit(text: &str) -> Option<(f64, String)> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    Some((text[..end].parse().ok()?, text[end..].trim().to_lowercase()))
}
