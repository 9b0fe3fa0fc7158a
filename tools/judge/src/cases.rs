//! The test files of a problem, paired.

use anyhow::{Context, Result};
use catalogue::project::Problem;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

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
    /// Fail, for `bad-*.in`, with a message that contains the line in the `.err` file.
    Message(PathBuf),
}

/// Returns a problem's cases, samples first, and the faults of its folder.
pub fn read(problem: &Problem) -> Result<(Vec<Case>, Vec<String>)> {
    let folder = &problem.testdata;
    let mut endings: BTreeMap<(u8, String), Vec<String>> = BTreeMap::new();
    let mut faults = Vec::new();
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries.collect::<Result<Vec<_>, _>>()?,
        Err(_) => return Ok((vec![], vec![format!("there is no folder {}", folder.display())])),
    };
    for entry in entries {
        let file = entry.file_name().to_string_lossy().into_owned();
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
        let answer = if name.starts_with("bad-") { "err" } else { "out" };
        let expected = match answer {
            "err" => Expected::Message(file("err")),
            _ => Expected::Output(file("out")),
        };
        if endings == ["in", answer] || endings == [answer, "in"] {
            if let Expected::Message(path) = &expected {
                // An empty message would be found in any.
                let lines =
                    Case::text(path)?.lines().filter(|line| !line.trim().is_empty()).count();
                if lines != 1 {
                    faults.push(format!("{name}.err should be one line, not {lines}"));
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
            } else if ending != "in" && ending != answer {
                faults.push(format!("{name}.{ending} should end in .{answer}"));
            }
        }
    }
    if !cases.iter().any(|case| case.name.starts_with("sample-")) {
        faults.push(format!("no sample-*.in with its .out in {}", folder.display()));
    }
    faults.sort();
    Ok((cases, faults))
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
