//! Heaps typed by people, and positions of heaps as text.

use grundy::rule::half_width;
use itertools::Itertools;
use support::language::choose;
use support::number::{self, NumberError};
use support::{ensure, refuse, text};

/// The maximum number of heaps, and the maximum size of a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapLimits {
    pub most: usize,
    pub largest: u64,
}

/// Reads heaps separated by spaces, commas or semicolons.
///
/// # Errors
/// If a heap is not a number within the limits, or if there are too many heaps.
pub fn read(text: &str, limits: HeapLimits) -> Result<Vec<u64>, String> {
    let text = half_width(text);
    if let Some(text) = text.split([' ', ';']).find(|text| has_grouped_zeros(text)) {
        let joined = text.replace(',', "_");
        refuse!(
            "{text:?} has commas, which separate heaps; write {joined} for one heap, or spaces \
             between several",
            "{text:?} 里有逗号，而逗号用来分隔各堆；一堆请写成 {joined}，几堆请用空格隔开"
        );
    }
    let heap = |text: &str| {
        let size = size(text).and_then(|size| match size <= limits.largest {
            true => Ok(size),
            false => Err(text!("the largest is {}", "最大是 {}", limits.largest)),
        });
        size.map_err(|problem| {
            text!(
                "\"{text:.40}\" is not a heap size: {problem}",
                "“{text:.40}”不是石子堆的大小：{problem}"
            )
        })
    };
    let sizes = text.split([',', ';', ' ']).filter(|text| !text.is_empty());
    let heaps: Vec<u64> = sizes.map(heap).collect::<Result<_, _>>()?;
    check_count(heaps.len(), limits)?;
    Ok(heaps)
}

/// Checks that there are not too many heaps.
///
/// # Errors
/// If there are.
pub fn check_count(count: usize, limits: HeapLimits) -> Result<(), String> {
    let most = limits.most;
    ensure!(
        count <= most,
        "{count} heaps are too many; the limit is {most}",
        "有 {count} 堆，超过上限 {most} 堆"
    );
    Ok(())
}

/// Returns whether a text is probably one number in groups of three digits, such as `1,000`: nobody
/// writes a heap as `000`.
fn has_grouped_zeros(text: &str) -> bool {
    let mut groups = text.split(',').skip(1);
    groups.any(|group| group.len() == 3 && group.starts_with('0') && number::read(group).is_ok())
}

/// Returns whether a text consists only of numbers, separated by spaces or commas.
pub fn are_numbers(text: &str) -> bool {
    let mut sizes = text.split([',', ' ']).filter(|size| !size.is_empty()).peekable();
    sizes.peek().is_some() && sizes.all(|size| number::read(size).is_ok())
}

/// Reads a number of stones, such as `1000`, `1_000`, `10^3` or `1e3`.
///
/// # Errors
/// If `text` is not such a number; the message says why.
pub fn size(text: &str) -> Result<u64, String> {
    number::read(text).map_err(|error| match error {
        NumberError::Negative => {
            text!("a heap cannot have fewer than 0 stones", "一堆石子不能少于 0 枚")
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

/// Formats heaps as `3 + 5`; no heap at all is `nothing`, or 空 in Chinese.
pub fn sum(parts: &[u64]) -> String {
    match parts {
        [] => choose("nothing", "空").to_string(),
        parts => parts.iter().join(" + "),
    }
}

/// Formats a position as `(3, 5, 7)`; a position without heaps is `(0)`.
pub fn position(heaps: &[u64]) -> String {
    match heaps {
        [] => "(0)".to_string(),
        heaps => format!("({})", heaps.iter().join(", ")),
    }
}

/// Returns how many columns are needed to write the numbers in binary (at least 1).
pub fn binary_width<'a>(numbers: impl IntoIterator<Item = &'a u64>) -> usize {
    let ones = numbers.into_iter().fold(1, |ones, number| ones | number);
    (u64::BITS - ones.leading_zeros()) as usize
}

/// Returns the name of a heap: a to z, then aa, ab, ….
pub fn heap_letter(place: usize) -> String {
    let last = char::from(b'a' + (place % 26) as u8);
    match place / 26 {
        0 => last.to_string(),
        more => heap_letter(more - 1) + &last.to_string(),
    }
}
