//! The sources of bundles, read once for many bundles.

use crate::cache::Digest;
use crate::crates::{Manifest, Wanted, READER};
use crate::function::Split;
use crate::module::unix;
use crate::source::{Reached, Source};
use anyhow::{Context, Result};
use catalogue::judges::{Judge, Rust};
use catalogue::project::{Problem, Project};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The collection's library, the stand-in for proconio, and the versions of other crates.
pub struct Sources<'a> {
    /// The collection.
    pub project: &'a Project,
    /// The crates that the solutions may use.
    pub manifest: Manifest,
    library: Option<Source>,
    reader: Source,
    lock: Lock,
    /// The folders of the judges that take functions.
    of_functions: BTreeSet<String>,
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

impl<'a> Sources<'a> {
    /// Reads them.
    pub fn read(project: &'a Project) -> Result<Sources<'a>> {
        let manifest = Manifest::read(project)?;
        let library = project.root.join("src/lib.rs");
        let library = match library.is_file() {
            true => Some(Source::read(&manifest.own, &library, &[])?),
            false => None,
        };
        let reader = Source::read("proconio", Path::new(READER), &[])?;
        let lock = match fs::read_to_string(project.root.join("Cargo.lock")) {
            Ok(text) => toml::from_str(&text).context("Cargo.lock")?,
            Err(_) => Lock::default(),
        };
        let of_functions = Judge::all()?.into_iter().filter(|(_, judge)| judge.function);
        let of_functions = of_functions.map(|(folder, _)| folder).collect();
        Ok(Sources { project, manifest, library, reader, lock, of_functions })
    }

    /// Returns a problem's solution with exactly one line end after its last line; of a function,
    /// without its frame.
    pub fn solution(&self, problem: &Problem) -> Result<String> {
        let text = match self.is_function(problem) {
            true => self.split(problem)?.function,
            false => self.file(problem)?,
        };
        Ok(format!("{}\n", text.trim_end()))
    }

    /// Returns whether the judge of a problem takes a function.
    pub fn is_function(&self, problem: &Problem) -> bool {
        problem.place.split('/').next().is_some_and(|folder| self.of_functions.contains(folder))
    }

    /// Returns a bundle of a problem as a program: a function in the frame of the solution, with
    /// which the judge's own does the same.
    pub fn program(&self, problem: &Problem, bundle: &str) -> Result<String> {
        match self.is_function(problem) {
            true => self.split(problem)?.framed(bundle),
            false => Ok(bundle.to_string()),
        }
    }

    fn split(&self, problem: &Problem) -> Result<Split> {
        let path = || self.project.solution_path(problem).display().to_string();
        Split::new(&self.file(problem)?).with_context(path)
    }

    fn file(&self, problem: &Problem) -> Result<String> {
        let path = self.project.solution_path(problem);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        Ok(unix(&text))
    }

    /// Returns the files of the collection's library that a solution can reach, if there is a
    /// library.
    pub fn library(&self, solution: &str) -> Result<Option<Reached<'_>>> {
        self.library.as_ref().map(|library| library.reached(solution)).transpose()
    }

    /// Returns the version of another crate that the solutions use.
    pub fn version(&self, name: &str) -> Option<&str> {
        self.lock.version(name)
    }

    /// Returns a digest of everything that becomes part of a solution's bundle for a judge with
    /// these settings: the solution, the files it can reach, and the versions of other crates.
    pub fn digest(&self, solution: &str, rust: &Rust) -> Result<Digest> {
        let wanted = Wanted::new(&self.manifest, solution, rust)?;
        let mut digest = Digest::new().with(solution);
        let reached = match wanted.inlined.contains(&self.manifest.own) {
            true => self.library(solution)?,
            false => None,
        };
        let reader = match wanted.inlined.iter().any(|name| name == "proconio") {
            true => Some(self.reader.reached(solution)?),
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
}

impl Lock {
    /// Returns the version of a crate that a solution uses, directly or through itertools.
    fn version(&self, name: &str) -> Option<&str> {
        let users = ["problems", "itertools"].iter().flat_map(|user| {
            let packages = self.package.iter().filter(move |package| package.name == *user);
            packages.flat_map(|package| &package.dependencies)
        });
        // `either`, or `itertools 0.14.0` where there are several.
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
