//! Small crates of contestants that were refused once, though cargo compiles them: each becomes a
//! file that prints the same, in Rust and, where this machine has a C compiler, in C.
//!
//! `contestants/<name>/lib.rs` is the crate `l`, and `main.rs` beside it the program.

use crate::ways::Way;
use crate::workspace::{manifest, path_dependencies, Workspace};
use available::Tool;
use std::fs;
use std::path::Path;

/// What is wrong with the files of the crate in a folder.
fn fault(folder: &Path) -> Option<String> {
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let workspace = Workspace::new(&[
        ("app/Cargo.toml", &(manifest("app", "2021") + &path_dependencies(&["l"]))),
        ("app/src/main.rs", &read("main.rs")),
        ("l/Cargo.toml", &manifest("l", "2021")),
        ("l/src/lib.rs", &read("lib.rs")),
    ]);
    let compared = || -> Result<(), String> {
        let wanted = workspace.printed_by_cargo()?;
        let made = workspace.made(None, |_| {})?;
        let printed = workspace.printed(&made.text, "2021")?;
        if printed != wanted || !made.notes.is_empty() {
            return Err(format!("{printed:?}, not {wanted:?}, {:?}\n{}", made.notes, made.text));
        }
        if Tool::C.is_here() {
            let text = workspace.bundle(Some("hdu"), |_| {})?;
            let c = Way::tried()[0].compiled(&text, "-O1", workspace.path("app/c"))?.outcome("");
            if c.stdout != wanted {
                return Err(format!("in C {c:?}, not {wanted:?}"));
            }
        }
        Ok(())
    };
    compared().err().map(|error| format!("{}: {error}", folder.display()))
}

#[test]
fn what_was_refused_once_is_made_and_prints_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/contestants");
    let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let faults: Vec<String> = folders.filter_map(|folder| fault(&folder)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
