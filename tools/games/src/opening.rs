//! What the live page shows before anything is typed.

/// The rule with which the page opens.
pub const RULE: &str = "kayles";

/// The heaps with which the page opens, few enough that all their positions are drawn.
pub const HEAPS: &str = "3 4";

/// The rules that one click tries, a line each.
pub const EXAMPLES: &str = include_str!("examples.txt");
