//! Every problem as one file, compiled alone and run on its tests and on random cases.
//!
//! On judges that take Rust, each problem is checked every time. Others are checked by a
//! part that goes round with the days, and so is each problem for judges with a recent
//! compiler that it is not on. All at once is `cargo judge bundle --all --check`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{SystemTime, UNIX_EPOCH};

/// Days until every problem has had its turn for other judges, and in C.
const ROUND: u64 = 30;
const ROUND_OF_C: u64 = 10;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn bundle(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.arg("--root").arg(root()).arg("bundle").args(arguments);
    command.output().unwrap()
}

/// `bundle --check` with the references that `cargo test` has just built.
fn checked(arguments: &[&str]) {
    let fixed = ["--check", "--cases", "25", "--dev", "--no-build"];
    let Output { status, stdout, stderr } = bundle(&[arguments, &fixed].concat());
    let (said, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{arguments:?}\n{said}{errors}");
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
    let judges = Path::new(env!("CARGO_MANIFEST_DIR")).join("judges.toml");
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

fn checked_for(names: &[String], judge: &[&str]) {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    if !names.is_empty() {
        checked(&[&names[..], judge].concat());
    }
}

#[test]
fn every_problem_on_a_judge_that_takes_rust() {
    checked_for(&on_judges_with_rust(true), &[]);
}

#[test]
fn a_part_of_the_problems_on_judges_that_take_c() {
    checked_for(&turn(on_judges_with_rust(false), ROUND_OF_C), &[]);
}

#[test]
fn a_part_of_all_problems_for_judges_that_they_are_not_on() {
    let names = problems().into_iter().map(|(name, _)| name).collect();
    let names = turn(names, ROUND);
    for judge in ["codeforces", "atcoder", "luogu", "kattis", "yosupo"] {
        checked_for(&names, &["--for", judge]);
    }
}

#[test]
fn the_first_problem_for_every_judge() {
    checked(&["hdu1848", "--for", "every"]);
}

#[test]
fn sizes_are_as_promised() {
    let problems = on_judges_with_rust(true);
    let names: Vec<&str> = problems.iter().map(String::as_str).collect();
    let Output { status, stdout, stderr } =
        bundle(&[&names[..], &["--for", "codeforces"]].concat());
    let said = String::from_utf8_lossy(&stdout);
    assert!(status.success(), "{said}{}", String::from_utf8_lossy(&stderr));
    let mut sizes: Vec<usize> = said
        .lines()
        .filter_map(|line| line.split(" bytes").next()?.rsplit(' ').next()?.parse().ok())
        .take(problems.len())
        .collect();
    sizes.sort_unstable();
    assert_eq!(sizes.len(), problems.len(), "{said}");
    assert!(sizes[sizes.len() / 2] < 6 << 10 && sizes[sizes.len() - 1] < 64 << 10, "{said}");
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
