//! `judge remove`: a problem goes as a whole, and nothing goes unasked.

use crate::toys::Toys;
use available::Tool;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Two problems with a test each.
fn toys() -> Toys {
    let cases = [("sample-1.in", "1\n"), ("sample-1.out", "1\n")];
    let toys = Toys::new().solution("a", 100.0, "").solution("b", 100.0, "");
    toys.tests("a", &cases).tests("b", &cases)
}

fn git(folder: &Path, arguments: &[&str]) {
    let mut git = Command::new("git");
    // Nothing that whoever runs the tests has configured.
    git.env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_NOSYSTEM", "1").current_dir(folder);
    git.args(["-c", "user.name=toy", "-c", "user.email=toy@example.org"]).args(arguments);
    let output = git.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The same two problems, in a commit; `None` without git.
fn committed() -> Option<Toys> {
    if !Tool::Git.is_here() {
        return None;
    }
    let toys = toys();
    git(&toys.path(""), &["init", "--quiet"]);
    git(&toys.path(""), &["add", "."]);
    git(&toys.path(""), &["commit", "--quiet", "--message", "toys"]);
    Some(toys)
}

fn is_there(toys: &Toys) -> bool {
    let list = fs::read_to_string(toys.path("problems/Cargo.toml")).unwrap();
    let places = ["problems/toy/a/solution.rs", "testdata/toy/a/sample-1.in"];
    let there = places.map(|place| toys.path(place).exists());
    assert!(there == [list.contains("toy_a"); 2], "{there:?}: {list}");
    list.contains("toy_a")
}

#[test]
fn a_problem_goes_when_asked_for() {
    let Some(toys) = committed() else { return };
    let listing = "testdata/toy/a: 2 files\nproblems/toy/a: 1 file\n\
        problems/Cargo.toml: the entry of toy_a\n";
    let reply = toys.judge(&["remove", "Toy A"]);
    assert_eq!((reply.code, &*reply.out), (Some(2), listing));
    assert!(reply.err.contains("nothing is removed: add --yes"), "{}", reply.err);
    assert!(is_there(&toys));
    let reply = toys.judge(&["remove", "toy_a", "--yes"]);
    assert_eq!(reply.code, Some(0), "{}", reply.err);
    assert_eq!(reply.out, format!("{listing}removed toy_a\n"));
    assert!(!is_there(&toys));
    let list = toys.judge(&["list"]);
    assert!(list.code == Some(0) && list.out.contains("toy_b"), "{}", list.out);
    let reply = toys.judge(&["remove", "toy_b", "--yes"]);
    assert!(reply.code == Some(2) && reply.err.contains("only problem"), "{}", reply.err);
}

#[test]
fn the_index_forgets_the_problem() {
    let Some(toys) = committed() else { return };
    let index = || fs::read_to_string(toys.path("PROBLEMS.md")).unwrap();
    toys.write_glossary();
    assert_eq!(toys.judge(&["list", "--write"]).code, Some(0));
    assert!(index().contains("problems/toy/a/") && index().contains("problems/toy/b/"));
    let reply = toys.judge(&["remove", "toy_a", "--yes"]);
    assert!(
        reply.out.ends_with(
            "removed toy_a\nPROBLEMS.md is renewed\nproblems/toy/README.md is renewed\n"
        ),
        "{}",
        reply.out
    );
    assert!(!index().contains("toy/a/") && index().contains("problems/toy/b/"), "{}", index());
    assert!(toys.judge(&["list", "--write"]).out.contains("is as it should be"));
}

#[test]
fn what_is_in_no_commit_goes_only_by_force() {
    let Some(toys) = committed() else { return };
    toys.write("problems/toy/a/notes.md", "mine");
    toys.write("testdata/toy/a/sample-1.in", "2\n");
    let reply = toys.judge(&["remove", "toy_a", "--yes"]);
    assert_eq!(reply.code, Some(2));
    for file in ["problems/toy/a/notes.md", "testdata/toy/a/sample-1.in"] {
        assert!(reply.out.contains(&format!("in no commit: {file}\n")), "{}", reply.out);
    }
    assert!(reply.err.contains("nothing is removed: 2 files could not be"), "{}", reply.err);
    assert!(is_there(&toys));
    assert_eq!(toys.judge(&["remove", "toy_a", "--yes", "--force"]).code, Some(0));
    assert!(!is_there(&toys));
}

#[test]
fn without_git_nothing_could_be_brought_back() {
    let toys = toys();
    let reply = toys.judge(&["remove", "toy_a", "--yes"]);
    assert!(reply.code == Some(2) && reply.out.contains("git does not know it"), "{}", reply.out);
    assert!(is_there(&toys));
    assert_eq!(toys.judge(&["remove", "toy_a", "--yes", "--force"]).code, Some(0));
    assert!(!is_there(&toys));
}

#[test]
fn a_problem_that_cannot_be_read_can_go() {
    let Some(toys) = committed() else { return };
    fs::remove_dir_all(toys.path("problems/toy/a")).unwrap();
    let reply = toys.judge(&["remove", "toy_a", "--yes"]);
    assert_eq!(reply.code, Some(0), "{}{}", reply.out, reply.err);
    assert!(!is_there(&toys));
    let reply = toys.judge(&["list"]);
    assert_eq!((reply.code, &*reply.err), (Some(0), ""));
}

#[test]
fn a_picture_that_another_problem_shows_stays() {
    let Some(toys) = committed() else { return };
    let other = toys.path("problems/toy/b/solution.rs");
    let text = fs::read_to_string(&other).unwrap();
    fs::write(&other, text.replace("//! Model", "//! Picture: as in Toy a\n//! Model")).unwrap();
    let reply = toys.judge(&["remove", "toy_a", "--yes", "--force"]);
    assert_eq!((reply.code, &*reply.out), (Some(2), ""));
    let refusal = "toy_b shows its picture; first change `Picture: as in Toy a` there";
    assert!(reply.err.contains(refusal), "{}", reply.err);
    assert!(is_there(&toys));
    fs::write(&other, text.replace("//! Model", "//! Picture: as in Toy aa\n//! Model")).unwrap();
    assert_eq!(toys.judge(&["remove", "toy_a", "--yes"]).code, Some(0));
    assert!(!is_there(&toys));
}

#[test]
fn only_a_problems_own_folder_goes() {
    let Some(toys) = committed() else { return };
    let list = toys.path("problems/Cargo.toml");
    let text = fs::read_to_string(&list).unwrap();
    let cases = [
        ("toy/solution.rs", "is not <judge>/<id>"),
        ("../testdata/solution.rs", "is not <judge>/<id>"),
        ("toy/b/solution.rs", "toy_b is in the same folder"),
    ];
    for (path, message) in cases {
        fs::write(&list, text.replace("toy/a/solution.rs", path)).unwrap();
        let reply = toys.judge(&["remove", "toy_a", "--yes", "--force"]);
        assert!(reply.code == Some(2) && reply.err.contains(message), "{path}: {}", reply.err);
    }
    fs::write(&list, text).unwrap();
    assert!(is_there(&toys));
    let reply = toys.judge(&["remove", "toy_aa", "--yes"]);
    assert!(reply.code == Some(2) && reply.err.contains("the nearest are toy_a"), "{}", reply.err);
}
