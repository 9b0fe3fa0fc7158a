//! `explore verify`: a saved file compared with the definition.

use crate::run::{assert_refused, explore};
use machine::depth;
use std::fs;
use std::path::Path;

fn save(rule: &str, last: &str, path: &Path) {
    let output = explore(&["run", rule, "--to", last, "--file", path.to_str().unwrap()]);
    assert_eq!(output.code, Some(0), "{}", output.err);
}

#[test]
fn valid_files_agree() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    for (rule, last) in [("0.6", 9000), ("grundy", 9001), ("0.007", 2000), ("4.4", 2000)] {
        let last = depth(last.min(1200), last).to_string();
        save(rule, &last, &path);
        let output = explore(&["verify", path.to_str().unwrap()]);
        assert_eq!((output.code, &*output.err), (Some(0), ""));
        assert!(output.out.contains(&format!("values of heaps 0 to {last}")), "{}", output.out);
        assert!(output.out.contains("\n1000 of 1000 heaps checked agree"), "{}", output.out);
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn a_difference_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let name = path.to_str().unwrap();
    save("grundy", "3000", &path);
    let mut bytes = fs::read(&path).unwrap();
    let start = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    // OEIS A002188 has the value 3.
    assert_eq!(bytes[start + 2 * 13], 3);
    bytes[start + 2 * 13] = 9;
    bytes.push(1);
    fs::write(&path, bytes).unwrap();
    let output = explore(&["verify", name, "--random", "3001", "--seed", "1"]);
    assert_eq!((output.code, &*output.err), (Some(1), ""));
    let expected = "the first that differs is heap 13: 9 in the file, 3 by definition\n";
    assert!(output.out.ends_with(expected), "{}", output.out);
    assert!(output.out.contains("half a value"), "{}", output.out);
    assert!(output.out.contains(" of 3001 heaps checked agree"), "{}", output.out);
}

#[test]
fn files_without_values_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let name = path.to_str().unwrap();
    assert_refused(&["verify", name], &[name, "No such file"]);
    for (content, part) in [
        ("", "empty"),
        ("notes\n", "not a file of values"),
        ("grundy values, format 1, of 0.6\n", "no values yet"),
        ("grundy values, format 1, of {1, 2}\n12", "which `run` does not compute"),
    ] {
        fs::write(&path, content).unwrap();
        assert_refused(&["verify", name], &[name, part]);
    }
}
