//! Every problem as one file, compiled alone and run on all of its tests.

use std::path::Path;
use std::process::{Command, Output};

fn bundle(name: &str, judge: &str) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.arg("--root").arg(root).args(["bundle", name, "--for", judge, "--check"]);
    command.output().unwrap()
}

fn problems() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    let bins = manifest["bin"].as_array().unwrap();
    bins.iter().map(|bin| bin["name"].as_str().unwrap().to_string()).collect()
}

#[test]
fn every_problem_for_a_judge_without_crates() {
    for name in problems() {
        let Output { status, stdout, stderr } = bundle(&name, "codeforces");
        let (bundle, said) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        if status.success() {
            assert!(!bundle.contains("grundy::") || bundle.contains("mod grundy"), "{bundle}");
        } else {
            assert!(bundle.is_empty() && said.contains("uses itertools"), "{name}: {said}");
        }
    }
}

#[test]
fn other_judges() {
    // CSES has an older compiler, Luogu another edition, and AtCoder the crates themselves.
    for (name, judge) in [("hdu1536", "cses"), ("hdu1524", "luogu"), ("luogu_p1247", "atcoder")] {
        let Output { status, stderr, .. } = bundle(name, judge);
        assert!(status.success(), "{name} for {judge}: {}", String::from_utf8_lossy(&stderr));
    }
}

#[test]
fn what_cannot_be_bundled_is_refused_with_the_reason() {
    let cases = [
        ("hdu1848", "hdu", "takes no Rust"),
        ("hdu1848", "cdes", "the nearest are cses"),
        ("hdu1849x", "cses", "the nearest are hdu1849"),
        ("luogu_p1247", "luogu", "uses itertools"),
    ];
    for (name, judge, reason) in cases {
        let Output { status, stdout, stderr } = bundle(name, judge);
        let said = String::from_utf8_lossy(&stderr);
        assert!(status.code() == Some(2) && stdout.is_empty() && said.contains(reason), "{said}");
    }
}
