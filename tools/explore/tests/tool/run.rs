//! Running the tool and checking its output.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The exit code and the output of the tool.
pub struct Output {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The variables that choose the language, which a test must not inherit.
pub const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Returns the command that runs the tool with these arguments, in English and without colours.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command.args(arguments).env_remove("CLICOLOR_FORCE");
    LOCALE.iter().for_each(|variable| {
        command.env_remove(variable);
    });
    command
}

/// Runs the tool with empty input.
pub fn explore(arguments: &[&str]) -> Output {
    explore_with("", arguments)
}

/// Runs the tool with some input.
pub fn explore_with(input: &str, arguments: &[&str]) -> Output {
    output(command(arguments), input)
}

/// Runs the tool in a folder with some input.
pub fn in_folder(folder: &Path, input: &str, arguments: &[&str]) -> Output {
    let mut command = command(arguments);
    command.current_dir(folder);
    output(command, input)
}

fn output(mut command: Command, input: &str) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // Writing fails if the tool refuses its arguments, because it then reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Output { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the tool, which must succeed, and compares its output with `golden/<file>`.
pub fn assert_golden(file: &str, arguments: &[&str]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let output = explore(arguments);
    assert_eq!((output.code, &*output.err), (Some(0), ""), "{arguments:?}");
    assert!(output.out == expected, "{file} is not what {arguments:?} prints:\n{}", output.out);
}

/// Runs the tool, which must refuse with a message that has all of `parts`, and must neither
/// print anything else nor panic.
pub fn assert_refused(arguments: &[&str], parts: &[&str]) {
    let output = explore(arguments);
    assert_eq!((output.code, &*output.out), (Some(2), ""), "{arguments:?}: {}", output.err);
    assert!(!output.err.contains("panicked"), "{arguments:?}: {}", output.err);
    for part in parts {
        assert!(output.err.contains(part), "{arguments:?}: no {part:?} in {}", output.err);
    }
}
