//! The arguments that people type, prepared for parsing.

use grundy::rule::half_width;

/// Splits arguments at spaces, as if they were unquoted, and converts each part with
/// [`half_width`]: characters typed on a Chinese keyboard are read as the library reads them in
/// rules.
pub fn tokens(arguments: &[String]) -> Vec<String> {
    arguments.iter().flat_map(|text| text.split_whitespace()).map(half_width).collect()
}
