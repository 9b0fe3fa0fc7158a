//! The test files of a problem, arranged in pairs.

use anyhow::{Context, Result};
use catalogue::project::Problem;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, DirEntry};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// One test case.
#[derive(Clone)]
pub struct Case {
    /// The name of the case's files without the extension.
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
    /// Win the game, if the problem is interactive; the `.in` file holds what the interactor knows.
    Win,
    /// Fail on a `bad-*.in` file, with a message that contains the line in the `.err` file.
    Message(PathBuf),
}

/// Returns a problem's cases, samples first, and the faults in its folder. In a contestant's own
/// package, the files may have any names; a header may say that there is no sample.
pub fn read(problem: &Problem) -> (Vec<Case>, Vec<String>) {
    let files = match files(&problem.testdata) {
        Ok(files) => files,
        Err(fault) => return (vec![], vec![fault]),
    };
    let (mut cases, mut faults) = (Vec::new(), Vec::new());
    let mut endings: BTreeMap<(usize, &str), BTreeSet<&str>> = BTreeMap::new();
    for file in files.iter().filter(|file| !is_clutter(file)) {
        match file.rsplit_once('.') {
            Some((name, ending @ ("in" | "out" | "err"))) => {
                endings.entry((rank(name), name)).or_default().insert(ending);
            }
            _ => faults.push(format!("{file} is neither .in, .out nor .err")),
        }
    }
    for ((_, name), endings) in endings {
        match pair(problem, name, &endings) {
            Ok(case) => cases.push(case),
            Err(reasons) => faults.extend(reasons),
        }
    }
    let name = if problem.is_own() { "" } else { "sample-" };
    let has_sample = cases.iter().any(|case| case.name.starts_with(name));
    if !has_sample && !problem.header.has_no_sample {
        let out = if problem.is_interactive() { "" } else { " with its .out" };
        faults.push(format!("no {name}*.in{out} in {}", problem.testdata.display()));
    }
    faults.sort();
    (cases, faults)
}

/// Returns the case whose files have this name and these endings, or the faults in the files.
fn pair(problem: &Problem, name: &str, endings: &BTreeSet<&str>) -> Result<Case, Vec<String>> {
    let file = |ending: &str| problem.testdata.join(format!("{name}.{ending}"));
    let is_bad = name.starts_with("bad-") && !problem.is_own();
    let (answer, expected) = match (is_bad, problem.is_interactive()) {
        (true, _) => ("err", Expected::Message(file("err"))),
        (false, true) => ("in", Expected::Win),
        (false, false) => ("out", Expected::Output(file("out"))),
    };
    if *endings == BTreeSet::from(["in", answer]) {
        if let Expected::Message(path) = &expected {
            has_one_line(path).map_err(|fault| vec![format!("{name}.err {fault}")])?;
        }
        return Ok(Case { input: file("in"), name: name.to_string(), expected });
    }
    let fault = |ending: &&str| {
        let missing = if *ending == "in" { answer } else { "in" };
        if !endings.contains(missing) {
            Some(format!("{name}.{ending} has no {name}.{missing} beside it"))
        } else if ["in", answer].contains(ending) {
            None
        } else if answer == "in" {
            Some(format!("{name}.{ending} has no use, as the problem is interactive"))
        } else {
            Some(format!("{name}.{ending} should end in .{answer}"))
        }
    };
    Err(endings.iter().filter_map(fault).collect())
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

/// Returns whether a file is of a kind left by editors and operating systems: a hidden file (such
/// as `.DS_Store` or `.#sample-1.in`), a copy ending in `~`, a swap file, or a folder's settings
/// file.
fn is_clutter(file: &str) -> bool {
    let is_swap_file = [".swp", ".swo"].iter().any(|ending| file.ends_with(ending));
    let is_settings = ["thumbs.db", "desktop.ini"].contains(&&*file.to_lowercase());
    let is_autosaved = file.starts_with('#') && file.ends_with('#');
    file.starts_with('.') || file.ends_with('~') || is_swap_file || is_settings || is_autosaved
}

/// Checks that a message has exactly one non-blank line; an empty message would match any output.
fn has_one_line(path: &Path) -> Result<(), String> {
    let text = fs::read(path).map_err(|error| error.to_string())?;
    let text = String::from_utf8(text).map_err(|_| "is not UTF-8")?;
    match text.lines().filter(|line| !line.trim().is_empty()).count() {
        1 => Ok(()),
        lines => Err(format!("should be one line, not {lines}")),
    }
}

fn rank(name: &str) -> usize {
    let order = ["sample-", "edge-", "stress-", "bad-"];
    order.iter().position(|prefix| name.starts_with(prefix)).unwrap_or(order.len())
}

impl Case {
    /// Reads the text of one of the case's files.
    pub fn text(path: &PathBuf) -> Result<String> {
        let bytes = fs::read(path).with_context(|| path.display().to_string())?;
        String::from_utf8(bytes).with_context(|| format!("{} is not UTF-8", path.display()))
    }
}
