//! Every problem as one file, compiled alone and run on its tests and on random cases.
//!
//! That takes seconds a problem, so each test takes the part of the problems whose turn it
//! is today: a quarter as for a judge without crates, an eighth for the problems' own judges,
//! and less for others. All at once is `cargo judge bundle --all --check`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{SystemTime, UNIX_EPOCH};

/// Days until every problem has had its turn.
const ROUND: u64 = 4;
const ROUND_OF_OWN_JUDGES: u64 = 8;
const ROUND_OF_C: u64 = 10;
const ROUND_OF_OTHER_JUDGES: u64 = 30;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn bundle(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.arg("--root").arg(root()).arg("bundle").args(arguments);
    command.output().unwrap()
}

/// What `bundle --check` says, with the references that `cargo test` has just built.
fn checked(arguments: &[&str]) -> String {
    let fixed = ["--check", "--cases", "25", "--dev", "--no-build"];
    let Output { status, stdout, stderr } = bundle(&[arguments, &fixed].concat());
    let (said, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{arguments:?}\n{said}{errors}");
    said.into_owned()
}

/// The problems, each with its judge's folder.
fn problems() -> Vec<(String, String)> {
    let table =
        |file: PathBuf| -> toml::Table { std::fs::read_to_string(file).unwrap().parse().unwrap() };
    let manifest = table(root().join("Cargo.toml"));
    let text = |value: &toml::Value| value.as_str().unwrap().to_string();
    let folder = |path: &str| path.split('/').nth(1).unwrap().to_string();
    let bins = manifest["bin"].as_array().unwrap().iter();
    bins.map(|bin| (text(&bin["name"]), folder(&text(&bin["path"])))).collect()
}

/// Those whose own judge takes Rust, or those whose judge does not.
fn on_judges_with_rust(with: bool) -> Vec<String> {
    let judges = Path::new(env!("CARGO_MANIFEST_DIR")).join("../collection/judges.toml");
    let judges: toml::Table = std::fs::read_to_string(judges).unwrap().parse().unwrap();
    let takes_rust = |folder: &str| judges[folder].get("rust").is_some();
    let problems = problems().into_iter().filter(|(_, folder)| takes_rust(folder) == with);
    problems.map(|(name, _)| name).collect()
}

/// Those whose turn it is.
fn turn(names: Vec<String>, round: u64) -> Vec<String> {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 86_400;
    let numbered = names.into_iter().zip(today..);
    numbered.filter(|(_, number)| number.is_multiple_of(round)).map(|(name, _)| name).collect()
}

fn checked_for(names: &[String], judge: &[&str]) -> String {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    checked(&[&names[..], judge].concat())
}

#[test]
fn a_part_of_the_problems_without_crates_and_their_sizes() {
    let names = turn(on_judges_with_rust(true), ROUND);
    let said = checked_for(&names, &["--for", "codeforces"]);
    let size = |line: &str| line.split(" bytes").next()?.rsplit(' ').next()?.parse().ok();
    // The last lines are about all of them together.
    let mut sizes: Vec<usize> = said.lines().filter_map(size).take(names.len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes.len(), names.len(), "{said}");
    assert!(sizes[sizes.len() / 2] < 6 << 10 && sizes[sizes.len() - 1] < 64 << 10, "{said}");
}

#[test]
fn a_part_of_the_problems_on_judges_that_take_rust() {
    checked_for(&turn(on_judges_with_rust(true), ROUND_OF_OWN_JUDGES), &[]);
}

#[test]
fn a_part_of_the_problems_on_judges_that_take_c() {
    checked_for(&turn(on_judges_with_rust(false), ROUND_OF_C), &[]);
}

#[test]
fn a_part_of_all_problems_for_judges_that_they_are_not_on() {
    let names = problems().into_iter().map(|(name, _)| name).collect();
    let names = turn(names, ROUND_OF_OTHER_JUDGES);
    for judge in ["atcoder", "luogu", "kattis", "yosupo"] {
        checked_for(&names, &["--for", judge]);
    }
}

#[test]
fn the_first_problem_for_every_judge() {
    checked(&["hdu1848", "--for", "every"]);
}

#[test]
fn what_cannot_be_bundled_is_refused_with_the_reason() {
    let cases: [(&[&str], &str); 5] = [
        (&["hdu1848", "--for", "euler"], "takes no program"),
        (&["hdu1848", "--for", "cdes"], "the nearest are cses"),
        (&["hdu1849x"], "the nearest are hdu1849"),
        (&[], "name a problem, or say --all"),
        (&["hdu1848", "--for", "cses", "--copy", "--out", "x"], "cannot be used with"),
    ];
    for (arguments, reason) in cases {
        let Output { status, stdout, stderr } = bundle(arguments);
        let said = String::from_utf8_lossy(&stderr);
        assert!(status.code() == Some(2) && stdout.is_empty() && said.contains(reason), "{said}");
    }
}
