//! The judges of `judges.toml` in the form that the translator expects.

use anyhow::{bail, Result};
use bundle::target::{Rust, Target, C};
use catalogue::judges::Judge;

/// Returns the judge with this folder.
///
/// # Errors
/// If no judge has this folder, or if the judge accepts no programs.
pub fn target(folder: &str) -> Result<Target> {
    let Judge { name, function: is_function, rust, c, .. } = Judge::from_folder(folder)?.clone();
    let (rust, c) = match (rust, c) {
        (Some(rust), _) => {
            let catalogue::judges::Rust { version, editions, crates, size } = rust;
            (Rust { version, editions, crates, size }, None)
        }
        (None, Some(c)) => (Rust::before_c(), Some(C { size: c.size, warns: c.warns })),
        (None, None) => bail!(
            "{name} takes no programs; a bundle for another judge, say --for codeforces, does the \
             same"
        ),
    };
    Ok(Target { is_function, id: folder.to_string(), name, rust, c })
}
