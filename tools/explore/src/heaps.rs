//! Heaps as the command line gives them, and sums of heaps as text.

use crate::limits;
use anyhow::{anyhow, ensure, Result};

/// Reads heaps separated by blanks or commas.
pub fn read(arguments: &[String]) -> Result<Vec<u64>> {
    let sizes = arguments.iter().flat_map(|text| text.split([',', ' ']));
    let heap = |text: &str| {
        size(text).map_err(|problem| anyhow!("{text:?} is not a heap size: {problem}"))
    };
    let heaps: Vec<u64> = sizes.filter(|text| !text.is_empty()).map(heap).collect::<Result<_>>()?;
    ensure!(
        heaps.len() <= MAX_HEAPS,
        "{} heaps are too many; the limit is {MAX_HEAPS}",
        heaps.len()
    );
    Ok(heaps)
}

/// The most heaps that fit a screen.
const MAX_HEAPS: usize = 64;

/// Reads a number of stones.
///
/// # Errors
/// With a message that says why `text` is not such a number.
pub fn size(text: &str) -> Result<u64, String> {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if text.strip_prefix('-').is_some_and(is_number) {
        return Err("a heap cannot have fewer than 0 stones".to_string());
    }
    if !is_number(text) {
        return Err("expected a whole number, for example, 5".to_string());
    }
    text.parse().map_err(|_| match text.parse::<u128>() {
        Ok(heap) => {
            let memory = limits::format_bytes(heap.saturating_mul(limits::VALUE_BYTES));
            format!("a table of that many heaps would take {memory}")
        }
        Err(_) => format!("it has {} digits, and no table can be that long", text.len()),
    })
}

/// Formats a sum as `3 + 5`; an empty sum is `nothing`.
pub fn sum(parts: &[u64]) -> String {
    match parts {
        [] => "nothing".to_string(),
        parts => {
            let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
            parts.join(" + ")
        }
    }
}

/// Formats a position as `(3, 5, 7)`; a position without heaps is `(0)`.
pub fn position(heaps: &[u64]) -> String {
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
    match &heaps[..] {
        [] => "(0)".to_string(),
        heaps => format!("({})", heaps.join(", ")),
    }
}
