//! Where a program and its crates come from: a workspace whose programs share one library, or any
//! package of cargo's.

use crate::inlined_crate::InlinedCrate;
use crate::offered_crate::OfferedCrate;
use crate::target::{Rust, Target};
use anyhow::Result;
use available::cache::{Cache, Digest};
use cargo_metadata::semver::Version;
use std::path::Path;

/// The crates that a program uses, by the way it gets them.
pub struct Crates {
    /// Those whose used part becomes part of the bundle, by the program's names for them if it uses
    /// them itself.
    pub inlined: Vec<InlinedCrate>,
    /// Those that the judge has.
    pub offered: Vec<OfferedCrate>,
    /// For a package, all crates that become part of the bundle, each with its text.
    pub loaded: Vec<LoadedCrate>,
    /// What could not be obtained for these, each with its place and the reason. It matters only if
    /// something that stays needs it.
    pub refused: Vec<String>,
}

impl Crates {
    /// Returns whether a crate that becomes part of the bundle is of an earlier edition than this.
    pub fn are_older_than(&self, edition: &str) -> bool {
        self.in_bundle().any(|inlined| inlined.edition.as_str() < edition)
    }

    /// Returns a crate that becomes part of the bundle and whose manifest allows no rustc as old as
    /// this one, together with the oldest rustc that it allows.
    pub fn too_new_for(&self, rust: &Rust) -> Option<(&str, &Version)> {
        let mut named = self.in_bundle().filter_map(|inlined| {
            let version = inlined.rust_version.as_ref()?;
            Some((inlined.name.as_str(), version))
        });
        named.find(|(_, version)| rust.is_older_than(version.minor))
    }

    fn in_bundle(&self) -> impl Iterator<Item = &InlinedCrate> {
        self.inlined.iter().chain(self.loaded.iter().map(|loaded| &loaded.inlined))
    }
}

/// A crate that has been read.
pub struct LoadedCrate {
    /// The crate.
    pub inlined: InlinedCrate,
    /// The text of its files.
    pub text: String,
    /// The crates that it uses, by its own names for them.
    pub sees: Vec<InlinedCrate>,
}

/// A collection of programs with the crates that they may use.
pub trait Origin {
    /// One of the programs.
    type Program;

    /// Returns the name by which messages and commands call a program.
    fn name<'p>(&self, program: &'p Self::Program) -> &'p str;

    /// Returns the path of a program's file as messages show it.
    fn path(&self, program: &Self::Program) -> String;

    /// Returns whether a program is only the frame of a function, which is what its judge takes.
    fn is_function(&self, _program: &Self::Program) -> bool {
        false
    }

    /// Returns a program's text with exactly one line end after its last line; a function comes
    /// without its frame.
    fn text(&self, program: &Self::Program) -> Result<String>;

    /// Returns the bytes of memory that a program may take.
    fn memory(&self, program: &Self::Program) -> u64;

    /// Returns the edition of the programs.
    fn edition(&self) -> &str;

    /// Returns a digest of everything that becomes part of the bundle of a program with this
    /// text, or `None` if every bundle is to be made anew.
    fn digest(&self, text: &str, rust: &Rust) -> Result<Option<Digest>>;

    /// Returns the crates that a program with this text uses.
    fn crates(&self, text: &str, rust: &Rust) -> Result<Crates>;

    /// Returns the modules that stand for the inlined crates, with everything in them that the
    /// program with this text may need. `cache` may keep those that take long.
    fn modules(&self, crates: &Crates, text: &str, cache: &Cache) -> Result<String>;

    /// Returns the folder of the workspace, in which cargo finds the offered crates.
    fn root(&self) -> &Path;

    /// Returns the first line of a program's file, which may say with which options it was made;
    /// empty if the file is to begin with the program.
    fn first_line(&self, program: &Self::Program, target: &Target, options: &[&str]) -> String;
}
