//! Numbers of things in words.

/// Returns the word for so many things: `game` of one, else `games`.
pub fn noun(count: usize, word: &str) -> String {
    if count == 1 {
        word.to_string()
    } else {
        format!("{word}s")
    }
}

/// Returns `1 game`, or `2 games`.
pub fn counted(count: usize, word: &str) -> String {
    format!("{count} {}", noun(count, word))
}
