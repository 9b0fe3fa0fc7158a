//! `cargo bundle` as its users call it.

use available::Tool;
use std::fs;
use std::process::{Command, Output};
use tempfile::TempDir;

const PROGRAM: &str = "use sums::twice;

fn main() {
    println!(\"{}\", twice(21));
}
";

const LIBRARY: &str = "/// Twice that.
pub fn twice(n: u32) -> u32 {
    2 * n
}

pub fn never() {}
";

/// A package with a library and a program.
fn package() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("src")).unwrap();
    let manifest = "[package]\nname = \"sums\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    for (path, text) in
        [("Cargo.toml", manifest), ("src/main.rs", PROGRAM), ("src/lib.rs", LIBRARY)]
    {
        fs::write(folder.path().join(path), text).unwrap();
    }
    folder
}

fn bundle(package: &TempDir, options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bundle"));
    command.args(options).current_dir(package.path()).output().unwrap()
}

/// What the compiled file prints.
fn printed(package: &TempDir, compiler: &[&str], text: &[u8]) -> String {
    let (file, program) = (package.path().join("file"), package.path().join("program"));
    fs::write(&file, text).unwrap();
    let mut compile = Command::new(compiler[0]);
    compile.args(&compiler[1..]).arg("-o").arg(&program).arg(&file);
    assert!(compile.status().unwrap().success());
    String::from_utf8(Command::new(&program).output().unwrap().stdout).unwrap()
}

#[test]
fn a_file_in_rust_and_in_c() {
    let package = package();
    let Output { status, stdout, stderr } = bundle(&package, &["--rustc", "1.75.0"]);
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    let text = String::from_utf8_lossy(&stdout);
    assert!(
        text.starts_with(PROGRAM) && text.contains("Twice") && !text.contains("never"),
        "{text}"
    );
    assert_eq!(String::from_utf8(stderr).unwrap(), format!("{} bytes\n", stdout.len()));
    let rustc = ["rustc", "--edition", "2021", "-D", "warnings"];
    assert_eq!(printed(&package, &rustc, &stdout), "42\n");
    if Tool::C.is_here() {
        let Output { status, stdout, stderr } = bundle(&package, &["--c"]);
        assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
        assert_eq!(printed(&package, &["cc", "-x", "c", "-std=c89"], &stdout), "42\n");
    }
}

#[test]
fn what_cannot_be_made_is_refused_with_the_reason() {
    let cases: [(&[&str], &str); 4] = [
        (&["--bin", "other"], "other"),
        (&["--size", "20"], "takes 20"),
        (&["--manifest-path", "nowhere/Cargo.toml"], "nowhere"),
        (&["--c", "--rustc", "1.75.0"], "cannot be used with"),
    ];
    let package = package();
    for (options, reason) in cases {
        let Output { status, stdout, stderr } = bundle(&package, options);
        let errors = String::from_utf8_lossy(&stderr);
        assert!(status.code() == Some(2) && stdout.is_empty(), "{options:?}: {errors}");
        assert!(errors.contains(reason), "{options:?}: {errors}");
    }
}

/// As rustup does where the folder's `rust-toolchain` names a toolchain that is not installed.
#[cfg(unix)]
#[test]
fn a_missing_toolchain_is_told_without_a_backtrace() {
    use std::os::unix::fs::PermissionsExt;
    let package = package();
    let cargo = package.path().join("cargo");
    fs::write(&cargo, "#!/bin/sh\necho no toolchain, backtrace $RUST_BACKTRACE >&2\nexit 1\n")
        .unwrap();
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_bundle"));
    command.env("CARGO", &cargo).env("RUST_BACKTRACE", "1").current_dir(package.path());
    let errors = String::from_utf8(command.output().unwrap().stderr).unwrap();
    assert!(errors.contains("no toolchain, backtrace 0"), "{errors}");
}
