//! Files of a problem that are removed unless explicitly kept.

use anyhow::{Context, Result};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// New files and new folders. Dropping a draft removes all its files and folders.
#[derive(Default)]
pub struct Draft {
    /// The files and folders, in the order in which they were made.
    made: Vec<PathBuf>,
}

impl Draft {
    /// Creates a folder and any missing folders above it.
    pub fn folder(&mut self, path: &Path) -> Result<()> {
        let missing: Vec<&Path> = path.ancestors().take_while(|path| !path.exists()).collect();
        for folder in missing.into_iter().rev() {
            fs::create_dir(folder).with_context(|| folder.display().to_string())?;
            self.made.push(folder.to_path_buf());
        }
        Ok(())
    }

    /// Creates a file, which must not exist yet, and any missing folders above it.
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
                // A folder in which something else has been put stays.
                let _ = fs::remove_dir(path);
            } else if let Err(error) = fs::remove_file(path) {
                eprintln!("warning: {}: {error}", path.display());
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/unit/draft.rs"]
mod tests;
