//! What the live page shows before anything is typed.

/// The rule that the page shows when it opens.
pub const RULE: &str = "kayles";

/// The heaps that the page shows when it opens, small enough for drawing all its positions.
pub const HEAPS: &str = "3 4";

/// The rules that can be tried with one click, one on each line.
pub const EXAMPLES: &str = include_str!("examples.txt");
