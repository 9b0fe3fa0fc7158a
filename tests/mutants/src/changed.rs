//! The problems that differ from another revision in what the check looks at.

use crate::code::tokens;
use anyhow::{ensure, Context, Result};
use catalogue::project::{Problem, Project};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The files of a problem's folder that the check looks at.
const FILES: [&str; 3] = ["solution.rs", "reference.rs", "mutants.txt"];

/// Returns the problems whose solution, reference, records or cases differ from those of a revision.
/// Comments of a solution, such as its header, do not count.
pub fn problems<'p>(project: &'p Project, revision: &str) -> Result<Vec<&'p Problem>> {
    let root = &project.root;
    let folders = ["--", "problems", "testdata"];
    let diff = ["diff", "--name-only", "--relative", "-z", "--end-of-options", revision];
    let tracked = git(root, &[&diff[..], &folders].concat())?;
    let new = ["ls-files", "--others", "--exclude-standard", "-z"];
    let untracked = git(root, &[&new[..], &folders].concat())?;
    let files: BTreeSet<&str> = tracked.split('\0').chain(untracked.split('\0')).collect();
    let is_changed = |problem: &&Problem| {
        let cases = format!("testdata/{}/", problem.place);
        let own = FILES.map(|name| format!("problems/{}/{name}", problem.place));
        files.iter().any(|file| {
            file.starts_with(&cases)
                || own.iter().any(|name| name == file)
                    && !(*file == own[0] && is_same_code(root, revision, file))
        })
    };
    Ok(project.problems.iter().filter(is_changed).collect())
}

/// Returns whether a file has the code that it had in a revision.
fn is_same_code(root: &Path, revision: &str, file: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        tokens(text).into_iter().map(|token| token.text.to_string()).collect()
    };
    let old = git(root, &["show", &format!("{revision}:./{file}")]);
    let new = fs::read_to_string(root.join(file));
    matches!((old, new), (Ok(old), Ok(new)) if words(&old) == words(&new))
}

/// Returns what git prints.
fn git(root: &Path, arguments: &[&str]) -> Result<String> {
    let mut git = Command::new("git");
    let done = git.arg("-C").arg(root).args(arguments).output().context("git")?;
    let message = String::from_utf8_lossy(&done.stderr);
    ensure!(done.status.success(), "git {}: {}", arguments[0], message.trim());
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}
