//! `explore verify`: a saved file against the definition.

use crate::run::{assert_refused, explore};
use machine::depth;
use std::fs;
use std::path::Path;

fn saved(rule: &str, last: &str, path: &Path) {
    let said = explore(&["run", rule, "--to", last, "--file", path.to_str().unwrap()]);
    assert_eq!(said.code, Some(0), "{}", said.err);
}

#[test]
fn true_files_agree() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    for (rule, last) in [("0.6", 9000), ("grundy", 9001), ("0.007", 2000), ("4.4", 2000)] {
        let last = depth(last.min(1200), last).to_string();
        saved(rule, &last, &path);
        let said = explore(&["verify", path.to_str().unwrap()]);
        assert_eq!((said.code, &*said.err), (Some(0), ""));
        assert!(said.out.contains(&format!("values of heaps 0 to {last}")), "{}", said.out);
        assert!(said.out.contains("\n1000 of 1000 heaps looked at agree"), "{}", said.out);
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn a_difference_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let name = path.to_str().unwrap();
    saved("grundy", "3000", &path);
    let mut bytes = fs::read(&path).unwrap();
    let start = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    // 3 in OEIS A002188.
    assert_eq!(bytes[start + 2 * 13], 3);
    bytes[start + 2 * 13] = 9;
    bytes.push(1);
    fs::write(&path, bytes).unwrap();
    let said = explore(&["verify", name, "--random", "3001", "--seed", "1"]);
    assert_eq!((said.code, &*said.err), (Some(1), ""));
    let expected = "the first that does not is heap 13: the file says 9, its options say 3\n";
    assert!(said.out.ends_with(expected), "{}", said.out);
    assert!(said.out.contains("half a value"), "{}", said.out);
    assert!(said.out.contains(" of 3001 heaps looked at agree"), "{}", said.out);
}

#[test]
fn what_is_no_such_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let name = path.to_str().unwrap();
    assert_refused(&["verify", name], &[name, "No such file"]);
    for (content, part) in [
        ("", "empty"),
        ("notes\n", "no file of values"),
        ("grundy values, format 1, of 0.6\n", "no values yet"),
        ("grundy values, format 1, of {1, 2}\n12", "which `run` does not compute"),
    ] {
        fs::write(&path, content).unwrap();
        assert_refused(&["verify", name], &[name, part]);
    }
}
