//! Bundles of small crates, each full of what other bundlers stumble over. What is left of
//! each is a file that people have read, `golden/<name>/bundle.rs`; it must also compile
//! alone, in silence, and print what `output` says, which was written down by hand.

use crate::toys::{Said, Toys};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn golden(name: &str, file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).join(file)
}

fn read(name: &str, file: &str) -> String {
    fs::read_to_string(golden(name, file)).unwrap_or_default()
}

fn bundle(toys: &Toys, arguments: &[&str]) -> Said {
    toys.judge(&[&["bundle", "toy_1", "--for", "codeforces"], arguments].concat())
}

/// What a text prints, compiled with every warning an error.
fn run(toys: &Toys, text: &str, edition: &str) -> String {
    toys.write("alone.rs", text);
    let program = toys.path(&format!("alone-{edition}"));
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", edition, "-D", "warnings", "-o"]).arg(&program);
    let output = rustc.arg(toys.path("alone.rs")).output().unwrap();
    assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(Command::new(program).output().unwrap().stdout).unwrap()
}

fn check(name: &str, write: impl Fn(&str) -> String) {
    let toys = Toys::new().raw_solution("1", &write(&read(name, "solution.rs")));
    toys.write("src/lib.rs", &write(&read(name, "lib.rs")));
    let said = bundle(&toys, &[]);
    assert_eq!(said.code, Some(0), "{}", said.err);
    if std::env::var_os("BLESS").is_some() {
        fs::write(golden(name, "bundle.rs"), &said.out).unwrap();
    }
    assert_eq!(
        said.out,
        read(name, "bundle.rs"),
        "golden/{name}/bundle.rs; after reading the difference, BLESS=1 takes it over"
    );
    for edition in ["2021", "2024"] {
        assert_eq!(run(&toys, &said.out, edition), read(name, "output"), "{name}");
    }
    for shorter in ["--strip-docs", "--minify"] {
        let short = bundle(&toys, &[shorter]);
        assert_eq!(short.code, Some(0), "{}", short.err);
        assert!(short.out.len() <= said.out.len() + 14);
        assert_eq!(run(&toys, &short.out, "2021"), read(name, "output"), "{name} {shorter}");
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
        let toys = Toys::new().raw_solution("1", &format!("{HEADER}{solution}\n"));
        toys.write("src/lib.rs", library);
        let manifest = fs::read_to_string(toys.path("Cargo.toml")).unwrap();
        toys.write("Cargo.toml", &format!("{manifest}\n[dependencies]\nrand = \"*\"\n"));
        let said = bundle(&toys, &[]);
        assert_eq!((said.code, &*said.out), (Some(2), ""), "{solution}");
        for part in [place, reason] {
            assert!(said.err.contains(part), "{part:?} in {}", said.err);
        }
    }
}

#[test]
fn a_bundle_that_is_too_large_names_its_largest_items() {
    let table = "1, ".repeat(30_000);
    let toys = Toys::new()
        .raw_solution("1", &format!("{HEADER}fn main() {{ print!(\"{{}}\", toys::T[3]); }}\n"));
    toys.write("src/lib.rs", &format!("pub static T: [u8; 30000] = [{table}];\n"));
    let said = bundle(&toys, &[]);
    assert_eq!((said.code, &*said.out), (Some(2), ""));
    assert!(said.err.contains("takes 65536; the largest items are T ("), "{}", said.err);
}

/// Eight lines, so that what follows begins on line 9.
pub const HEADER: &str = "//! Toy 1 — 1
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: r.
//! Model: m.
//! Why: w.
//! Cost: c.

";
