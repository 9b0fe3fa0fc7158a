//! What a program and its crates come from: the collection, whose programs are problems'
//! solutions, or any package of cargo's.

use crate::cache::{files_below, Cache, Digest};
use crate::crates::Wanted;
use crate::inlined::Inlined;
use crate::module::module;
use crate::offered::Offered;
use crate::sources::Sources;
use crate::target::Target;
use anyhow::{Context, Result};
use cargo_metadata::semver::Version;
use catalogue::judges::Rust;
use catalogue::project::Problem;
use std::path::Path;

/// The crates that a program uses, by the way it gets them.
pub struct Crates {
    /// Those of which the used part becomes part of the bundle, by the names that the program has
    /// for them where it uses them itself.
    pub inlined: Vec<Inlined>,
    /// Those that the judge has.
    pub offered: Vec<Offered>,
    /// For a package, all crates that become part of the bundle, each with its text.
    pub loaded: Vec<Loaded>,
    /// What could not be had for these, each with its place and the reason. It matters only if
    /// something that stays needs it.
    pub refused: Vec<String>,
}

impl Crates {
    /// Returns whether one that becomes part of the bundle is of an earlier edition than this.
    pub fn are_older_than(&self, edition: &str) -> bool {
        self.in_bundle().any(|inlined| inlined.edition.as_str() < edition)
    }

    /// Returns a crate that becomes part of the bundle and whose manifest allows no rustc as old as
    /// this, with the oldest that it allows.
    pub fn too_new_for(&self, rust: &Rust) -> Option<(&str, &Version)> {
        let mut named = self.in_bundle().filter_map(|inlined| {
            let version = inlined.rust_version.as_ref()?;
            Some((inlined.name.as_str(), version))
        });
        named.find(|(_, version)| rust.is_older_than(version.minor))
    }

    fn in_bundle(&self) -> impl Iterator<Item = &Inlined> {
        self.inlined.iter().chain(self.loaded.iter().map(|loaded| &loaded.inlined))
    }
}

/// A crate that has been read.
pub struct Loaded {
    /// The crate.
    pub inlined: Inlined,
    /// The text of its files.
    pub text: String,
    /// The crates that it uses, by the names that it has for them.
    pub sees: Vec<Inlined>,
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

    /// Returns a program's text with exactly one line end after its last line; of a function,
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

    /// Returns the modules that stand for the inlined crates, with all that the program with
    /// this text may need of them. `cache` may keep those that take long.
    fn modules(&self, crates: &Crates, text: &str, cache: &Cache) -> Result<String>;

    /// Returns the folder of the workspace, in which cargo finds the offered crates.
    fn root(&self) -> &Path;

    /// Returns the first line of a program's file, whose note says how it was made; empty if the
    /// file is to begin with the program.
    fn first_line(&self, program: &Self::Program, target: &Target, note: &str) -> String;
}

impl Origin for Sources<'_> {
    type Program = Problem;

    fn name<'p>(&self, problem: &'p Problem) -> &'p str {
        &problem.name
    }

    fn path(&self, problem: &Problem) -> String {
        let path = self.project.solution_path(problem);
        path.strip_prefix(&self.project.root).unwrap_or(&path).display().to_string()
    }

    fn is_function(&self, problem: &Problem) -> bool {
        Sources::is_function(self, problem)
    }

    fn text(&self, problem: &Problem) -> Result<String> {
        self.solution(problem)
    }

    fn memory(&self, problem: &Problem) -> u64 {
        problem.header.memory
    }

    fn edition(&self) -> &str {
        "2021"
    }

    fn digest(&self, text: &str, rust: &Rust) -> Result<Option<Digest>> {
        Sources::digest(self, text, rust).map(Some)
    }

    fn crates(&self, text: &str, rust: &Rust) -> Result<Crates> {
        let wanted = Wanted::new(&self.manifest, text, rust)?;
        let offered = wanted.offered.iter().map(|name| {
            // Other versions of it may be present.
            let version = self.version(name).map(|version| format!("@{version}"));
            Offered { name: name.clone(), package: name.clone() + &version.unwrap_or_default() }
        });
        let inlined = wanted.found(self.project, text)?;
        Ok(Crates { inlined, offered: offered.collect(), loaded: vec![], refused: vec![] })
    }

    fn modules(&self, crates: &Crates, text: &str, cache: &Cache) -> Result<String> {
        let reached = self.library(text)?;
        let mut modules = String::new();
        for each in &crates.inlined {
            let is_reached = |path: &Path| match &reached {
                Some(reached) if each.name == self.manifest.own => reached.contains(path),
                _ => true,
            };
            modules += &match each.notice.is_empty() {
                true => module(each, &crates.inlined, &is_reached)?,
                false => third_party(each, &crates.inlined, cache)?,
            };
        }
        Ok(modules)
    }

    fn root(&self) -> &Path {
        &self.project.root
    }

    fn first_line(&self, problem: &Problem, target: &Target, note: &str) -> String {
        target.first_line(problem, note)
    }
}

/// Returns the module of a third-party crate, which is large and seldom changes.
fn third_party(inlined: &Inlined, all: &[Inlined], cache: &Cache) -> Result<String> {
    let folder = inlined.file.parent().context("a crate has a folder")?;
    let key = Digest::key("module")?.with(&format!("{inlined:?} {all:?}"));
    let key = key.with_files(files_below(folder))?;
    cache.get_or_make(&key, || module(inlined, all, &|_| true))
}
