//! The command as a user calls it. The gate makes every tenth problem's file for a judge without
//! crates, compiles every thirtieth alone, and runs these on tests and random cases; the files
//! for the problems' own judges are tried where all problems are, in `tests/together`.

#[cfg(unix)]
use available::cache::files_below;
use available::Tool;
use catalogue::judges::Judge;
use catalogue::project::{Problem, Project};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn bundle_in(root: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge-bundle"));
    command.arg("--root").arg(root).arg("bundle").args(arguments);
    command.output().unwrap()
}

fn bundle(arguments: &[&str]) -> Output {
    bundle_in(&root(), arguments)
}

/// What `bundle --check` says.
fn checked(arguments: &[&str]) -> String {
    let fixed = ["--check", "--cases", available::depth("10", "25"), "--dev"];
    let Output { status, stdout, stderr } = bundle(&[arguments, &fixed].concat());
    let (text, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{arguments:?}\n{text}{errors}");
    text.into_owned()
}

/// Returns the problems whose judges take programs.
fn programs() -> Vec<Problem> {
    let judges = Judge::all();
    let takes_program = |problem: &Problem| !judges[&problem.judges()[0]].function;
    let mut problems = Project::open(&root()).unwrap().problems;
    problems.retain(takes_program);
    problems
}

#[test]
fn a_problem_is_bundled_and_checked() {
    let text = checked(&["cses1099", "--for", "codeforces"]);
    assert!(text.starts_with("// CSES 1099 https://"), "{text}");
}

#[test]
fn a_bundle_plays_its_games_in_rust_and_in_c() {
    // In C, what plays has passed the translator too; the gate also tries it without.
    if Tool::C.is_here() {
        checked(&["abc278_g", "--for", "hdu"]);
    }
    if available::depth(!Tool::C.is_here(), true) {
        checked(&["abc278_g", "--for", "codeforces"]);
    }
}

#[test]
fn problems_without_crates_and_their_sizes() {
    if !available::depth(false, true) {
        return;
    }
    let problems = programs();
    let names: Vec<&str> = problems.iter().step_by(10).map(|one| one.name.as_str()).collect();
    let Output { status, stdout, stderr } =
        bundle(&[&names[..], &["--for", "codeforces"]].concat());
    let text = String::from_utf8_lossy(&stdout);
    assert!(status.success(), "{text}{}", String::from_utf8_lossy(&stderr));
    let size = |line: &str| line.split(" bytes").next()?.rsplit(' ').next()?.parse().ok();
    let tried: Vec<&str> = names.iter().copied().step_by(3).collect();
    checked(&[&tried[..], &["--for", "codeforces"]].concat());
    // The last line is about all of them together.
    let mut sizes: Vec<usize> = text.lines().filter_map(size).take(names.len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes.len(), names.len(), "{text}");
    // Half of a short file is its header in two languages.
    assert!(sizes[sizes.len() / 2] < 10 << 10 && sizes[sizes.len() - 1] < 64 << 10, "{text}");
}

#[test]
fn some_problems_for_judges_that_they_are_not_on() {
    if !available::depth(false, true) {
        return;
    }
    checked(&["hdu1848", "--for", "every"]);
    let problems = programs();
    let names: Vec<&str> = problems.iter().step_by(120).map(|one| one.name.as_str()).collect();
    for judge in ["atcoder", "luogu", "kattis", "yosupo"] {
        checked(&[&names[..], &["--for", judge]].concat());
    }
}

#[test]
fn what_cannot_be_bundled_is_refused_with_the_reason() {
    let cases: [(&[&str], &str); 10] = [
        (&["hdu1848", "--for", "leetcode"], "takes a function, and this is a program"),
        (&["leetcode292", "--for", "codeforces"], "takes a program, and this is a function"),
        (&["hdu1848", "--for", "aoj"], "takes no program"),
        (&["hdu1848", "--for", "cdes"], "the nearest are cses"),
        (&["hdu1849x"], "the nearest are hdu1849"),
        (&["hdu1849x", "--write"], "the nearest are hdu1849"),
        (&[], "name a problem, or say --all"),
        (&["--write"], "name a problem, or say --all"),
        (&["hdu1848", "--for", "cses", "--copy", "--out", "x"], "cannot be used with"),
        (&["hdu1848", "--for", "cses", "--write"], "cannot be used with"),
    ];
    for (arguments, reason) in cases {
        let Output { status, stdout, stderr } = bundle(arguments);
        let text = String::from_utf8_lossy(&stderr);
        assert!(status.code() == Some(2) && stdout.is_empty() && text.contains(reason), "{text}");
    }
}

const SOLUTION: &str = "//! CSES 1 — One
//! <http://x> · 1 s · 32 MiB · difficulty 3
//!
//! Rules: r.
//! Bounds: ?
//! Kind: impartial
//! Model: m.
//! Why: w.
//! Cost: c.

fn main() {
    println!(\"1\");
}
";

/// Returns a collection of one problem, of CSES.
fn toy() -> TempDir {
    toy_of("cses")
}

/// Returns a collection of one problem, of this judge.
fn toy_of(judge: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let place = format!("{judge}/1/solution.rs");
    write(folder.path(), "Cargo.toml", "[package]\nname = \"toys\"\n");
    let program =
        format!("[package]\nname = \"problems\"\n[[bin]]\nname = \"one\"\npath = \"{place}\"\n");
    write(folder.path(), "problems/Cargo.toml", &program);
    let solution = SOLUTION.replace("CSES", &judge.to_uppercase());
    write(folder.path(), &format!("problems/{place}"), &solution);
    folder
}

fn write(root: &Path, path: &str, text: &str) {
    let path = root.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

#[test]
fn finished_files_are_made_told_of_and_renewed() {
    let folder = toy();
    let write = |path: &str, text: &str| write(folder.path(), path, text);
    let file = "problems/cses/1/submit.rs";
    let says = |arguments: &[&str], code: i32, beginning: &str| {
        let Output { status, stdout, stderr } = bundle_in(folder.path(), arguments);
        let text = String::from_utf8_lossy(&stdout);
        let errors = String::from_utf8_lossy(&stderr);
        assert_eq!(status.code(), Some(code), "{arguments:?}: {text}{errors}");
        assert!(text.starts_with(beginning), "{arguments:?}: {text}{errors}");
    };
    let mend = "`cargo judge bundle one --write`";
    says(&["--stale"], 1, &format!("{file} is not there: {mend}\n"));
    says(&["--all", "--verify"], 1, &format!("missing {file}  {mend}\n"));
    says(&["--all", "--write"], 0, &format!("made    {file}  "));
    says(&["--all", "--write"], 0, "0 written, 0 failed, 1 as they should be");
    says(&["--all", "--verify"], 0, "0 differ, 0 failed, 1 as they should be");
    says(&["--stale"], 0, "");
    write("problems/cses/1/solution.rs", &SOLUTION.replace("\"1\"", "\"2\""));
    says(&["--stale"], 1, &format!("{file} is no longer what its sources make: {mend}\n"));
    says(&["one", "--verify"], 1, &format!("differs {file}  "));
    says(&["--stale", "--write"], 0, &format!("renewed {file}  "));
    says(&["--stale"], 0, "");
    write("problems/cses/1/solution.rs", &SOLUTION.replace("println", "printline"));
    says(&["one", "--write"], 1, "BAD one\n");
    assert!(fs::read_to_string(folder.path().join(file)).unwrap().contains("println"));
}

/// A package of a contestant's own: the file of a program is run on the program's samples.
#[test]
fn a_packages_program_is_checked_on_its_samples() {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| write(folder.path(), path, text);
    write("Cargo.toml", "[package]\nname = \"mine\"\nedition = \"2021\"\n");
    write("src/lib.rs", "pub fn one() -> u32 {\n    1\n}\n");
    let body = "fn main() {\n    println!(\"{}\", mine::one());\n}\n";
    write("src/bin/a.rs", &format!("// 1 s\n{body}"));
    write("src/bin/b.rs", &format!("// https://cses.fi/problemset/task/1 · 1 s\n{body}"));
    write("samples/a/1.in", "");
    write("samples/a/1.out", "1\n");
    let says = |arguments: &[&str], code: i32, out: &str, said: &str| {
        let Output { status, stdout, stderr } = bundle_in(folder.path(), arguments);
        let text = String::from_utf8_lossy(&stdout);
        let errors = String::from_utf8_lossy(&stderr);
        assert_eq!(status.code(), Some(code), "{arguments:?}: {text}{errors}");
        assert!(text.starts_with(out) && errors.contains(said), "{arguments:?}: {text}{errors}");
    };
    says(&["a", "--check"], 0, "// 1 s\nfn main() {", "AC: 1 test");
    let manifest = folder.path().join("Cargo.toml").display().to_string();
    says(&["--manifest-path", &manifest, "--bin", "a", "--check"], 0, "// 1 s\n", "AC: 1 test");
    write("samples/a/1.out", "2\n");
    says(&["a", "--check"], 1, "", "WA on 1");
    // Without `--for` it is for the judge of the link.
    says(&["b"], 0, "// https", " for CSES\n");
    says(&["b", "--for", "codeforces"], 0, "// https", " for Codeforces\n");
    says(&["b", "--check"], 2, "", "error: there is no folder ");
    says(&["c"], 2, "", "has no program c; it has a, b\n");
    says(&["a", "b"], 2, "", "error: name one program: ");
    says(&["--all"], 2, "", "error: name one program: ");
    says(&["a", "--write"], 2, "", "error: --write, --verify and --stale are about problems of ");
}

#[test]
fn one_bundle_is_counted_as_one() {
    let folder = toy();
    write(folder.path(), "testdata/cses/1/sample-1.in", "");
    write(folder.path(), "testdata/cses/1/sample-1.out", "1\n");
    let Output { status, stdout, stderr } = bundle_in(folder.path(), &["--all", "--check"]);
    let (text, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{text}{errors}");
    // Without the judge's own rustc, the line names the one that stood in for it.
    let is_singular = |line: &str| line.ends_with("  1 test") || line.contains("  1 test, by ");
    assert!(text.lines().any(is_singular), "{text}");
    assert!(text.contains("\n1 bundle, 0 of them wrong; "), "{text}");
}

#[cfg(unix)]
#[test]
fn the_clipboard_is_filled_by_the_systems_own_command() {
    use std::os::unix::fs::PermissionsExt;
    let folder = toy();
    let (command, copied) = (folder.path().join("wl-copy"), folder.path().join("copied"));
    fs::write(&command, format!("#!/bin/sh\ncat > '{}'\n", copied.display())).unwrap();
    fs::set_permissions(&command, fs::Permissions::from_mode(0o755)).unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.path().to_path_buf()).chain(std::env::split_paths(&path));
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge-bundle"));
    judge.env("PATH", std::env::join_paths(folders).unwrap()).arg("--root").arg(folder.path());
    judge.args(["bundle", "one", "--copy"]);
    let Output { status, stdout, stderr } = judge.output().unwrap();
    assert!(status.success() && stdout.is_empty(), "{}", String::from_utf8_lossy(&stderr));
    let printed = bundle_in(folder.path(), &["one"]).stdout;
    assert_eq!(fs::read(copied).unwrap(), printed);
}

/// A module that no rustc makes: its one function is to have no result, and has one.
#[cfg(unix)]
const INVALID: &[u8] = b"\0asm\x01\0\0\0\
    \x01\x04\x01\x60\0\0\
    \x03\x02\x01\0\
    \x07\x08\x01\x04main\0\0\
    \x0a\x06\x01\x04\0\x41\x07\x0b";

/// Makes a toolchain whose linker hands over a certain module instead of making one of the program,
/// and returns a search path on which it comes first.
#[cfg(unix)]
fn stand_in_toolchain(folder: &Path, module: &[u8]) -> std::ffi::OsString {
    use std::os::unix::fs::PermissionsExt;
    let target = folder.join("lib/rustlib").join(available::WIDE);
    let (rustc, wasm) = (folder.join("bin/rustc"), folder.join("module.wasm"));
    let linker = target.join("bin/rust-lld");
    let real = available::sysroot().unwrap().join("bin");
    for inside in [target.join("lib"), target.join("bin"), folder.join("bin")] {
        fs::create_dir_all(inside).unwrap();
    }
    fs::write(&wasm, module).unwrap();
    fs::write(&linker, format!("#!/bin/sh\ncp '{}' program.wasm\n", wasm.display())).unwrap();
    let script = format!(
        "#!/bin/sh\ncase \" $* \" in\n\
         *\" --print sysroot \"*) echo '{}' ;;\n\
         *) exec '{}' \"$@\" ;;\nesac\n",
        folder.display(),
        real.join("rustc").display(),
    );
    fs::write(&rustc, script).unwrap();
    for program in [&rustc, &linker] {
        fs::set_permissions(program, fs::Permissions::from_mode(0o755)).unwrap();
    }
    std::os::unix::fs::symlink(real.join("rustfmt"), folder.join("bin/rustfmt")).unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.join("bin")).chain(std::env::split_paths(&path));
    std::env::join_paths(folders).unwrap()
}

#[cfg(unix)]
#[test]
fn a_fault_of_the_translator_has_a_code_of_its_own_and_leaves_no_file() {
    let (folder, toolchain) = (toy_of("hdu"), tempfile::tempdir().unwrap());
    let path = stand_in_toolchain(toolchain.path(), INVALID);
    let out = folder.path().join("out");
    let out = out.to_str().unwrap();
    let report = "a fault of the translator, please report: not a valid WebAssembly module: ";
    for arguments in [
        &["one"][..],
        &["one", "--out", out],
        &["one", "--write"],
        &["--all", "--write"],
        &["--all", "--check"],
    ] {
        let mut judge = Command::new(env!("CARGO_BIN_EXE_judge-bundle"));
        judge.env("PATH", &path).env_remove("RUSTUP_TOOLCHAIN");
        judge.arg("--root").arg(folder.path()).arg("bundle").args(arguments);
        let Output { status, stdout, stderr } = judge.output().unwrap();
        let (text, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        assert_eq!(status.code(), Some(3), "{arguments:?}: {text}{errors}");
        assert!(errors.contains(report), "{arguments:?}: {errors}");
        assert!(!text.contains("#include"), "{arguments:?}: {text}");
        let mut files = files_below(folder.path()).into_iter();
        let file = files.find(|file| file.extension() == Some("c".as_ref()));
        assert_eq!(file, None, "{arguments:?} leave it");
    }
}
