//! A crate that becomes part of a bundle.

use cargo_metadata::semver::Version;
use std::path::PathBuf;

/// A crate, before its files are read.
#[derive(Clone, Debug)]
pub struct Inlined {
    /// The name by which paths refer to it.
    pub name: String,
    /// The name of the module that it becomes.
    pub module: String,
    /// The path of its `lib.rs`.
    pub file: PathBuf,
    /// Its edition.
    pub edition: String,
    /// The oldest rustc that its manifest allows, if it names one.
    pub rust_version: Option<Version>,
    /// The features that are enabled.
    pub features: Vec<String>,
    /// The notice that its licence asks for, as comment lines.
    pub notice: String,
}

impl Inlined {
    /// Returns whether it is of the edition 2015, in which the paths of imports begin at the
    /// crate's root.
    pub fn is_of_2015(&self) -> bool {
        self.edition == "2015"
    }
}
