//! Rows of stones by characters.

use support::width::{columns, padded};

/// Returns rows of stones with their labels. Those that a move takes are hollow.
pub fn rows_of_stones(labels: &[String], now: &[u64], then: &[u64]) -> Vec<String> {
    let width = labels.iter().map(|label| columns(label)).max().unwrap_or(0);
    let digits = now.iter().map(|stones| stones.to_string().len()).max().unwrap_or(1);
    let row = |(place, label): (usize, &String)| {
        let (before, after) = (now[place], then[place]);
        let kept = "●".repeat(before.min(after).min(LONGEST_ROW) as usize);
        let gone = "○".repeat(before.saturating_sub(after).min(LONGEST_ROW) as usize);
        let more = "+".repeat(after.saturating_sub(before).min(LONGEST_ROW) as usize);
        let cut = if before > LONGEST_ROW { " …" } else { "" };
        format!("{}  {before:>digits$}  {kept}{gone}{more}{cut}", padded(label, width))
            .trim_end()
            .to_string()
    };
    labels.iter().enumerate().map(row).collect()
}

/// The most stones of a row that are drawn.
const LONGEST_ROW: u64 = 50;
