//! Heaps as the command line gives them, and sums of heaps as text.

use anyhow::{anyhow, bail, ensure, Result};
use support::language::choose;
use support::number::{self, NumberError};
use support::text;

/// Reads heaps separated by blanks or commas.
pub fn read(arguments: &[String]) -> Result<Vec<u64>> {
    if let Some(text) = arguments.iter().find(|text| has_grouped_zeros(text)) {
        let joined = text.replace(',', "_");
        bail!(text!(
            "{text:?} has commas, which separate heaps; write {joined} for one heap, or blanks \
             between several",
            "{text:?} 里有逗号，而逗号用来分隔各堆；一堆请写成 {joined}，几堆请用空格隔开"
        ));
    }
    let sizes = arguments.iter().flat_map(|text| text.split([',', ' ']));
    let heap = |text: &str| {
        size(text).map_err(|problem| {
            anyhow!(text!(
                "{text:?} is not a heap size: {problem}",
                "{text:?} 不是堆的大小：{problem}"
            ))
        })
    };
    let heaps: Vec<u64> = sizes.filter(|text| !text.is_empty()).map(heap).collect::<Result<_>>()?;
    ensure!(
        heaps.len() <= MAX_HEAPS,
        text!(
            "{} heaps are too many; the limit is {MAX_HEAPS}",
            "{} 堆太多了；上限是 {MAX_HEAPS} 堆",
            heaps.len()
        )
    );
    Ok(heaps)
}

/// Returns whether a text is probably one number in groups of three digits, such as `1,000`,
/// because no heap is written `000`.
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
        NumberError::Negative => {
            text!("a heap cannot have fewer than 0 stones", "一堆石子不能少于 0 颗")
        }
        NumberError::TooLarge => text!(
            "it is beyond {}, which is 2^64 - 1, the largest number known here",
            "它超过了 {}，也就是 2^64 - 1，这里能处理的最大的数",
            u64::MAX
        ),
        NumberError::NotWhole => {
            text!("expected a whole number, for example, 5 or 10^6", "应为非负整数，例如 5 或 10^6")
        }
    })
}

/// Formats a sum as `3 + 5`; an empty sum is `nothing`, or 空 in Chinese.
pub fn sum(parts: &[u64]) -> String {
    match parts {
        [] => choose("nothing", "空").to_string(),
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

/// Returns the name of a heap: a to z, then aa, ab, ….
pub fn heap_letter(place: usize) -> String {
    let last = char::from(b'a' + (place % 26) as u8);
    match place / 26 {
        0 => last.to_string(),
        more => heap_letter(more - 1) + &last.to_string(),
    }
}
