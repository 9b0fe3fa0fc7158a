//! The refusals of `explore run`, which leave the files unchanged.

use crate::run::{assert_refused, explore};
use crate::value_file;
use available::depth;
use std::fs;

/// Asserts that the run is refused with a message that has all of `parts`, and that the file is
/// unchanged.
fn assert_left_alone(content: &[u8], rule: &str, parts: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    fs::write(&path, content).unwrap();
    let name = path.to_str().unwrap();
    let arguments = ["run", rule, "--to", "9000", "--file", name];
    assert_refused(&arguments, &[&[name], parts].concat());
    assert_eq!(fs::read(&path).unwrap(), content);
}

/// Returns a valid file of Officers with some heaps.
fn officers() -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let output = explore(&["run", "0.6", "--to", "1200", "--file", path.to_str().unwrap()]);
    assert_eq!(output.code, Some(0), "{}", output.err);
    fs::read(path).unwrap()
}

#[test]
fn foreign_files_are_left_alone() {
    assert_left_alone(
        b"# My thesis\n\nOnly copy.\n",
        "0.6",
        &["not a file of values", "another file name"],
    );
    assert_left_alone(&[0, 255, 10, 7], "0.6", &["not a file of values"]);
    assert_left_alone(b"", "0.6", &["the file is empty"]);
    assert_left_alone(b"grundy values, format 3, of 0.6\n", "0.6", &["format 3", "format 2"]);
    // Format 1 had no checksums.
    assert_left_alone(
        b"grundy values, format 1, of 0.6\n\0\0\0\0",
        "0.6",
        &["format 1", "no checksums", "choose another file name"],
    );
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().to_str().unwrap();
    assert_refused(&["run", "0.6", "--to", "9", "--file", name], &[name, "not a regular file"]);
    let nowhere = folder.path().join("none/values");
    let nowhere = nowhere.to_str().unwrap();
    assert_refused(&["run", "0.6", "--to", "9", "--file", nowhere], &[nowhere]);
}

#[test]
fn files_of_another_rule() {
    let parts = ["values of Officers, 0.6, not of Grundy's game", "another file name"];
    assert_left_alone(&officers(), "grundy", &parts);
}

/// In-process tests flip every byte; here the command itself is asked.
#[test]
fn damaged_files() {
    let whole = officers();
    let mut parts = vec![(22, "format 3"), (30, "first two lines"), (60, "first two lines")];
    let start = whole.len() - (2 * 1201 + 8);
    parts.extend([start, start + 4, start + 900, whole.len() - 1].map(|place| (place, "block")));
    for (place, part) in parts {
        let mut damaged = whole.clone();
        damaged[place] ^= 1;
        assert_left_alone(&damaged, "0.6", &[part]);
    }
    for len in [20, 40, start, start + 1, whole.len() - 1] {
        assert_left_alone(&whole[..len], "0.6", &[""]);
    }
}

/// Wrong values whose checksums are right are still compared with a sample that is computed again.
#[test]
fn values_of_no_game() {
    let nothing = value_file::of_blocks("0.6", &[&[0; 1000]]);
    assert_left_alone(&nothing, "0.6", &["is damaged", "heap 2 "]);
}

#[test]
fn unsuitable_rules_and_sizes_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let refuse = |rule: &str, last: &str, parts: &[&str]| {
        assert_refused(&["run", rule, "--to", last, "--file", path.to_str().unwrap()], parts);
        assert!(!path.exists());
    };
    refuse("{1,2,3}", "9", &["subtraction set", "cargo explore table '{1, 2, 3}'"]);
    refuse("nim", "9", &["`run` cannot compute", "cargo explore table '0.[3]'"]);
    refuse("0x0.8", "9", &["at most two heaps"]);
    refuse("0.9", "9", &["character 3", "for example, 0.77"]);
    refuse("0.6", "4294967295", &["the limit is 4294967294", "25.8 GB"]);
    refuse("0.6", "18446744073709551615", &["the limit is 4294967294"]);
}

/// Taking any number up to 66 000 is Nim up to that heap, and the largest value of a table is 65 535.
/// The shorter run has no such value.
#[test]
fn values_that_are_too_high_end_the_run() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let name = path.to_str().unwrap();
    if depth(false, true) {
        let nim = format!("0.{}", "3".repeat(66_000));
        let too_high = ["heap 65536 is above 65535"];
        assert_refused(&["run", &nim, "--to", "65999", "--file", name], &too_high);
    } else {
        let nim = format!("0.{}", "3".repeat(2000));
        let output = explore(&["run", &nim, "--to", "1999", "--file", name]);
        assert_eq!(output.code, Some(0), "{}", output.err);
    }
    assert!(fs::metadata(&path).unwrap().len() > 2048);
}
