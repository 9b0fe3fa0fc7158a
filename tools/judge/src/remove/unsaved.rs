//! The files that, according to git, exist only in the working tree.

use anyhow::{Context, Result};
use std::path::Path;
use std::process::{Command, Stdio};

/// Returns the files below `folders` whose current content is not in any commit. Without git or a
/// repository, returns the folders themselves.
pub fn find_unsaved(root: &Path, folders: &[&String]) -> Result<Vec<String>> {
    if folders.is_empty() {
        return Ok(vec![]);
    }
    let mut git = Command::new("git");
    git.arg("-C").arg(root).args(["status", "--porcelain", "-z", "--untracked-files=all"]);
    git.args(["--no-renames", "--"]).args(folders).stdin(Stdio::null());
    let Some(output) = git.output().ok().filter(|output| output.status.success()) else {
        return Ok(folders
            .iter()
            .map(|folder| format!("{folder} (git does not know it)"))
            .collect());
    };
    let text = String::from_utf8(output.stdout).context("git status: a name is not UTF-8")?;
    // Each file is two letters, a space and the path; what is already deleted cannot be lost.
    let changed = text.split('\0').filter(|line| line.len() > 3 && !line[..2].contains('D'));
    Ok(changed.map(|line| line[3..].to_string()).collect())
}
