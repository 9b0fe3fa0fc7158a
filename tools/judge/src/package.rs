//! A contestant's own cargo package in place of the collection. Each program counts as a problem:
//! its cases are in `samples/NAME`, and comments at its start may give a link and the limits.

use crate::cargo;
use crate::new::limits::{parse_memory, parse_time};
use anyhow::{Context, Result};
use catalogue::header::Header;
use catalogue::project::{Problem, Project, LIST};
use std::fs;
use std::path::Path;
use support::files::read;

/// A package's folder with a subfolder for each program's samples.
pub const SAMPLES: &str = "samples";

/// The limits of a program whose comments give no limits.
pub const USUAL: [&str; 2] = ["2 s", "256 MiB"];

/// Opens the collection in a folder, or the package if the folder has no collection.
pub fn open(root: &Path) -> Result<Project> {
    if root.join(LIST).is_file() || !root.join("Cargo.toml").is_file() {
        return Project::open(root);
    }
    let root = fs::canonicalize(root)?;
    let programs = cargo::programs(&root)?.into_iter();
    let problems = programs.map(|(name, file)| problem(&root, &name, &read(&file)?));
    Ok(Project { problems: problems.collect::<Result<_>>()?, root, unreadable: vec![] })
}

/// Returns the problem that a program with this name and text solves.
pub fn problem(root: &Path, name: &str, text: &str) -> Result<Problem> {
    let samples = root.join(SAMPLES).join(name);
    Ok(Problem {
        name: name.to_string(),
        place: name.to_string(),
        folder: samples.clone(),
        header: header(name, text).with_context(|| name.to_string())?,
        testdata: samples,
        compared: vec![],
    })
}

/// Reads comments such as `// https://cses.fi/problemset/task/1099 · 1 s · 512 MiB`, where commas
/// may replace the dots.
fn header(name: &str, text: &str) -> Result<Header> {
    let (mut link, [mut time, mut memory]) = (String::new(), USUAL.map(String::from));
    let lines = text.trim_start_matches('\u{feff}').lines();
    let comments = lines.map_while(|line| line.strip_prefix("//"));
    for line in comments.map(|line| line.trim_matches(['/', '!', ' ']).replace(", ", " · ")) {
        for part in line.split(" · ") {
            match (parse_time(part), parse_memory(part)) {
                _ if part.contains("://") => link = part.trim_matches(['<', '>']).to_string(),
                (Ok(limit), Err(_)) => time = limit,
                (Err(_), Ok(limit)) => memory = limit,
                // A number without a unit could be either limit.
                _ => {}
            }
        }
    }
    Header::brief(name, &link, &time, &memory)
}
