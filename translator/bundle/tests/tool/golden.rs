//! Bundles of small crates, each full of what other bundlers stumble over. What is left of
//! each is a file that people have read, `golden/<name>/bundle.rs`; it must also compile
//! alone, in silence, and print what `output` says, which was written down by hand.

use crate::toy::{Toy, HEADER};
use bundle::maker::Comments;
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
    let program = toy.path(&format!("alone-{edition}"));
    compile(toy, text, &["--edition", edition, "-o", &program.display().to_string()]);
    String::from_utf8(Command::new(program).output().unwrap().stdout).unwrap()
}

/// Compiles a text, every warning an error.
fn compile(toy: &Toy, text: &str, options: &[&str]) {
    toy.write("alone.rs", text);
    let mut rustc = Command::new("rustc");
    rustc.args(["-D", "warnings"]).args(options).arg(toy.path("alone.rs"));
    let output = rustc.current_dir(toy.path("")).output().unwrap();
    assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
}

/// Makes the bundle of `golden/<name>`, whose files lie there as `write` makes them.
fn bundle_text(name: &str, write: impl Fn(&str) -> String) -> (Toy, String) {
    let toy = Toy::new(&write(&read(name, "solution.rs")));
    toy.write("src/lib.rs", &write(&read(name, "lib.rs")));
    let bundle_text = toy.bundle("codeforces", Comments::All, false).unwrap();
    if std::env::var_os("BLESS").is_some() {
        fs::write(golden(name, "bundle.rs"), &bundle_text).unwrap();
    }
    assert_eq!(
        bundle_text,
        read(name, "bundle.rs"),
        "golden/{name}/bundle.rs; after reading the difference, BLESS=1 takes it over"
    );
    (toy, bundle_text)
}

fn check(name: &str) {
    let (toy, bundle_text) = bundle_text(name, str::to_string);
    let wanted = read(name, "output");
    assert_eq!(run(&toy, &bundle_text, "2021"), wanted, "{name}");
    let stripped = toy.bundle("codeforces", Comments::Solution, false).unwrap();
    let minified = toy.bundle("codeforces", Comments::None, false).unwrap();
    assert!(stripped.len() <= bundle_text.len() + 14 && minified.len() <= bundle_text.len() + 14);
    assert_eq!(run(&toy, &minified, "2021"), wanted, "{name}, minified");
    // These make the same program, so that it is enough here if they compile.
    for (text, edition) in [(&bundle_text, "2024"), (&stripped, "2021")] {
        match available::depth(false, true) {
            true => assert_eq!(run(&toy, text, edition), wanted, "{name} in {edition}"),
            false => compile(&toy, text, &["--edition", edition, "--emit", "metadata"]),
        }
    }
}

#[test]
fn words_in_strings_and_comments() {
    check("words");
}

#[test]
fn files_as_windows_writes_them() {
    bundle_text("words", |text| format!("\u{feff}{}", text.trim_end().replace('\n', "\r\n")));
}

#[test]
fn names_equal_to_the_crates() {
    check("names");
}

#[test]
fn macros() {
    check("macros");
}

#[test]
fn imports() {
    check("imports");
}

#[test]
fn impls() {
    check("impls");
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
        let toy = Toy::new(&format!("{HEADER}{solution}\n")).with("src/lib.rs", library);
        let error = toy.bundle("codeforces", Comments::All, false).unwrap_err();
        let message = format!("{error:#}");
        for part in [place, reason] {
            assert!(message.contains(part), "{part:?} in {message}");
        }
    }
}

#[test]
fn a_bundle_that_is_too_large_names_its_largest_items_and_what_would_make_it_shorter() {
    let solution = format!("{HEADER}fn main() {{ print!(\"{{}}\", toys::T); }}\n");
    let documented = format!("{}pub static T: &str = \"\";\n", "/// Words.\n".repeat(8_000));
    let toy = Toy::new(&solution).with("src/lib.rs", &documented);
    let message = format!("{:#}", toy.bundle("codeforces", Comments::All, false).unwrap_err());
    let option = |form: Comments| {
        let bytes = toy.bundle("codeforces", form, false).unwrap().len();
        // Its first line names the option, too.
        format!("{} makes it {}", form.option(), bytes - form.option().len() - 1)
    };
    let (stripped, minified) = (option(Comments::Solution), option(Comments::None));
    let options = format!("takes 65536 ({stripped}, {minified}); the largest items are T (");
    assert!(message.contains(&options), "{options:?} in {message}");

    let fitting = toy.made("codeforces", Comments::Fitting, false).unwrap();
    assert_eq!(fitting.comments, Comments::Solution);
    assert!(fitting.text.contains("--fit`") && !fitting.text.contains("Words"), "{}", fitting.text);
}

#[test]
fn fitting_is_whatever_form_fits_first() {
    let solution = format!("{HEADER}fn main() {{ print!(\"{{}}\", toys::T[0]); }}\n");
    let numbers = |count: usize| format!("pub static T: &[u8] = &[{}];\n", "1, ".repeat(count));
    for (count, fits) in [(9, Comments::All), (25_000, Comments::None)] {
        let toy = Toy::new(&solution).with("src/lib.rs", &numbers(count));
        let bundle = toy.made("codeforces", Comments::Fitting, false).unwrap();
        assert_eq!(bundle.comments, fits);
    }
    let toy = Toy::new(&solution).with("src/lib.rs", &numbers(40_000));
    let error = toy.bundle("codeforces", Comments::Fitting, false).unwrap_err();
    assert!(format!("{error:#}").contains("takes 65536; the largest"), "{error:#}");
}
