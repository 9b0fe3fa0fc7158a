//! Counts with their nouns.

/// Returns the noun in the singular or plural for `count` things: `game` or `games`.
pub fn noun(count: usize, singular: &str) -> String {
    if count == 1 {
        singular.to_string()
    } else {
        format!("{singular}s")
    }
}

/// Formats a count with its noun: `1 game` or `2 games`.
pub fn format_count(count: usize, singular: &str) -> String {
    format!("{count} {}", noun(count, singular))
}
