//! Runs the tool and holds what it says against a file.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the tool said.
pub struct Said {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The tool, about to run with these arguments and no colours.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command.args(arguments).env_remove("CLICOLOR_FORCE");
    command
}

/// Runs the tool without input.
pub fn explore(arguments: &[&str]) -> Said {
    explore_with("", arguments)
}

/// Runs the tool on some input.
pub fn explore_with(input: &str, arguments: &[&str]) -> Said {
    let mut command = command(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A tool that refuses its arguments reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the tool, which must succeed, and compares what it prints with `golden/<file>`.
pub fn assert_golden(file: &str, arguments: &[&str]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let said = explore(arguments);
    assert_eq!((said.code, &*said.err), (Some(0), ""), "{arguments:?}");
    assert!(said.out == expected, "{file} is not what {arguments:?} prints:\n{}", said.out);
}

/// Runs the tool, which must refuse with a message that has all of `parts`, and no more
/// ado.
pub fn assert_refused(arguments: &[&str], parts: &[&str]) {
    let said = explore(arguments);
    assert_eq!((said.code, &*said.out), (Some(2), ""), "{arguments:?}: {}", said.err);
    assert!(!said.err.contains("panicked"), "{arguments:?}: {}", said.err);
    for part in parts {
        assert!(said.err.contains(part), "{arguments:?}: no {part:?} in {}", said.err);
    }
}
