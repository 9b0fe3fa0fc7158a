//! A crate that becomes part of a bundle.

use std::path::PathBuf;

/// What is known of the crate before it is read.
pub struct Inlined {
    /// As paths name it.
    pub name: String,
    /// The name of the module that it becomes.
    pub module: String,
    /// Its `lib.rs`.
    pub file: PathBuf,
    /// Its features that are on.
    pub features: Vec<String>,
    /// What its licence wants said, as comment lines.
    pub notice: String,
}
