//! The list of programs in `problems/Cargo.toml`, edited as text to preserve comments and layout.

use anyhow::{ensure, Context, Result};
use catalogue::project::programs;
pub use catalogue::project::LIST as FILE;
use std::fs::File;
use std::path::Path;

/// The line that opens an entry.
const ENTRY: &str = "[[bin]]";

/// Waits until no other command is editing the collection's list in `root`. Any other command waits
/// until the returned file is dropped.
pub fn lock(root: &Path) -> Result<File> {
    // The folder is locked, because the list is replaced by another file.
    let folder = root.join(FILE).parent().map(File::open).context(FILE)?.context(FILE)?;
    #[cfg(unix)]
    rustix::fs::flock(&folder, rustix::fs::FlockOperation::LockExclusive).context(FILE)?;
    Ok(folder)
}

/// Returns the list with an entry for `name` inserted before the first entry with a later name.
pub fn with_entry(list: &str, name: &str, place: &str) -> Result<String> {
    ensure!(path_of(list, name)?.is_none(), "{FILE} already has a program called {name}");
    let entry = format!(
        "{ENTRY}\nname = \"{name}\"\npath = \"{place}/solution.rs\"\ntest = false\nbench = false"
    );
    let mut blocks: Vec<&str> = list.trim_end().split("\n\n").collect();
    let is_later = |block: &&str| name_of(block).is_some_and(|other| other > name);
    blocks.insert(blocks.iter().position(is_later).unwrap_or(blocks.len()), &entry);
    let list = blocks.join("\n\n") + "\n";
    programs(&list).context("the new list would not be valid")?;
    Ok(list)
}

/// Returns the list without the entry of the program `name`, without the comment right above the
/// entry, and without the lines that make the tests optimise the program.
///
/// # Errors
/// If anything else would be removed with the entry.
pub fn without_entry(list: &str, name: &str) -> Result<String> {
    let path = path_of(list, name)?;
    let path = path.with_context(|| format!("{FILE} has no program called {name}"))?;
    let is_other = |block: &&str| name_of(block) != Some(name);
    let (others, own): (Vec<&str>, Vec<&str>) = list.trim_end().split("\n\n").partition(is_other);
    let opens_a_table = |line: &&str| line.starts_with('[');
    ensure!(
        own.len() == 1 && own[0].lines().filter(opens_a_table).count() == 1,
        "{FILE}: remove the entry of {name} by hand, as it has an unusual form"
    );
    let optimised = format!(" {}\",", path.trim_end_matches("/solution.rs"));
    let list = others.join("\n\n") + "\n";
    Ok(list.split_inclusive('\n').filter(|line| !line.trim().ends_with(&optimised)).collect())
}

/// Returns the path of the solution in the entry of the program `name`, if there is such an entry.
fn path_of(list: &str, name: &str) -> Result<Option<String>> {
    let mut programs = programs(list).context(FILE)?.into_iter();
    Ok(programs.find_map(|(program, path)| (program == name).then_some(path)))
}

/// Returns the name in a block of lines, if the block is an entry.
fn name_of(block: &str) -> Option<&str> {
    let mut lines = block.lines().skip_while(|line| *line != ENTRY);
    let name = lines.find_map(|line| line.strip_prefix("name")?.trim().strip_prefix('='))?;
    Some(name.trim().trim_matches('"'))
}

#[cfg(test)]
#[path = "../tests/unit/manifest.rs"]
mod tests;
