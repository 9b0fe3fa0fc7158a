//! Heaps as the command line gives them.

use crate::rules::Terminal;
use anyhow::{Error, Result};
use games::heaps;
pub use games::heaps::{heap_letter, position, size, sum};
use games::sum::Knowledge;

/// Reads heaps separated by blanks or commas.
pub fn read(arguments: &[String]) -> Result<Vec<u64>> {
    heaps::read(&arguments.join(" "), Terminal.limits()).map_err(Error::msg)
}
