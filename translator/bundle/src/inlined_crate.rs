//! A crate that becomes part of a bundle.

use anyhow::Result;
use cargo_metadata::semver::Version;
use std::path::PathBuf;

/// A crate, before its files are read.
#[derive(Clone, Debug)]
pub struct InlinedCrate {
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

impl InlinedCrate {
    /// Returns whether it is of the edition 2015, in which the paths of imports begin at the
    /// crate's root.
    pub fn is_of_2015(&self) -> bool {
        self.edition == "2015"
    }
}

/// Returns the crate's name, or a similar one if the solution has a module or type of that name.
pub fn free_name(solution: &str, name: &str) -> Result<String> {
    let file = syn::parse_file(solution)?;
    let taken = |name: &str| {
        file.items.iter().any(|item| {
            let ident = match item {
                syn::Item::Mod(item) => &item.ident,
                syn::Item::Struct(item) => &item.ident,
                syn::Item::Enum(item) => &item.ident,
                syn::Item::Trait(item) => &item.ident,
                syn::Item::Type(item) => &item.ident,
                _ => return false,
            };
            ident == name
        })
    };
    let mut free = name.to_string();
    while taken(&free) {
        free += "_crate";
    }
    Ok(free)
}
