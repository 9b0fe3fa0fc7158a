//! Which problems are, to the byte, as they were when they last passed.
//!
//! A problem's test depends on its own folders, on the library, and on the tools that run
//! it. While all of these are the same it is not run again: after one solution has changed,
//! `cargo test` runs that one. Nothing is remembered on a new machine, and `cargo clean`
//! forgets.

use anyhow::{Context, Result};
use bundle::cache::{files_below, Cache, Digest};
use catalogue::project::{Problem, Project};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The folders on which every problem's test depends.
const FOLDERS: [&str; 9] = [
    "src",
    "tools/bundle",
    "tools/catalogue",
    "tools/judge/src",
    "tools/machine/src",
    "tools/reader/src",
    "tools/reference/src",
    "tools/together",
    "tools/wording/src",
];

/// The memory of what has passed.
pub struct Passed {
    root: PathBuf,
    cache: Cache,
    common: Digest,
    unchanged: AtomicUsize,
}

impl Passed {
    /// The memory of this checkout's target folder.
    pub fn new(project: &Project) -> Result<Passed> {
        let root = project.root.clone();
        let files = FOLDERS.iter().flat_map(|folder| files_below(&root.join(folder)));
        let files = files.chain(["Cargo.lock", "Cargo.toml"].map(|file| root.join(file)));
        let rustc = Command::new("rustc").arg("-vV").output().context("rustc -vV")?;
        let common = Digest::new().with(&String::from_utf8_lossy(&rustc.stdout));
        let common = common.with(machine::depth("usual", "deep")).with_files(files)?;
        let cache = Cache::at(Path::new(env!("CARGO_TARGET_TMPDIR")).join("passed"));
        Ok(Passed { root, cache, common, unchanged: AtomicUsize::new(0) })
    }

    /// Runs a test of a problem under this name unless it has passed on the same files.
    pub fn or_else(
        &self,
        problem: &Problem,
        name: &str,
        test: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        let folders =
            ["problems", "testdata"].map(|part| self.root.join(part).join(&problem.place));
        let files = folders.iter().flat_map(|folder| files_below(folder));
        let key = self.common.clone().with(name).with_files(files)?;
        if self.cache.get(&key).is_some() {
            self.unchanged.fetch_add(1, Relaxed);
            return Ok(());
        }
        test()?;
        self.cache.put(&key, &problem.name);
        Ok(())
    }

    /// How many tests were not run again.
    pub fn unchanged(&self) -> usize {
        self.unchanged.load(Relaxed)
    }
}
