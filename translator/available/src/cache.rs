//! The results of earlier runs: bundles under a digest of their sources, checks under a digest
//! of what was checked.
//!
//! Several processes may use a cache at once. A text that is not whole counts as missing, and so
//! does everything in a folder that cannot be written.

use crate::sysroot;
use anyhow::{Context, Error, Result};
use sha2::{Digest as _, Sha256};
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Once, OnceLock};

/// The most bytes of text in a cache. A cache with more loses the oldest half.
const MOST: u64 = 256 << 20;

/// A folder of texts, each under the digest of what it was derived from.
pub struct Cache {
    folder: PathBuf,
    /// Whether the size has been checked.
    trimmed: Once,
}

/// The digest of what a text is derived from.
#[derive(Clone)]
pub struct Digest {
    hasher: Sha256,
}

impl Cache {
    /// Returns the cache in the target folder of a workspace; deleting that folder empties it.
    pub fn for_workspace(root: &Path) -> Cache {
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
        Cache::at(target.join("judge"))
    }

    /// Returns the cache in `folder`.
    pub fn at(folder: PathBuf) -> Cache {
        Cache { folder, trimmed: Once::new() }
    }

    /// Returns a folder inside the cache.
    pub fn folder(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Returns the text kept under a key.
    pub fn get(&self, key: &Digest) -> Option<String> {
        let file = fs::read_to_string(self.file(key)).ok()?;
        let (digest, text) = file.split_once('\n')?;
        (digest == Digest::new().with(text).hexadecimal()).then(|| text.to_string())
    }

    /// Returns the text under a key, or makes and keeps it.
    pub fn get_or_make(
        &self,
        key: &Digest,
        make: impl FnOnce() -> Result<String>,
    ) -> Result<String> {
        if let Some(known) = self.get(key) {
            return Ok(known);
        }
        let text = make()?;
        self.put(key, &text);
        Ok(text)
    }

    /// Keeps a text; a cache that cannot be written is no reason to fail.
    pub fn put(&self, key: &Digest, text: &str) {
        self.trimmed.call_once(|| self.trim(MOST));
        let file = self.file(key);
        // The file is written whole or not at all, even if another process writes the same text
        // right now.
        let _ = fs::create_dir_all(&self.folder).and_then(|()| {
            let mut half = tempfile::NamedTempFile::new_in(&self.folder)?;
            writeln!(half, "{}", Digest::new().with(text).hexadecimal())?;
            half.write_all(text.as_bytes())?;
            half.persist(&file).map_err(|error| error.error)
        });
    }

    /// If the texts together have more than `most` bytes, removes the oldest until at most half of
    /// `most` is left.
    fn trim(&self, most: u64) {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let files = entries.filter_map(|entry| {
            let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
            Some((about.modified().ok()?, entry.path(), about.len()))
        });
        let mut files: Vec<_> = files.collect();
        files.sort();
        let mut size: u64 = files.iter().map(|(_, _, len)| len).sum();
        if size <= most {
            return;
        }
        for (_, path, len) in files {
            if size <= most / 2 {
                break;
            }
            // Another process may have removed it by now.
            let _ = fs::remove_file(path);
            size -= len;
        }
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
    /// next versions get other keys, because they may derive something else.
    pub fn key(what: &str) -> Result<Digest> {
        static TOOLS: OnceLock<Result<Digest, String>> = OnceLock::new();
        let tools = TOOLS.get_or_init(|| this_and_rustc().map_err(|error| format!("{error:#}")));
        Ok(tools.clone().map_err(Error::msg)?.with(what))
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

    /// Adds the content of a file, wherever it is.
    pub fn with_content(mut self, file: &Path) -> Result<Digest> {
        let bytes = fs::read(file).with_context(|| file.display().to_string())?;
        self.hasher.update((bytes.len() as u64).to_le_bytes());
        self.hasher.update(&bytes);
        Ok(self)
    }

    /// Adds files and their names to the digest.
    pub fn with_files(mut self, files: impl IntoIterator<Item = PathBuf>) -> Result<Digest> {
        let mut files: Vec<PathBuf> = files.into_iter().collect();
        files.sort();
        for file in files {
            self = self.with(&file.display().to_string()).with_content(&file)?;
        }
        Ok(self)
    }
}

/// Returns the digest of this program and of the present compiler; the compiler's own executable is
/// small, and names its library by a hash of the library.
fn this_and_rustc() -> Result<Digest> {
    let sysroot = sysroot().context("`rustc --print sysroot` fails: is Rust installed?")?;
    let rustc = sysroot.join("bin").join(format!("rustc{EXE_SUFFIX}"));
    Digest::new().with_content(&std::env::current_exe()?)?.with_content(&rustc)
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, UNIX_EPOCH};

    #[test]
    fn a_damaged_text_counts_as_missing() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let cache = Cache::at(folder.path().join("cache"));
        let key = Digest::new().with("key");
        assert_eq!(cache.get(&key), None);
        cache.put(&key, "one\ntwo\n");
        assert_eq!(cache.get(&key).as_deref(), Some("one\ntwo\n"));
        let whole = fs::read_to_string(cache.file(&key))?;
        for damaged in [&whole[..whole.len() - 1], &whole.replace("two", "tow"), ""] {
            fs::write(cache.file(&key), damaged)?;
            assert_eq!(cache.get(&key), None, "{damaged:?}");
        }
        Ok(())
    }

    #[test]
    fn a_cache_in_a_folder_that_cannot_be_made_is_empty() -> Result<()> {
        let folder = tempfile::tempdir()?;
        fs::write(folder.path().join("file"), "")?;
        let cache = Cache::at(folder.path().join("file").join("cache"));
        let key = Digest::new().with("key");
        cache.put(&key, "text");
        assert_eq!(cache.get(&key), None);
        Ok(())
    }

    #[test]
    fn a_cache_that_is_full_loses_the_oldest_texts() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let cache = Cache::at(folder.path().to_path_buf());
        let keys: Vec<Digest> =
            ["first", "second", "third"].iter().map(|key| Digest::new().with(key)).collect();
        for (seconds, key) in (0..).zip(&keys) {
            cache.put(key, "a text");
            let file = fs::File::options().write(true).open(cache.file(key))?;
            file.set_modified(UNIX_EPOCH + Duration::from_secs(seconds))?;
        }
        let length = fs::metadata(cache.file(&keys[0]))?.len();
        let is_there = |key: &Digest| cache.get(key).is_some();
        cache.trim(3 * length);
        assert!(keys.iter().all(is_there));
        cache.trim(3 * length - 1);
        let left: Vec<bool> = keys.iter().map(is_there).collect();
        assert_eq!(left, [false, false, true]);
        Ok(())
    }
}
