//! Folders that are refused, and a run that is stopped.

use crate::built::command;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

fn assert_refused(place: &Path, message: &str) {
    let output = command(&[place.to_str().unwrap()]).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && error.contains(message), "{error}");
    assert!(output.stdout.is_empty() && error.starts_with("error: "), "{error}");
}

#[test]
fn a_foreign_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("letter.txt"), "dear").unwrap();
    assert_refused(folder.path(), "holds files other than a site");
    let file = folder.path().join("letter.txt");
    assert_refused(&file, "is not a folder");
}

#[test]
fn a_refusal_is_in_the_language_of_the_locale() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("letter.txt"), "dear").unwrap();
    let mut command = command(&[folder.path().to_str().unwrap()]);
    let output = command.env("LC_ALL", "zh_CN.UTF-8").output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.starts_with("错误：") && error.contains("里有别的文件"), "{error}");
}

/// Ctrl-C leaves nothing behind.
#[test]
#[cfg(unix)]
fn a_site_that_is_stopped_leaves_nothing() {
    available::unless_passed!(env!("CARGO_BIN_EXE_site"));
    let folder = tempfile::tempdir().unwrap();
    let is_empty = || fs::read_dir(folder.path()).unwrap().next().is_none();
    let place = folder.path().join("site");
    let mut command = command(&[place.to_str().unwrap()]);
    let child = command.stderr(Stdio::piped()).spawn().unwrap();
    while is_empty() {
        sleep(Duration::from_millis(1));
    }
    let kill = Command::new("sh").arg("-c").arg(format!("kill -INT {}", child.id())).status();
    assert!(kill.unwrap().success());
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && error.contains("stopped: "), "{error}");
    assert!(is_empty(), "{:?}", fs::read_dir(folder.path()).unwrap().collect::<Vec<_>>());
}
