//! README's index of problems is what the tool prints.

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

    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let (begin, end) = ("<!-- judge list --markdown -->\n", "<!-- end -->");
    let from = readme.find(begin).expect("README has no line `<!-- judge list --markdown -->`");
    let index = &readme[from + begin.len()..];
    let index = &index[..index.find(end).expect("README has no line `<!-- end -->`")];
    assert!(
        index == catalogue,
        "README's index differs from `cargo judge list --markdown`; paste this:\n{catalogue}"
    );
}
