//! Heaps from the command line, and a sum of them as text.

use anyhow::{anyhow, ensure, Result};

/// Numbers in words, between blanks or commas.
pub fn read(words: &[String]) -> Result<Vec<u64>> {
    let words = words.iter().flat_map(|words| words.split([',', ' '])).filter(|w| !w.is_empty());
    let heaps = words.map(|word| {
        word.parse().map_err(|_| anyhow!("{word:?} is no heap; heaps are numbers, as in 3 5 7"))
    });
    let heaps: Vec<u64> = heaps.collect::<Result<_>>()?;
    ensure!(heaps.len() <= MOST, "{} heaps; {MOST} are the most here", heaps.len());
    Ok(heaps)
}

/// More heaps than these do not fit a screen.
const MOST: usize = 64;

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

/// `(3, 5, 7)`, the way a position is written.
pub fn position(heaps: &[u64]) -> String {
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
    format!("({})", heaps.join(", "))
}
