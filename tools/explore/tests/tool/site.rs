//! `explore site`, which runs `cargo site`.

use crate::run::{assert_refused, command};

/// A stand-in for cargo prints its arguments and fails with its own exit code.
#[test]
#[cfg(unix)]
fn cargo_site_gets_the_same_arguments() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let cargo = folder.path().join("cargo");
    std::fs::write(&cargo, "#!/bin/sh\necho \"$@\"\nexit 7\n").unwrap();
    std::fs::set_permissions(&cargo, std::fs::Permissions::from_mode(0o755)).unwrap();
    let mut explore = command(&["site", "pages", "--root", "x y"]);
    let output = explore.env("CARGO", &cargo).output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(7), "{printed}");
    assert!(printed.starts_with("run --manifest-path "), "{printed}");
    let arguments = "site/Cargo.toml -- pages --root x y\n";
    assert!(printed.ends_with(arguments), "{printed}");
    let mut explore = command(&["site", "--help"]);
    let output = explore.env("CARGO", &cargo).output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().ends_with(" -- --help\n"));
}

/// Nothing is built to find out that the folder is missing.
#[test]
fn a_missing_folder_is_asked_for_at_once() {
    let cases = [
        (&["site"][..], "expected the folder for the site"),
        (&["site", "--root", "."], "cargo explore site pages"),
        (&["site", "--zh"], "应写明网站的目录"),
        (&["--zh", "site"], "应写明网站的目录"),
    ];
    for (arguments, part) in cases {
        let output = command(arguments).env("CARGO", "/no/such/cargo").output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(part), "{arguments:?}: {error}");
    }
}

#[test]
fn a_missing_cargo_is_an_error() {
    let output = command(&["site", "pages"]).env("CARGO", "/no/such/cargo").output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && error.contains("the package site"), "{error}");
    assert_refused(&["sites"], &["site"]);
}
