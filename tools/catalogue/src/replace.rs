//! Files that commands make in a problem's folder.

use anyhow::{Context, Result};
use std::fs;
use std::io::Write;
use std::path::Path;

/// Puts a file in its place, whole or not at all: whoever is interrupted leaves the old one.
///
/// # Errors
/// If the file cannot be written; the message names it.
pub fn replace(path: &Path, text: &str) -> Result<()> {
    let put = || -> Result<()> {
        let folder = path.parent().context("a file has a folder")?;
        let mut half = tempfile::Builder::new().prefix(".half-").tempfile_in(folder)?;
        half.write_all(text.as_bytes())?;
        // A temporary file is its owner's alone.
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            half.as_file().set_permissions(fs::Permissions::from_mode(0o644))?;
        }
        half.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    put().with_context(|| format!("{} cannot be written", path.display()))
}
