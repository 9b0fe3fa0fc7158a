//! Files of a problem that are removed again unless they are kept.

use anyhow::{Context, Result};
use catalogue::replace::replace;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// New files, new folders and the changed list of programs. Dropping a draft undoes them all.
#[derive(Default)]
pub struct Draft {
    /// The files and folders, in the order in which they were made.
    made: Vec<PathBuf>,
    /// The path of the list and its text before the change.
    list: Option<(PathBuf, String)>,
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

    /// Replaces the list of programs.
    pub fn list(&mut self, path: &Path, text: &str) -> Result<()> {
        let before = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        self.list = Some((path.to_path_buf(), before));
        replace(path, text)
    }

    /// Keeps everything.
    pub fn keep(mut self) {
        (self.made, self.list) = (vec![], None);
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some((path, before)) = &self.list {
            if let Err(error) = replace(path, before) {
                eprintln!("warning: {error:#}: its new entry could not be taken back");
            }
        }
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
        fs::write(path("list"), "old").unwrap();
        fs::create_dir(path("a")).unwrap();
        let draft = || {
            let mut draft = Draft::default();
            draft.file(&path("a/b/c/file"), "text").unwrap();
            draft.folder(&path("d/e")).unwrap();
            draft.list(&path("list"), "new").unwrap();
            assert!(draft.file(&path("list"), "text").is_err());
            draft
        };
        drop(draft());
        assert_eq!(fs::read_to_string(path("list")).unwrap(), "old");
        assert!(path("a").exists() && !path("a/b").exists() && !path("d").exists());
        draft().keep();
        assert_eq!(fs::read_to_string(path("list")).unwrap(), "new");
        assert!(path("a/b/c/file").is_file() && path("d/e").is_dir());
    }
}
