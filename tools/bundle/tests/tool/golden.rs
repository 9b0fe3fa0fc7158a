//! Bundles of small crates, each full of what other bundlers stumble over. What is left of
//! each is a file that people have read, `golden/<name>/bundle.rs`; it must also compile
//! alone, in silence, and print what `output` says, which was written down by hand.

use crate::toy::{Toy, HEADER};
use bundle::maker::Words;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn golden(name: &str, file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).join(file)
}

fn read(name: &str, file: &str) -> String {
    fs::read_to_string(golden(name, file)).unwrap_or_default()
}

/// What a text prints, compiled with every warning an error.
fn run(toy: &Toy, text: &str, edition: &str) -> String {
    toy.write("alone.rs", text);
    let program = toy.path(&format!("alone-{edition}"));
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", edition, "-D", "warnings", "-o"]).arg(&program);
    let output = rustc.arg(toy.path("alone.rs")).output().unwrap();
    assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(Command::new(program).output().unwrap().stdout).unwrap()
}

fn check(name: &str, write: impl Fn(&str) -> String) {
    let toy = Toy::new("toy", &write(&read(name, "solution.rs")));
    toy.write("src/lib.rs", &write(&read(name, "lib.rs")));
    let made = toy.bundle("codeforces", Words::All, false).unwrap();
    if std::env::var_os("BLESS").is_some() {
        fs::write(golden(name, "bundle.rs"), &made).unwrap();
    }
    assert_eq!(
        made,
        read(name, "bundle.rs"),
        "golden/{name}/bundle.rs; after reading the difference, BLESS=1 takes it over"
    );
    for edition in ["2021", "2024"] {
        assert_eq!(run(&toy, &made, edition), read(name, "output"), "{name}");
    }
    for words in [Words::Solution, Words::None] {
        let short = toy.bundle("codeforces", words, false).unwrap();
        assert!(short.len() <= made.len() + 14);
        assert_eq!(run(&toy, &short, "2021"), read(name, "output"), "{name} {words:?}");
    }
}

#[test]
fn words_in_strings_and_comments() {
    check("words", str::to_string);
}

#[test]
fn files_as_windows_writes_them() {
    check("words", |text| format!("\u{feff}{}", text.trim_end().replace('\n', "\r\n")));
}

#[test]
fn names_equal_to_the_crates() {
    check("names", str::to_string);
}

#[test]
fn macros() {
    check("macros", str::to_string);
}

#[test]
fn imports() {
    check("imports", str::to_string);
}

#[test]
fn impls() {
    check("impls", str::to_string);
}

#[test]
fn what_asks_for_more_than_the_file_is_refused_with_the_place() {
    let cases = [
        ("fn main() { print!(\"{}\", include_str!(\"x\")); }", "", "solution.rs", "include_str!"),
        ("mod other;\nfn main() {}", "", "solution.rs", "line 9, column 1: a module in a file"),
        ("extern crate toys;\nfn main() {}", "", "line 9, column 1: extern crate", "use"),
        (
            "fn main() { toys::f(); }",
            "pub fn f() {\n    env!(\"HOME\");\n}",
            "line 2, column",
            "env!",
        ),
        ("fn main() { rand::random::<u8>(); }", "", "line 9, column 13", "rand cannot be bundled"),
        ("fn main() { toys::g(); }", "pub fn f() {}", "does not compile", "toys::g"),
        ("fn main() { ) }", "", "line 9, column 13", "solution.rs"),
    ];
    for (solution, library, place, reason) in cases {
        let toy = Toy::new("toy", &format!("{HEADER}{solution}\n")).with("src/lib.rs", library);
        let error = toy.bundle("codeforces", Words::All, false).unwrap_err();
        let said = format!("{error:#}");
        for part in [place, reason] {
            assert!(said.contains(part), "{part:?} in {said}");
        }
    }
}

#[test]
fn a_bundle_that_is_too_large_names_its_largest_items() {
    let table = "1, ".repeat(30_000);
    let solution = format!("{HEADER}fn main() {{ print!(\"{{}}\", toys::T[3]); }}\n");
    let library = format!("pub static T: [u8; 30000] = [{table}];\n");
    let toy = Toy::new("toy", &solution).with("src/lib.rs", &library);
    let said = format!("{:#}", toy.bundle("codeforces", Words::All, false).unwrap_err());
    assert!(said.contains("takes 65536; the largest items are T ("), "{said}");
}
