//! Files and their paths.

use anyhow::{Context, Result};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Returns the folder that contains a file, or will contain it.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Reads a text file.
///
/// # Errors
/// If reading fails; the message names the file.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// Reads a text file; returns `None` if there is no such file.
///
/// # Errors
/// If reading fails for another reason; the message names the file.
pub fn read_if_there(path: &Path) -> Result<Option<String>> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        text => text.map(Some).with_context(|| path.display().to_string()),
    }
}
