//! Which problems are, to the byte, as they were when they last passed.
//!
//! A problem's test depends on its own folders, on the library, and on the tools that run
//! it. While all of these are the same it is not run again: after one solution has changed,
//! `cargo test` runs that one. Nothing is remembered on a new machine, and `cargo clean`
//! forgets.

use anyhow::{Context, Result};
use catalogue::project::{Problem, Project};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// What every problem's test depends on, below the root.
const COMMON: [&str; 7] = [
    "Cargo.lock",
    "Cargo.toml",
    "src",
    "tools/catalogue",
    "tools/judge/src",
    "tools/reference/src",
    "tools/together",
];

/// The memory of what has passed.
pub struct Passed {
    root: PathBuf,
    folder: PathBuf,
    common: Sha256,
    unchanged: AtomicUsize,
}

impl Passed {
    /// The memory of this checkout's target folder.
    pub fn new(project: &Project) -> Result<Passed> {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("passed");
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let mut common = Sha256::new();
        for path in COMMON {
            add(&mut common, &project.root, &project.root.join(path))?;
        }
        let rustc = Command::new("rustc").arg("-vV").output().context("rustc -vV")?;
        common.update(rustc.stdout);
        common.update([machine::depth(0, 1)]);
        let (root, unchanged) = (project.root.clone(), AtomicUsize::new(0));
        Ok(Passed { root, folder, common, unchanged })
    }

    /// Runs a test of a problem under this name unless it has passed on the same files.
    pub fn or_else(
        &self,
        problem: &Problem,
        name: &str,
        test: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        let mut digest = self.common.clone();
        for folder in ["problems", "testdata"] {
            add(&mut digest, &self.root, &self.root.join(folder).join(&problem.place))?;
        }
        let digest = format!("{:x}", digest.finalize());
        let file = self.folder.join(format!("{name}-{}", problem.name));
        if fs::read_to_string(&file).is_ok_and(|passed| passed == digest) {
            self.unchanged.fetch_add(1, Relaxed);
            return Ok(());
        }
        test()?;
        fs::write(&file, digest).with_context(|| file.display().to_string())
    }

    /// How many tests were not run again.
    pub fn unchanged(&self) -> usize {
        self.unchanged.load(Relaxed)
    }
}

/// Adds a file, or all files below a folder, with their names below `root`.
fn add(digest: &mut Sha256, root: &Path, path: &Path) -> Result<()> {
    if path.is_dir() {
        let entries = fs::read_dir(path)?.collect::<std::io::Result<Vec<_>>>()?;
        let mut below: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
        below.sort();
        return below.iter().try_for_each(|path| add(digest, root, path));
    }
    let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    for part in [name.as_bytes(), &bytes] {
        digest.update((part.len() as u64).to_le_bytes());
        digest.update(part);
    }
    Ok(())
}
