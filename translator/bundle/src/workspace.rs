//! A workspace whose programs share one library, read once for many bundles.

use crate::crate_files::{CrateFiles, ReachedFiles};
use crate::crate_text::module;
use crate::inlined_crate::InlinedCrate;
use crate::offered_crate::OfferedCrate;
use crate::origin::Crates;
use crate::stand_in::READER;
use crate::target::Rust;
use crate::wanted_crates::{Manifest, WantedCrates};
use anyhow::{Context, Result};
use available::cache::{files_below, Cache, Digest};
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// The library in the root of a workspace, the stand-in for proconio, and the versions of the other
/// crates that the programs use. The programs belong to one package.
pub struct Workspace {
    manifest: Manifest,
    library: Option<CrateFiles>,
    reader: CrateFiles,
    lock: Lock,
}

/// The contents of Cargo.lock.
#[derive(Default, Deserialize)]
struct Lock {
    #[serde(default)]
    package: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    #[serde(default)]
    dependencies: Vec<String>,
}

impl Workspace {
    /// Reads the workspace in `root`, whose programs belong to the package in its folder `programs`.
    pub fn read(root: &Path, programs: &str) -> Result<Workspace> {
        let manifest = Manifest::read(root, programs)?;
        let library = root.join("src/lib.rs");
        let library = match library.is_file() {
            true => Some(CrateFiles::read(&manifest.own, &library, &[])?),
            false => None,
        };
        let reader = CrateFiles::read("proconio", Path::new(READER), &[])?;
        let lock = match fs::read_to_string(root.join("Cargo.lock")) {
            Ok(text) => toml::from_str(&text).context("Cargo.lock")?,
            Err(_) => Lock::default(),
        };
        Ok(Workspace { manifest, library, reader, lock })
    }

    /// Returns the folder of the workspace.
    pub fn root(&self) -> &Path {
        &self.manifest.root
    }

    /// Returns the files of the library that a solution can reach, if there is a library.
    pub fn library(&self, solution: &str) -> Result<Option<ReachedFiles<'_>>> {
        self.library.as_ref().map(|library| library.reach(solution)).transpose()
    }

    /// Returns the version of another crate that the solutions use.
    fn version(&self, name: &str) -> Option<&str> {
        self.lock.version(&self.manifest.programs, name)
    }

    /// Returns a digest of everything that becomes part of a solution's bundle for a judge with
    /// these settings: the solution, the files it can reach, and the versions of other crates.
    pub fn digest(&self, solution: &str, rust: &Rust) -> Result<Digest> {
        let wanted = WantedCrates::new(&self.manifest, solution, rust)?;
        let mut digest = Digest::new().with(solution);
        let reached = match wanted.inlined.contains(&self.manifest.own) {
            true => self.library(solution)?,
            false => None,
        };
        let reader = match wanted.inlined.iter().any(|name| name == "proconio") {
            true => Some(self.reader.reach(solution)?),
            false => None,
        };
        for reached in [reached, reader].into_iter().flatten() {
            digest =
                reached.texts().fold(digest.with("a crate"), |digest, text| digest.with(&text));
        }
        for name in wanted.third_party.iter().chain(&wanted.offered) {
            let version = self.version(name);
            digest = digest.with(&format!("{name} {}", version.unwrap_or_default()));
        }
        Ok(digest)
    }

    /// Returns the crates that a solution uses, for a judge with these settings.
    pub fn crates(&self, solution: &str, rust: &Rust) -> Result<Crates> {
        let wanted = WantedCrates::new(&self.manifest, solution, rust)?;
        let offered = wanted.offered.iter().map(|name| {
            // Other versions of the crate may be present.
            let version = self.version(name).map(|version| format!("@{version}"));
            OfferedCrate {
                name: name.clone(),
                package: name.clone() + &version.unwrap_or_default(),
            }
        });
        let inlined = wanted.find(&self.manifest, solution)?;
        Ok(Crates { inlined, offered: offered.collect(), loaded: vec![], refused: vec![] })
    }

    /// Returns the modules that stand for the inlined crates, with everything in them that a
    /// solution may need. `cache` may keep those that take long.
    pub fn modules(&self, crates: &Crates, solution: &str, cache: &Cache) -> Result<String> {
        let reached = self.library(solution)?;
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
}

/// Returns the module of a third-party crate, which is large and seldom changes.
fn third_party(inlined: &InlinedCrate, all: &[InlinedCrate], cache: &Cache) -> Result<String> {
    let folder = inlined.file.parent().context("a crate has a folder")?;
    let key = Digest::key("module")?.with(&format!("{inlined:?} {all:?}"));
    let key = key.with_files(files_below(folder))?;
    cache.get_or_make(&key, || module(inlined, all, &|_| true))
}

impl Lock {
    /// Returns the version of a crate that a solution uses, directly or through itertools.
    fn version(&self, programs: &str, name: &str) -> Option<&str> {
        let users = [programs, "itertools"].into_iter().flat_map(|user| {
            let packages = self.package.iter().filter(move |package| package.name == user);
            packages.flat_map(|package| &package.dependencies)
        });
        // `either`, or `itertools 0.14.0` if there are several versions.
        let mut named = users.filter_map(|entry| {
            let (known, version) = entry.split_once(' ').unwrap_or((entry, ""));
            (known == name).then_some(version)
        });
        match named.next()? {
            "" => self.package.iter().find(|one| one.name == name).map(|one| one.version.as_str()),
            version => Some(version.split(' ').next().unwrap_or(version)),
        }
    }
}
