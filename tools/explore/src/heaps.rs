//! Heaps as the command line gives them, and sums of heaps as text.

use anyhow::{anyhow, bail, ensure, Result};
use wording::number::{self, NumberError};

/// Reads heaps separated by blanks or commas.
pub fn read(arguments: &[String]) -> Result<Vec<u64>> {
    if let Some(text) = arguments.iter().find(|text| has_grouped_zeros(text)) {
        bail!(
            "{text:?} has commas, which separate heaps; write {} for one heap, or blanks between \
             several",
            text.replace(',', "_")
        );
    }
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

/// Returns whether a text is probably one number in groups of three digits, such as `1,000`, because
/// no heap is written `000`.
fn has_grouped_zeros(text: &str) -> bool {
    let mut groups = text.split(',').skip(1);
    groups.any(|group| group.len() == 3 && group.starts_with('0') && number::read(group).is_ok())
}

/// The most heaps that fit a screen.
const MAX_HEAPS: usize = 64;

/// Reads a number of stones, such as `1000`, `1_000`, `10^3` or `1e3`.
///
/// # Errors
/// With a message that says why `text` is not such a number.
pub fn size(text: &str) -> Result<u64, String> {
    number::read(text).map_err(|error| match error {
        NumberError::Negative => "a heap cannot have fewer than 0 stones".to_string(),
        NumberError::TooLarge => {
            format!("it is beyond {}, which is 2^64 - 1, the largest number known here", u64::MAX)
        }
        NumberError::NotWhole => "expected a whole number, for example, 5 or 10^6".to_string(),
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
