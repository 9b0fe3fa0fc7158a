// Maps, sorting, strings and formatting: most of what `alloc` and `core::fmt` can do.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt::Write as _;

#[derive(Debug, Default, Clone)]
struct Seen {
    count: usize,
    lines: Vec<u32>,
    note: Option<char>,
}

pub fn solve(input: &[u8], output: &mut dyn FnMut(&[u8])) {
    let text = String::from_utf8_lossy(input);
    let mut seen: BTreeMap<&str, Seen> = BTreeMap::new();
    let mut sum = 0i64;
    for (number, line) in text.lines().enumerate() {
        for word in line.split_whitespace() {
            let entry = seen.entry(word).or_default();
            entry.count += 1;
            entry.lines.push(number as u32);
            entry.note = word.chars().rev().find(|letter| letter.is_uppercase());
            match word.parse::<i64>() {
                Ok(value) => sum = sum.wrapping_mul(1_000_003).wrapping_add(value),
                Err(error) => entry.note = format!("{error}").chars().next(),
            }
        }
    }
    let mut sorted: Vec<(&str, Seen)> = seen.into_iter().collect();
    sorted.sort_by_key(|(word, seen)| (Reverse(seen.count), word.len(), *word));
    let mut printed = String::new();
    for (word, seen) in &sorted {
        let _ = writeln!(printed, "{word:>8}|{:<4}|{:?}", seen.count, seen);
    }
    let _ = writeln!(printed, "{sum:+} {sum:#x} {:020b} {:e}", sorted.len(), sorted.len());
    output(printed.as_bytes());
}
