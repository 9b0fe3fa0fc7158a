//! Crates in a later edition than their own.
//!
//! rustc mostly knows how to correct what an edition refuses in code of an earlier one. What it
//! only warns about stays as it is.

use crate::compile::{Compiler, Correction, Fault};
use crate::reduction::allow_style;
use crate::text::edit;
use anyhow::Result;
use std::ops::Range;

/// The most rounds in which corrections may bring further errors to light.
const ROUNDS: usize = 20;

/// Returns the library below a solution, with errors in an edition corrected where rustc is certain
/// of the correction.
pub fn correct(
    solution: &str,
    library: &str,
    compiler: &Compiler,
    edition: &str,
) -> Result<String> {
    let mut library = library.to_string();
    for _ in 0..ROUNDS {
        let mut edits = Correction::new();
        for correction in compiler.corrections(edition, solution, &library)? {
            // rustc may say the same twice, and one correction may be in the way of another.
            let is_apart = |(range, _): &(Range<usize>, String)| {
                edits.iter().all(|(other, _)| range.end < other.start || other.end < range.start)
            };
            if correction.iter().all(is_apart) {
                edits.extend(correction);
            }
        }
        if edits.is_empty() {
            break;
        }
        library = edit(&library, edits);
    }
    Ok(library)
}

/// Returns the library below a solution in a form that fits all of these editions.
pub fn fit(
    solution: &str,
    library: &str,
    compiler: &Compiler,
    editions: &[String],
) -> Result<String> {
    let mut library = library.to_string();
    for edition in editions {
        library = correct(solution, &library, compiler, edition)?;
    }
    for edition in editions {
        let mut complaints = compiler.complaints_in(edition, solution, &library)?;
        complaints.retain(|complaint| complaint.fault == Fault::Style);
        library = allow_style(&library, &complaints)?;
    }
    Ok(library)
}
