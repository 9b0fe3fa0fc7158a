//! Files of a problem that are removed again unless they are kept.

use anyhow::{Context, Result};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// New files and new folders. Dropping a draft removes them all.
#[derive(Default)]
pub struct Draft {
    /// The files and folders, in the order in which they were made.
    made: Vec<PathBuf>,
}

impl Draft {
    /// Creates a folder and those above it that do not exist yet.
    pub fn folder(&mut self, path: &Path) -> Result<()> {
        let missing: Vec<&Path> = path.ancestors().take_while(|path| !path.exists()).collect();
        for folder in missing.into_iter().rev() {
            fs::create_dir(folder).with_context(|| folder.display().to_string())?;
            self.made.push(folder.to_path_buf());
        }
        Ok(())
    }

    /// Creates a file, which must not exist, and its folder.
    pub fn file(&mut self, path: &Path, text: &str) -> Result<()> {
        self.folder(path.parent().context("a file in a folder")?)?;
        let mut file = File::create_new(path).with_context(|| path.display().to_string())?;
        self.made.push(path.to_path_buf());
        file.write_all(text.as_bytes()).with_context(|| path.display().to_string())
    }

    /// Keeps everything.
    pub fn keep(mut self) {
        self.made.clear();
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        for path in self.made.iter().rev() {
            if path.is_dir() {
                // A folder into which something else has been put stays.
                let _ = fs::remove_dir(path);
            } else if let Err(error) = fs::remove_file(path) {
                eprintln!("warning: {}: {error}", path.display());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_kept_is_undone() {
        let folder = tempfile::tempdir().unwrap();
        let path = |path: &str| folder.path().join(path);
        fs::write(path("other"), "old").unwrap();
        fs::create_dir(path("a")).unwrap();
        let draft = || {
            let mut draft = Draft::default();
            draft.file(&path("a/b/c/file"), "text").unwrap();
            draft.folder(&path("d/e")).unwrap();
            assert!(draft.file(&path("other"), "text").is_err());
            draft
        };
        drop(draft());
        assert_eq!(fs::read_to_string(path("other")).unwrap(), "old");
        assert!(path("a").exists() && !path("a/b").exists() && !path("d").exists());
        draft().keep();
        assert!(path("a/b/c/file").is_file() && path("d/e").is_dir());
    }
}
