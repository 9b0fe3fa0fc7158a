//! When a finished file is what its sources make, and when it no longer is.

use crate::toy::{cache, Toy, HEADER};
use available::Tool;
use catalogue::replace::Freshness;
use judge_bundle::finished::Finished;
use judge_bundle::solutions::Solutions;
use std::fs;

const SOLUTION: &str = "use toys::near;

fn main() {
    // Which is 3.
    println!(\"{}\", near::twice(1) + toys::tools::add::one(0));
}
";

/// A collection with a library of several files, of which the solution needs some.
fn toy(judge: &str) -> Toy {
    let files = [
        ("lib", "//! A page.\n\n// Those near.\npub mod near;\n/// Far away.\npub mod far;\npub mod tools;\nmod hidden;\n"),
        ("near", "//! Near.\n\nmod below;\n\n/// Twice that.\npub fn twice(n: u8) -> u8 {\n    crate::hidden::same(below::double(n))\n}\n\n#[cfg(test)]\nmod tests {}\n"),
        ("near/below", "/// Doubled.\npub fn double(n: u8) -> u8 {\n    2 * n\n}\n"),
        ("hidden", "pub fn same(n: u8) -> u8 {\n    n\n}\n"),
        ("far", "pub fn away() {}\n"),
        ("tools", "pub mod add;\npub mod multiply;\n"),
        ("tools/add", "pub fn one(n: u8) -> u8 {\n    n + 1\n}\n"),
        ("tools/multiply", "pub fn zero() -> u8 {\n    0\n}\n"),
    ];
    let toy = Toy::new(judge, &format!("{HEADER}{SOLUTION}"));
    files.into_iter().fold(toy, |toy, (name, text)| toy.with(&format!("src/{name}.rs"), text))
}

fn state(toy: &Toy) -> Freshness {
    let project = toy.project();
    let solutions = Solutions::read(&project).unwrap();
    Finished::new(&solutions).state(&project.problems[0]).unwrap()
}

/// Makes the file anew, and returns whether that changed anything.
fn renewed(toy: &Toy) -> bool {
    let project = toy.project();
    let solutions = Solutions::read(&project).unwrap();
    let finished = Finished::new(&solutions);
    let problem = &project.problems[0];
    let text = finished.text(&cache(), problem).unwrap();
    let change = finished.change(problem, &text).unwrap();
    finished.write(problem, &text, &change).unwrap();
    change.is_needed()
}

#[test]
fn a_file_is_fresh_until_what_it_is_made_from_changes() {
    let toy = toy("cses");
    assert_eq!(state(&toy), Freshness::Missing);
    assert!(renewed(&toy));
    assert!(!renewed(&toy), "made twice, it is the same");
    assert_eq!(state(&toy), Freshness::Fresh);
    let changes = [
        ("problems/cses/1/solution.rs", "Which is", "It is"),
        ("problems/cses/1/solution.rs", "<http://x>", "<http://y>"),
        ("problems/Cargo.toml", "toy_1", "toy_one"),
        ("src/near.rs", "Twice that", "Two times that"),
        ("src/near/below.rs", "2 * n", "n + n"),
        ("src/hidden.rs", "    n", "    (n)"),
        ("src/tools/add.rs", "n + 1", "1 + n"),
        ("src/lib.rs", "// Those near.", "// Those nearby."),
    ];
    for (path, old, new) in changes {
        toy.edit(path, old, new);
        assert_eq!(state(&toy), Freshness::Stale, "{path}: {new}");
        toy.edit(path, new, old);
        assert_eq!(state(&toy), Freshness::Fresh, "{path}: {old}");
    }
}

#[test]
fn a_file_stays_fresh_when_something_else_changes() {
    let toy = toy("cses");
    renewed(&toy);
    let changes = [
        ("src/far.rs", "pub fn away() {}", "pub fn away() { away() }"),
        ("src/tools/multiply.rs", "0", "1"),
        ("src/lib.rs", "A page", "Another page"),
        ("src/lib.rs", "/// Far away.", "/// As far away as can be."),
        ("src/lib.rs", "pub mod far;", "pub mod far;\npub mod farther;"),
        ("src/near.rs", "mod tests {}", "mod tests {\n    use super::*;\n}"),
        ("problems/cses/1/solution.rs", "    println", "\r\n    println"),
        ("problems/cses/1/submit.rs", "\n", "\r\n"),
    ];
    toy.write("src/farther.rs", "");
    for (path, old, new) in changes {
        if new.contains('\r') {
            // As git hands out files on Windows.
            let text = fs::read_to_string(toy.path(path)).unwrap();
            toy.write(path, &text.replace('\n', "\r\n"));
        } else {
            toy.edit(path, old, new);
        }
        assert_eq!(state(&toy), Freshness::Fresh, "{path}: {new}");
    }
}

#[test]
fn a_file_that_was_edited_or_has_a_twin_is_stale_and_is_mended() {
    let toy = toy("cses");
    renewed(&toy);
    toy.edit("problems/cses/1/submit.rs", "Which is 3", "Which is 4");
    assert_eq!(state(&toy), Freshness::Stale);
    assert!(renewed(&toy));
    assert_eq!(state(&toy), Freshness::Fresh);

    toy.write("problems/cses/1/submit.c", "");
    assert_eq!(state(&toy), Freshness::Stale);
    assert!(renewed(&toy));
    assert!(!toy.path("problems/cses/1/submit.c").exists());
    assert_eq!(state(&toy), Freshness::Fresh);
}

#[test]
fn what_is_wrong_is_said_with_the_command_that_mends_it() {
    let toy = toy("cses");
    let fault = || {
        let project = toy.project();
        let solutions = Solutions::read(&project).unwrap();
        Finished::new(&solutions).fault(&project.problems[0]).unwrap()
    };
    let mend = "`cargo judge bundle toy_1 --write`";
    assert_eq!(fault().unwrap(), format!("problems/cses/1/submit.rs is not there: {mend}"));
    renewed(&toy);
    assert_eq!(fault(), None);
    toy.edit("src/hidden.rs", "n: u8", "m: u8");
    let stale = format!("problems/cses/1/submit.rs is no longer what its sources make: {mend}");
    assert_eq!(fault().unwrap(), stale);
}

/// Nor does it matter where the collection lies.
#[test]
fn a_file_in_c_is_kept_in_the_same_way() {
    if !Tool::C.is_here() {
        return;
    }
    let (toy, twin) = (toy("hdu"), toy("hdu"));
    assert!(renewed(&toy) && renewed(&twin));
    let text = |toy: &Toy| fs::read_to_string(toy.path("problems/hdu/1/submit.c")).unwrap();
    assert_eq!(text(&toy), text(&twin));
    let first = text(&toy).lines().next().unwrap().to_string();
    assert!(
        first.starts_with("/* Toy 1, http://x, made by `cargo judge bundle toy_1 --write` from ")
    );
    assert!(first.ends_with(" */"), "{first}");
    assert_eq!(state(&toy), Freshness::Fresh);
    toy.edit("src/hidden.rs", "n: u8", "m: u8");
    assert_eq!(state(&toy), Freshness::Stale);
}

#[test]
fn a_finished_file_has_no_warnings() {
    let toy = Toy::new("cses", &format!("{HEADER}fn main() {{\n    let a = 1;\n}}\n"));
    let project = toy.project();
    let solutions = Solutions::read(&project).unwrap();
    let finished = Finished::new(&solutions);
    let error = finished.text(&cache(), &project.problems[0]).unwrap_err();
    // `main` follows the header, and the variable follows `main`.
    let place = format!("problems/cses/1/solution.rs:{}:9", HEADER.lines().count() + 2);
    assert!(format!("{error:#}").contains(&place), "{error:#}");
}
