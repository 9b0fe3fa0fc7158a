//! The programs of others with which a solution was compared.

use anyhow::Result;
use catalogue::compared::{Compared, FILE};
use catalogue::project::Project;
use std::fs;

const SOLUTION: &str =
    "//! Toy b — b\n//! <http://x> · 1 s · 32 MiB · difficulty 9\n//!\n//! Rules: r.\n\
    //! Bounds: ?\n//! Kind: impartial\n//! Model: m.\n//! Why: so.\n//! Cost: little.\n";

/// Reads a problem beside whose solution is a file with this text, or none.
fn read(text: Option<&str>) -> Result<Vec<Compared>> {
    let root = tempfile::tempdir().unwrap();
    let folder = root.path().join("problems/toy/b");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("solution.rs"), SOLUTION).unwrap();
    if let Some(text) = text {
        fs::write(folder.join(FILE), text).unwrap();
    }
    let project = Project { root: root.path().into(), problems: vec![], unreadable: vec![] };
    Ok(project.read_problem("toy_b", "toy/b")?.compared)
}

#[test]
fn a_line_names_inputs_and_program() {
    let compared = read(Some("363\tsomebody/atcoder: abc/172/f.rs\n")).unwrap();
    assert_eq!((compared[0].inputs, compared[0].whose()), (363, "somebody/atcoder"));
    for wrong in ["363", "363\t", "many\tsomebody", "363 somebody"] {
        assert!(read(Some(wrong)).is_err(), "{wrong:?}");
    }
}

#[test]
fn a_folder_without_the_file_names_none() {
    assert_eq!(read(None).unwrap(), []);
    let compared = read(Some("5\ta: b\n6\tc\n")).unwrap();
    let inputs: Vec<u64> = compared.iter().map(|compared| compared.inputs).collect();
    assert_eq!(inputs, [5, 6]);
    let error = format!("{:#}", read(Some("5\ta\nwrong\n")).unwrap_err());
    assert_eq!(error, "problems/toy/b/compared.tsv: line 2: no tab");
}
