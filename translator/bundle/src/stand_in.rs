//! The stand-in for proconio, for judges without it.

use crate::outline::{Outline, PathUse};
use crate::tokens::find_names;
use anyhow::Result;

/// The folder of our stand-in for proconio.
pub const READER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../reader/src/lib.rs");

/// The edition of the stand-in, and of the collection's library.
pub const OWN_EDITION: &str = "2021";

/// Returns whether a solution reads the judge's answers to its own output.
pub fn converses(solution: &str) -> Result<bool> {
    let macros = ["input_interactive", "read_value_interactive"];
    let paths = Outline::new(solution)?.paths;
    let mut calls = paths.iter().filter(|path_use| path_use.is_call);
    let has_name = |call: &PathUse| call.path.last().is_some_and(|name| macros.contains(&&**name));
    Ok(calls.any(has_name) || find_names(solution)?.contains("LineSource"))
}
