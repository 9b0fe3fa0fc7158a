//! The examples in the documentation of `src/` and in README.
//!
//! Cargo itself would compile each of them as a program of its own. In edition 2024 rustdoc
//! compiles most of them as one, in a third of the time; the library is compiled in its own.

use std::path::Path;
use std::process::Command;

fn succeeds(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert!(output.status.success(), "{command:?}\n{}", said.concat());
}

#[test]
fn every_example_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libgrundy.rlib");
    let source = |program: &str, edition: &str| {
        let mut command = Command::new(program);
        command.current_dir(root).args(["--crate-name", "grundy", "--edition", edition]);
        command.arg("src/lib.rs");
        command
    };
    let mut rustc = source("rustc", "2021");
    succeeds(rustc.args(["--crate-type", "rlib", "-C", "opt-level=1", "-o"]).arg(&library));
    let mut rustdoc = source("rustdoc", "2024");
    succeeds(rustdoc.arg("--test").arg(format!("--extern=grundy={}", library.display())));
}
