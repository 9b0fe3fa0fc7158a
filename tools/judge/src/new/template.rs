//! The text of a new problem's files. Parts to be replaced are in parentheses.

/// The title of a problem whose title is unknown.
pub use catalogue::header::NO_TITLE;

/// The extra line in a header whose limits are unknown.
pub const ASSUMED: &str =
    "//! Limits: (assumed where they end in ?: write the statement's above, and delete this line)\n";

/// The rest of a header, after its first two lines and, if present, [`ASSUMED`].
pub const HEADER: &str = include_str!("template/header.txt");

/// The rest of `solution.rs`, after its header.
pub const SOLUTION: &str = include_str!("template/solution.txt");

/// The rest of `solution.rs` for a judge that takes a function.
pub const FUNCTION: &str = include_str!("template/function.txt");

/// The template of a program in a contestant's own package.
pub const OWN: &str = include_str!("template/own.txt");

/// `reference.rs`, after the problem's name.
pub const REFERENCE: &str = include_str!("template/reference.txt");
