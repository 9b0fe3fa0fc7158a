//! The limits of a new problem, as statements and judges write them.

use anyhow::{ensure, Context, Error, Result};
use catalogue::header::AMOUNTS;
use std::fmt;
use std::str::FromStr;

/// A limit of time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeLimit {
    seconds: f64,
}

/// A limit of memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MemoryLimit {
    mebibytes: f64,
}

impl TimeLimit {
    /// Returns the limit of so many seconds.
    pub fn from_seconds(seconds: f64) -> Result<TimeLimit> {
        ensure!(AMOUNTS.contains(&seconds), "a time limit of {seconds} s is not possible");
        Ok(TimeLimit { seconds })
    }
}

impl MemoryLimit {
    /// Returns the limit of so many MiB.
    pub fn from_mebibytes(mebibytes: f64) -> Result<MemoryLimit> {
        ensure!(AMOUNTS.contains(&mebibytes), "a memory limit of {mebibytes} MiB is not possible");
        Ok(MemoryLimit { mebibytes })
    }
}

impl FromStr for TimeLimit {
    type Err = Error;

    /// Parses `2s`, `500 ms`, or `2`, which is in seconds.
    fn from_str(text: &str) -> Result<TimeLimit> {
        let expected = || format!("a time limit looks like 2s or 500ms, not {text:?}");
        let (number, unit) = number_and_unit(text).with_context(expected)?;
        match &unit[..] {
            "" | "s" => TimeLimit::from_seconds(number),
            "ms" => TimeLimit::from_seconds(number / 1000.0),
            _ => Err(Error::msg(expected())),
        }
    }
}

impl FromStr for MemoryLimit {
    type Err = Error;

    /// Parses `256MiB`, `65536 K`, `1GB`, or `256`, which is in MiB. Judges write MB for MiB.
    fn from_str(text: &str) -> Result<MemoryLimit> {
        let expected = || format!("a memory limit looks like 256MiB or 65536K, not {text:?}");
        let (number, unit) = number_and_unit(text).with_context(expected)?;
        match &unit[..] {
            "k" | "kb" | "kib" => MemoryLimit::from_mebibytes(number / 1024.0),
            "" | "m" | "mb" | "mib" => MemoryLimit::from_mebibytes(number),
            "g" | "gb" | "gib" => MemoryLimit::from_mebibytes(number * 1024.0),
            _ => Err(Error::msg(expected())),
        }
    }
}

/// Splits `500 ms` into its number and its unit in lower case.
fn number_and_unit(text: &str) -> Option<(f64, String)> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    Some((text[..end].parse().ok()?, text[end..].trim().to_lowercase()))
}

impl fmt::Display for TimeLimit {
    /// Writes the limit as headers have it.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} s", self.seconds)
    }
}

impl fmt::Display for MemoryLimit {
    /// Writes the limit as headers have it.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} MiB", self.mebibytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_as_people_type_them() {
        let times = [("2s", "2 s"), ("2", "2 s"), ("0.5 s", "0.5 s"), ("1500 ms", "1.5 s")];
        for (text, limit) in times {
            assert_eq!(text.parse::<TimeLimit>().unwrap().to_string(), limit);
        }
        let memories = [
            ("256MiB", "256 MiB"),
            ("256 mb", "256 MiB"),
            ("65536K", "64 MiB"),
            ("1G", "1024 MiB"),
        ];
        for (text, limit) in memories {
            assert_eq!(text.parse::<MemoryLimit>().unwrap().to_string(), limit);
        }
        for text in ["", "s", "2 h", "-1s", "0", "0.0001 s", "1e3 s", "1.2.3", "9999999", "2s?"] {
            assert!(text.parse::<TimeLimit>().is_err(), "{text}");
        }
        for text in ["", "MiB", "2 TB", "-1", "0", "inf", "NaN", "9999999"] {
            assert!(text.parse::<MemoryLimit>().is_err(), "{text}");
        }
    }
}
