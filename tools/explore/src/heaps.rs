//! Heaps as the command line gives them.

use anyhow::{Error, Result};

pub use games::heaps::{heap_letter, position, size, sum};

/// Reads heaps separated by blanks or commas.
pub fn read(arguments: &[String]) -> Result<Vec<u64>> {
    games::heaps::read(arguments).map_err(Error::msg)
}
