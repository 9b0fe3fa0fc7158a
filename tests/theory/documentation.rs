//! The examples in the documentation of `src/` and in the pages for its readers.
//!
//! Cargo itself would compile each example as a program of its own, and run them after all
//! other tests, when the last lines of `cargo test` have been printed. In edition 2024 rustdoc
//! compiles most of them as a single program, in a third of the time.

use std::env::current_exe;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

#[test]
fn every_example_runs() {
    // The library itself is made of `src`.
    available::unless_passed!("src", "README.md", "README.zh.md");
    let library = library();
    for page in ["src/lib.rs", "README.md", "README.zh.md"] {
        let mut rustdoc = Command::new("rustdoc");
        rustdoc.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        rustdoc.args(["--test", "--edition", "2024", "--crate-name", "grundy", page]);
        rustdoc.arg("--extern").arg(format!("grundy={}", library.display()));
        let output = rustdoc.output().unwrap();
        let printed = [output.stdout, output.stderr];
        let printed = printed.map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        assert!(output.status.success(), "{rustdoc:?}\n{printed}");
        assert!(printed.contains(" passed") && !printed.contains("0 passed"), "{page}: {printed}");
    }
}

/// Returns the library that cargo has just built, next to this test; if there are several, the
/// newest.
fn library() -> PathBuf {
    let test = current_exe().unwrap();
    let files = fs::read_dir(test.parent().unwrap()).unwrap();
    let files = files.map(|file| file.unwrap().path()).filter(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with("libgrundy-") && name.ends_with(".rlib")
    });
    files.max_by_key(|path| fs::metadata(path).unwrap().modified().unwrap()).unwrap()
}
