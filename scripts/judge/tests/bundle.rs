//! Every problem as one file, compiled alone and run on its tests and on random cases.
//!
//! For the judges that it is on, each problem is checked every time; for the others, a part
//! that goes round with the days, so that each pair has its turn within three weeks. All
//! at once is `cargo judge bundle --all --for every --check`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{SystemTime, UNIX_EPOCH};

/// Days until every pair of problem and judge has had its turn.
const ROUND: u64 = 20;

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
    let fixed = ["--check", "--cases", "100", "--dev", "--no-build"];
    let Output { status, stdout, stderr } = bundle(&[arguments, &fixed].concat());
    let (said, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{arguments:?}\n{said}{errors}");
}

fn problems() -> Vec<String> {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    let bins = manifest["bin"].as_array().unwrap();
    bins.iter().map(|bin| bin["name"].as_str().unwrap().to_string()).collect()
}

#[test]
fn every_problem_for_the_judges_that_it_is_on() {
    checked(&["--all"]);
}

#[test]
fn a_part_of_all_problems_for_all_judges() {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 86_400;
    let problems = problems();
    let turn = problems.iter().zip(0..).filter(|(_, index)| (index + today) % ROUND == 0);
    let names: Vec<&str> = turn.map(|(name, _)| name.as_str()).collect();
    if !names.is_empty() {
        checked(&[&names[..], &["--for", "every"]].concat());
    }
}

#[test]
fn the_first_problem_for_every_judge() {
    checked(&["hdu1848", "--for", "every"]);
}

#[test]
fn sizes_are_as_promised() {
    let Output { status, stdout, stderr } = bundle(&["--all", "--for", "codeforces"]);
    let said = String::from_utf8_lossy(&stdout);
    assert!(status.success(), "{said}{}", String::from_utf8_lossy(&stderr));
    let mut sizes: Vec<usize> = said
        .lines()
        .filter_map(|line| line.split(" bytes").next()?.rsplit(' ').next()?.parse().ok())
        .take(problems().len())
        .collect();
    sizes.sort_unstable();
    assert_eq!(sizes.len(), problems().len(), "{said}");
    assert!(sizes[sizes.len() / 2] < 6 << 10 && sizes[sizes.len() - 1] < 64 << 10, "{said}");
}

#[test]
fn what_cannot_be_bundled_is_refused_with_the_reason() {
    let cases: [(&[&str], &str); 5] = [
        (&["hdu1848"], "takes no Rust"),
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
