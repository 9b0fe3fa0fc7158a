//! The test files of a problem, paired.

use anyhow::{Context, Result};
use catalogue::project::Problem;
use std::collections::BTreeMap;
use std::fs::{self, DirEntry};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// One test case.
#[derive(Clone)]
pub struct Case {
    /// The name of its files without the extension.
    pub name: String,
    /// The `.in` file.
    pub input: PathBuf,
    /// What the program must do.
    pub expected: Expected,
}

/// What a program must do with an input.
#[derive(Clone)]
pub enum Expected {
    /// Print the output in the `.out` file.
    Output(PathBuf),
    /// Win the game, in an interactive problem: the `.in` file is what its interactor knows.
    Win,
    /// Fail, for `bad-*.in`, with a message that contains the line in the `.err` file.
    Message(PathBuf),
}

/// Returns a problem's cases, samples first, and the faults of its folder.
pub fn read(problem: &Problem) -> (Vec<Case>, Vec<String>) {
    let folder = &problem.testdata;
    let mut endings: BTreeMap<(u8, String), Vec<String>> = BTreeMap::new();
    let mut faults = Vec::new();
    let files = match files(folder) {
        Ok(files) => files,
        Err(fault) => return (vec![], vec![fault]),
    };
    for file in files.into_iter().filter(|file| !is_clutter(file)) {
        match file.rsplit_once('.') {
            Some((name, ending @ ("in" | "out" | "err"))) => {
                let key = (rank(name), name.to_string());
                endings.entry(key).or_default().push(ending.to_string());
            }
            _ => faults.push(format!("{file} is neither .in, .out nor .err")),
        }
    }
    let mut cases = Vec::new();
    for ((_, name), mut endings) in endings {
        endings.sort();
        let file = |ending: &str| folder.join(format!("{name}.{ending}"));
        let expected = match (name.starts_with("bad-"), problem.is_interactive()) {
            (true, _) => Expected::Message(file("err")),
            (false, true) => Expected::Win,
            (false, false) => Expected::Output(file("out")),
        };
        let answer = match expected {
            Expected::Message(_) => "err",
            Expected::Output(_) => "out",
            Expected::Win => "in",
        };
        let mut wanted = vec!["in", answer];
        wanted.sort_unstable();
        wanted.dedup();
        if endings == wanted {
            if let Expected::Message(path) = &expected {
                if let Err(fault) = has_one_line(path) {
                    faults.push(format!("{name}.err {fault}"));
                    continue;
                }
            }
            cases.push(Case { input: file("in"), name, expected });
            continue;
        }
        for ending in &endings {
            let missing = if ending == "in" { answer } else { "in" };
            if !endings.iter().any(|other| other == missing) {
                faults.push(format!("{name}.{ending} has no {name}.{missing} beside it"));
            } else if matches!(expected, Expected::Win) && ending != "in" {
                faults.push(format!("{name}.{ending} has no use, as the problem is interactive"));
            } else if ending != "in" && ending != answer {
                faults.push(format!("{name}.{ending} should end in .{answer}"));
            }
        }
    }
    if !cases.iter().any(|case| case.name.starts_with("sample-")) {
        let out = if problem.is_interactive() { "" } else { " with its .out" };
        faults.push(format!("no sample-*.in{out} in {}", folder.display()));
    }
    faults.sort();
    (cases, faults)
}

/// Returns the names of the files in the folder.
fn files(folder: &Path) -> Result<Vec<String>, String> {
    let fault = |error: io::Error| match error.kind() {
        ErrorKind::NotFound => format!("there is no folder {}", folder.display()),
        _ => format!("{}: {error}", folder.display()),
    };
    let name = |entry: io::Result<DirEntry>| Ok(entry?.file_name().to_string_lossy().into_owned());
    fs::read_dir(folder).map_err(fault)?.map(name).collect::<io::Result<_>>().map_err(fault)
}

/// Returns whether a file is one that editors and systems leave behind: hidden, such as
/// `.DS_Store` or `.#sample-1.in`, a copy that ends in `~`, a swap file, or a folder's own settings.
fn is_clutter(file: &str) -> bool {
    let is_swap_file = [".swp", ".swo"].iter().any(|ending| file.ends_with(ending));
    let is_settings = ["thumbs.db", "desktop.ini"].contains(&&*file.to_lowercase());
    let is_autosaved = file.starts_with('#') && file.ends_with('#');
    file.starts_with('.') || file.ends_with('~') || is_swap_file || is_settings || is_autosaved
}

/// Checks that a message is one line: an empty one would be found in any.
fn has_one_line(path: &Path) -> Result<(), String> {
    let text = fs::read(path).map_err(|error| error.to_string())?;
    let text = String::from_utf8(text).map_err(|_| "is not UTF-8")?;
    match text.lines().filter(|line| !line.trim().is_empty()).count() {
        1 => Ok(()),
        lines => Err(format!("should be one line, not {lines}")),
    }
}

fn rank(name: &str) -> u8 {
    let order = ["sample-", "edge-", "stress-", "bad-"];
    let place = order.iter().position(|prefix| name.starts_with(prefix));
    place.unwrap_or(order.len()) as u8
}

impl Case {
    /// Reads the text of one of the case's files.
    pub fn text(path: &PathBuf) -> Result<String> {
        let bytes = fs::read(path).with_context(|| path.display().to_string())?;
        String::from_utf8(bytes).with_context(|| format!("{} is not UTF-8", path.display()))
    }
}
