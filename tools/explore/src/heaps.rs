//! Heaps from the command line, and a sum of them as text.

use crate::limits;
use anyhow::{anyhow, ensure, Result};

/// Numbers in words, between blanks or commas.
pub fn read(words: &[String]) -> Result<Vec<u64>> {
    let words = words.iter().flat_map(|words| words.split([',', ' '])).filter(|w| !w.is_empty());
    let heaps = words.map(|word| size(word).map_err(|why| anyhow!("{word:?} is no heap: {why}")));
    let heaps: Vec<u64> = heaps.collect::<Result<_>>()?;
    ensure!(heaps.len() <= MOST, "{} heaps; {MOST} are the most here", heaps.len());
    Ok(heaps)
}

/// More heaps than these do not fit a screen.
const MOST: usize = 64;

/// A number of stones, or why a text is none.
pub fn size(text: &str) -> Result<u64, String> {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if text.strip_prefix('-').is_some_and(is_number) {
        return Err("no heap has fewer than 0 stones".to_string());
    }
    if !is_number(text) {
        return Err("sizes are whole numbers, as in 3 5 7".to_string());
    }
    text.parse().map_err(|_| match text.parse::<u128>() {
        Ok(heap) => {
            let memory = limits::bytes(heap.saturating_mul(limits::VALUE));
            format!("a table to there would take {memory}")
        }
        Err(_) => format!("it has {} digits, and no table is that long", text.len()),
    })
}

/// `3 + 5`, or what an empty sum is called.
pub fn sum(parts: &[u64]) -> String {
    match parts {
        [] => "nothing".to_string(),
        parts => {
            let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
            parts.join(" + ")
        }
    }
}

/// `(3, 5, 7)`, the way a position is written; where no heap is left, it is one of 0.
pub fn position(heaps: &[u64]) -> String {
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
    match &heaps[..] {
        [] => "(0)".to_string(),
        heaps => format!("({})", heaps.join(", ")),
    }
}
