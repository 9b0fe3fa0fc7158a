//! The results of earlier runs: bundles under a digest of their sources, checks under a digest
//! of what was checked.

use crate::compile::sysroot;
use anyhow::Result;
use sha2::{Digest as _, Sha256};
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// A folder of texts, each under the digest of what it was derived from.
pub struct Cache {
    folder: PathBuf,
}

/// The digest of what a text is derived from.
#[derive(Clone)]
pub struct Digest {
    hasher: Sha256,
}

impl Cache {
    /// Returns the cache in cargo's target folder; deleting that folder empties it.
    pub fn for_collection(root: &Path) -> Cache {
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
        Cache::at(target.join("judge"))
    }

    /// Returns the cache in `folder`.
    pub fn at(folder: PathBuf) -> Cache {
        Cache { folder }
    }

    /// Returns a folder inside the cache.
    pub fn folder(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Returns the text kept under a key.
    pub fn get(&self, key: &Digest) -> Option<String> {
        fs::read_to_string(self.file(key)).ok()
    }

    /// Keeps a text; a cache that cannot be written is no reason to fail.
    pub fn put(&self, key: &Digest, text: &str) {
        let file = self.file(key);
        // Whole or not at all, even if somebody else writes the same text right now.
        let _ = fs::create_dir_all(&self.folder).and_then(|()| {
            let mut half = tempfile::NamedTempFile::new_in(&self.folder)?;
            half.write_all(text.as_bytes())?;
            half.persist(&file).map_err(|error| error.error)
        });
    }

    fn file(&self, key: &Digest) -> PathBuf {
        self.folder.join(key.hexadecimal())
    }
}

impl Digest {
    /// Returns the digest of nothing.
    pub fn new() -> Digest {
        Digest { hasher: Sha256::new() }
    }

    /// Returns a key for what this tool and this compiler derive from the rest of the key. Their
    /// next versions get other keys, as they may derive something else.
    pub fn key(what: &str) -> Result<Digest> {
        let rustc = sysroot()?.join("bin").join(format!("rustc{EXE_SUFFIX}"));
        let mut key = Digest::new().with(what);
        for program in [std::env::current_exe()?, rustc] {
            let file = fs::metadata(program)?;
            let built = file.modified()?.duration_since(UNIX_EPOCH)?.as_nanos();
            key = key.with(&format!("{built} {}", file.len()));
        }
        Ok(key)
    }

    /// Returns the digest in hexadecimal.
    pub fn hexadecimal(&self) -> String {
        let bytes = self.hasher.clone().finalize();
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Adds a text to the digest.
    pub fn with(mut self, text: &str) -> Digest {
        self.hasher.update((text.len() as u64).to_le_bytes());
        self.hasher.update(text);
        self
    }

    /// Adds files and their names to the digest.
    pub fn with_files(mut self, files: impl IntoIterator<Item = PathBuf>) -> Result<Digest> {
        let mut files: Vec<PathBuf> = files.into_iter().collect();
        files.sort();
        for file in files {
            self = self.with(&file.display().to_string());
            let bytes = fs::read(file)?;
            self.hasher.update((bytes.len() as u64).to_le_bytes());
            self.hasher.update(&bytes);
        }
        Ok(self)
    }
}

impl Default for Digest {
    fn default() -> Digest {
        Digest::new()
    }
}

/// Returns all files below a folder, or none if it does not exist.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}
