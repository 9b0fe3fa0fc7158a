//! A memory of tests that have passed, so that they are run again only after a change.
//!
//! A problem's test depends on the problem's folders, on the library, and on the tools that run
//! it. As long as all of these are the same, it is not run again: after a change to one solution,
//! `cargo test` runs the tests of that one. `cargo clean` clears the memory.

use anyhow::{Context, Result};
use available::cache::{files_below, Cache, Digest};
use catalogue::project::{Problem, Project};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The folders on which the tests of every problem depend.
const FOLDERS: [&str; 14] = [
    "src",
    "tools/arguments/src",
    "translator/bundle/src",
    "tools/catalogue",
    "tools/judge/src",
    "tools/judge-bundle/src",
    "translator/available/src",
    "tools/judge-picture/src",
    "tools/picture/src",
    "translator/reader/src",
    "tools/protocol/src",
    "tools/reference/src",
    "tests/together",
    "tools/support/src",
];

/// A memory of tests that have passed.
pub struct Passed {
    root: PathBuf,
    cache: Cache,
    common: Digest,
    unchanged: AtomicUsize,
}

impl Passed {
    /// Opens the memory in the target folder. What was `not_tried` here is tried when its tool is.
    pub fn new(project: &Project, not_tried: &[String]) -> Result<Passed> {
        let root = project.root.clone();
        let files = FOLDERS.iter().flat_map(|folder| files_below(&root.join(folder)));
        let files = files
            .chain(["Cargo.lock", "Cargo.toml", ".cargo/config.toml"].map(|file| root.join(file)));
        let rustc = Command::new("rustc").arg("-vV").output().context("rustc -vV")?;
        let common = Digest::new().with(&String::from_utf8_lossy(&rustc.stdout));
        let common = common.with(&not_tried.join("\n"));
        let common = common.with(available::depth("usual", "deep")).with_files(files)?;
        let cache = Cache::at(Path::new(env!("CARGO_TARGET_TMPDIR")).join("passed"));
        Ok(Passed { root, cache, common, unchanged: AtomicUsize::new(0) })
    }

    /// Runs the test of a problem with this name unless it has passed with the same files.
    pub fn run_unless_passed(
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

    /// Returns the number of tests that were not run again.
    pub fn unchanged(&self) -> usize {
        self.unchanged.load(Relaxed)
    }
}
