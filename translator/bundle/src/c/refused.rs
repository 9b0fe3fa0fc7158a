//! The parts of std that a C program cannot have, refused by name before rustc is run.

use crate::outline::{Outline, PathUse};
use crate::remarks::Author;
use anyhow::{bail, Result};
use std::collections::BTreeMap;

const ONE_THREAD: &str = "a C program for this judge has one thread";
const NO_FILES: &str = "a C program for this judge has its standard input and output alone";
const NO_SLEEP: &str = "a C program for this judge cannot sleep";
const NO_ENVIRONMENT: &str = "a C program for this judge has no environment";
const NO_UNWINDING: &str = "a panic ends a C program at once";
const NO_MACHINE: &str = "a C program is made for any machine";

/// The paths below std that are refused, and why.
const REFUSED: [(&[&str], &str); 15] = [
    (&["thread", "scope"], ONE_THREAD),
    (&["thread", "park"], ONE_THREAD),
    (&["thread", "yield_now"], ONE_THREAD),
    (&["sync", "mpsc"], ONE_THREAD),
    (&["sync", "Condvar"], ONE_THREAD),
    (&["sync", "Barrier"], ONE_THREAD),
    (&["fs"], NO_FILES),
    (&["net"], NO_FILES),
    (&["os"], NO_FILES),
    (&["path"], NO_FILES),
    (&["process", "Command"], NO_FILES),
    (&["thread", "sleep"], NO_SLEEP),
    (&["env", "var"], NO_ENVIRONMENT),
    (&["panic", "catch_unwind"], NO_UNWINDING),
    (&["arch"], NO_MACHINE),
];

/// Refuses a program that names a part of std that no C program can have.
pub fn refuse(bundle: &str, author: &Author) -> Result<()> {
    let paths = Outline::new(bundle)?.paths;
    let mut imports: BTreeMap<&str, &[String]> = BTreeMap::new();
    let mut complaints = Vec::new();
    let mut complain = |path: &[String], reason: &str, byte: usize| {
        let line = bundle[..byte].matches('\n').count() + 1;
        complaints.push((line, format!("{}: {reason}", path.join("::"))));
    };
    for PathUse { path, import, place, .. } in &paths {
        if let Some(name) = import.as_ref().filter(|_| path[0] == "std") {
            match reason(path) {
                Some(reason) => complain(path, reason, *place),
                None => _ = imports.insert(name, path),
            }
        }
    }
    for PathUse { path, place, .. } in paths.iter().filter(|used| used.import.is_none()) {
        let Some((first, rest)) = path.split_first() else { continue };
        let path = match imports.get(first.as_str()) {
            Some(imported) => [imported, rest].concat(),
            None => path.clone(),
        };
        let refused = (2..=path.len()).find_map(|length| Some((length, reason(&path[..length])?)));
        if let Some((length, reason)) = refused {
            complain(&path[..length], reason, *place);
        }
    }
    complaints.sort();
    complaints.dedup();
    let lines = complaints.iter().map(|(line, text)| format!("{}: {text}", author.place(*line)));
    match complaints.is_empty() {
        true => Ok(()),
        false => bail!("{}", lines.collect::<Vec<_>>().join("\n")),
    }
}

/// Returns why a path is refused, if it is.
fn reason(path: &[String]) -> Option<&'static str> {
    let below = path.strip_prefix(&["std".to_string()])?;
    let refused = REFUSED.iter().find(|(refused, _)| {
        below.len() >= refused.len() && refused.iter().zip(below).all(|(a, b)| a == b)
    });
    refused.map(|(_, reason)| *reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(program: &str) -> String {
        let author = Author::new("solution.rs".to_string(), program);
        refuse(program, &author).map_or_else(|error| error.to_string(), |()| String::new())
    }

    #[test]
    fn what_is_refused_is_named_with_its_line() {
        for (program, expected) in [
            ("fn main() {\n    std::thread::scope(f);\n}", "line 2: std::thread::scope: "),
            ("use std::thread;\nfn main() { thread::scope(f); }", "line 2: std::thread::scope: "),
            ("use std::{fs::File, io};\nfn main() {}", "line 1: std::fs::File: "),
            ("use std::thread::{self, Builder};\nfn main() { thread::park(); }", "line 2: "),
            ("fn main() { std::sync::mpsc::channel(); }", "line 1: std::sync::mpsc: "),
        ] {
            assert!(refusal(program).starts_with(expected), "{}", refusal(program));
        }
    }

    #[test]
    fn what_is_there_is_not_refused() {
        for program in [
            "use std::thread;\nuse std::sync::{Arc, Mutex};\nfn main() { spawn(); }",
            "fn main() { std::thread::Builder::new().spawn(f); std::time::Instant::now(); }",
            "use std::time::Duration;\nmod fs { pub fn f() {} }\nfn main() { fs::f(); x.fs(); }",
        ] {
            assert_eq!(refusal(program), "");
        }
    }
}
