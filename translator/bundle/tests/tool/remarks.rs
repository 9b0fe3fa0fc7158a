//! What rustc says of the solution itself, and what it does to the bundle: nothing.

use crate::toy::{Toy, HEADER};
use bundle::maker::Comments;
use std::process::Command;

const LIBRARY: &str = "pub trait Double {
    /// Returns twice that.
    fn double(&self) -> u64;

    /// Returns four times that.
    fn quadruple(&self) -> u64 {
        2 * self.double()
    }
}

impl Double for u64 {
    fn double(&self) -> u64 {
        2 * self
    }
}

pub struct Unused(pub u64);

pub mod tools {
    pub fn triple(n: u64) -> u64 {
        add(n, 2 * n)
    }

    fn add(a: u64, b: u64) -> u64 {
        a + b
    }

    pub fn never() {}
}

#[macro_export]
macro_rules! nothing {
    () => {};
}

pub mod empty {
    pub fn never() {}
}
";

fn toy(solution: &str) -> Toy {
    Toy::new(&format!("{HEADER}{solution}")).with("src/lib.rs", LIBRARY)
}

/// Compiles a bundle as a judge does, to whom warnings do not matter.
fn compile(toy: &Toy, text: &str) {
    toy.write("alone.rs", text);
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "--emit", "metadata"]).arg(toy.path("alone.rs"));
    let output = rustc.current_dir(toy.path("")).output().unwrap();
    assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn what_a_solution_allows_hides_nothing_of_the_library() {
    let program = "use toys::tools::triple;\n\nfn main() {\n    print!(\"{}\", triple(1));\n}\n";
    let without = toy(program).bundle("codeforces", Comments::All, false).unwrap();
    assert!(!without.contains("never") && without.contains("fn add"), "{without}");
    let allowing = ["dead_code", "unused", "warnings"].map(|lint| format!("#![allow({lint})]\n"));
    for allowing in allowing {
        let with = format!("{allowing}{program}");
        let with = toy(&with).bundle("codeforces", Comments::All, false).unwrap();
        assert_eq!(with.replace(&allowing, ""), without);
    }
    let on_items = program.replace("fn main", "#[allow(unused)]\nfn main");
    let with = toy(&on_items).bundle("codeforces", Comments::All, false).unwrap();
    assert_eq!(with.replace("#[allow(unused)]\n", ""), without);
}

#[test]
fn warnings_of_the_solution_are_passed_on_with_their_lines() {
    let cases = [
        ("fn main() {\n    let a = 1;\n}\n", "unused variable: `a`", 10),
        ("fn main() {}\nfn f() -> u64 {\n    toys::tools::triple(1)\n}\n", "`f` is never used", 10),
        ("use toys::Double;\nfn main() {}\n", "unused import: `toys::Double`", 9),
        ("use toys::{tools, Unused};\nfn main() {}\n", "unused imports: `Unused` and `tools`", 9),
        ("use toys::tools::triple;\nfn main() {}\n", "unused import: `toys::tools::triple`", 9),
        ("use toys::empty::*;\nfn main() {}\n", "unused import: `toys::empty::*`", 9),
        ("use toys::nothing;\nfn main() {}\n", "unused import: `toys::nothing`", 9),
        ("mod m {\n    use toys::Unused;\n}\nfn main() {}\n", "unused import: `", 10),
    ];
    for (solution, warning, line) in cases {
        let toy = toy(solution);
        let bundle = toy.made("codeforces", Comments::All, false).unwrap();
        compile(&toy, &bundle.text);
        let place = format!("--> problems/toy/1/solution.rs:{line}:");
        for part in [warning, &place] {
            assert!(bundle.warnings.contains(part), "{part:?} in {}", bundle.warnings);
        }
        assert!(!bundle.text.contains("quadruple"), "{}", bundle.text);
        // The second time it comes from the cache.
        assert_eq!(toy.made("codeforces", Comments::All, false).unwrap().warnings, bundle.warnings);
    }
}

#[test]
fn an_error_of_the_solution_has_its_line() {
    let cases = [
        ("fn main() {\n    let a: u8 = \"\";\n}\n", "solution.rs:10:17", "mismatched types"),
        ("fn main() {\n    toys::tools::triple();\n}\n", "solution.rs:10:5", "takes 1 argument"),
        ("use toys::tools::nowhere;\nfn main() {}\n", "solution.rs:9:5", "unresolved import"),
        ("#![deny(unused)]\nfn main() {\n    let a = 1;\n}\n", "solution.rs:11:9", "unused"),
    ];
    for (solution, place, reason) in cases {
        let error = toy(solution).bundle("codeforces", Comments::All, false).unwrap_err();
        let message = format!("{error:#}");
        for part in [place, reason, "the solution"] {
            assert!(message.contains(part), "{part:?} in {message}");
        }
        let temporary = std::env::temp_dir().display().to_string();
        assert!(!message.contains(&temporary), "{message}");
    }
}
