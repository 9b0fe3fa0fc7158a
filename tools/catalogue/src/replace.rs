//! The collection's files that commands write: files in problem folders, and the list of programs.

use anyhow::{Context, Result};
use std::fs;
use std::io::Write;
use std::path::Path;
use support::files::read_if_there;

/// The state of a file made from other files, as far as it can be known without remaking the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// The file is exactly what its sources would produce now.
    Fresh,
    /// The file or one of its sources has changed since the file was made, or a second file, which
    /// should not exist, is next to it.
    Stale,
    /// There is no file.
    Missing,
}

/// Returns the state of a file whose first line ends in a stamp; `first_line` rebuilds that line
/// from the rest.
///
/// # Errors
/// If the file cannot be read, or `first_line` fails.
pub fn stamped(path: &Path, first_line: impl Fn(&str) -> Result<String>) -> Result<Freshness> {
    let Some(text) = read_if_there(path)? else { return Ok(Freshness::Missing) };
    let text = text.replace("\r\n", "\n");
    let body = text.split_once('\n').map_or("", |(_, body)| body);
    Ok(if text == first_line(body)? + body { Freshness::Fresh } else { Freshness::Stale })
}

/// Writes a text file unless it already has this content; returns whether it was written.
///
/// # Errors
/// If the file cannot be written; the message names it.
pub fn renew(path: &Path, text: &str) -> Result<bool> {
    let is_current = fs::read_to_string(path).is_ok_and(|old| old == text);
    if !is_current {
        replace(path, text)?;
    }
    Ok(!is_current)
}

/// Puts a file in place, whole or not at all: an interruption leaves the old file unchanged. The
/// new file keeps the permissions of the old one.
///
/// # Errors
/// If the file cannot be written; the message names it.
pub fn replace(path: &Path, text: &str) -> Result<()> {
    let put = || -> Result<()> {
        let folder = path.parent().context("a file has a folder")?;
        let mut half = tempfile::Builder::new().prefix(".half-").tempfile_in(folder)?;
        half.write_all(text.as_bytes())?;
        let permissions = fs::metadata(path).ok().map(|old| old.permissions());
        // A temporary file is accessible to its owner only.
        #[cfg(unix)]
        let permissions = permissions.or_else(|| {
            use std::os::unix::fs::PermissionsExt;
            Some(fs::Permissions::from_mode(0o644))
        });
        if let Some(permissions) = permissions {
            half.as_file().set_permissions(permissions)?;
        }
        half.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    put().with_context(|| format!("{} cannot be written", path.display()))
}
