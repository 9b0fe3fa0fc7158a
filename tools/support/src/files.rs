//! Paths of files.

use std::path::Path;

/// Returns the folder that contains a file, or will contain it.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
