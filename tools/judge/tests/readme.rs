//! The index of problems in README, in both languages, is what the tool prints.

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn the_index_is_the_catalogue() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    let output = command.arg("--root").arg(&root).args(["list", "--markdown"]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let catalogue = String::from_utf8(output.stdout).unwrap();

    for page in ["README.md", "README.zh.md"] {
        let readme = fs::read_to_string(root.join(page)).unwrap();
        let (begin, end) = ("<!-- judge list --markdown -->\n", "<!-- end -->");
        let from = readme.find(begin).unwrap_or_else(|| panic!("{page} has no line {begin}"));
        let index = &readme[from + begin.len()..];
        let to = index.find(end).unwrap_or_else(|| panic!("{page} has no line {end}"));
        assert!(
            index[..to] == catalogue,
            "{page} differs from `cargo judge list --markdown`; paste this:\n{catalogue}"
        );
    }
}
