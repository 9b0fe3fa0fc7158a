//! Two million lines of HDU 1848: the file that `cargo judge bundle` makes, in Rust and in C,
//! against a blog's C++ program with scanf and printf, a bare loop over the bytes, and the program
//! that reads with proconio itself. Whole processes run from a file to a file, so that reading and writing
//! count.

mod ratio;

use criterion::{Criterion, SamplingMode};
use std::error::Error;
use std::fmt::Write;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const LINES: usize = 2_000_000;

/// Returns every pair of heaps twice, with a third heap that varies.
fn input() -> String {
    let mut input = String::new();
    for line in 0..LINES {
        let (m, n, p) = (line % 1000, line / 1000 % 1000, line * 7919 / 1000 % 1000);
        writeln!(input, "{} {} {}", m + 1, n + 1, p + 1).expect("a String takes it all");
    }
    input + "0 0 0\n"
}

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("hdu1848").join(name)
}

/// Compiles `source` with optimisation and returns the program, or `None` if there is no such
/// compiler.
fn compiled(mut compiler: Command, source: &Path, program: PathBuf) -> Option<PathBuf> {
    let done = compiler.arg("-o").arg(&program).arg(source).status();
    if !done.as_ref().is_ok_and(|status| status.success()) {
        eprintln!("{compiler:?}: {done:?}; this comparison is left out");
        return None;
    }
    Some(program)
}

fn rustc(edition: &str) -> Command {
    let mut rustc = Command::new("rustc");
    rustc.args(["-C", "opt-level=2", "--edition", edition]);
    rustc
}

/// Writes the bundle of the solution to `file`.
fn bundle(file: &Path) -> Result<(), Box<dyn Error>> {
    let arguments = ["run", "--quiet", "--package", "judge", "--", "bundle", "hdu1848"];
    Ok(fs::write(file, cargo(&[&arguments[..], &["--for", "codeforces"]].concat())?)?)
}

/// Builds the solution as it is in problems/ and returns the path of the program.
fn with_proconio() -> Result<PathBuf, Box<dyn Error>> {
    cargo(&["build", "--release", "--package", "problems", "--bin", "hdu1848"])?;
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().ok_or("a target folder")?;
    Ok(target.join("release/hdu1848").with_extension(std::env::consts::EXE_EXTENSION))
}

/// Runs cargo and returns its output.
fn cargo(arguments: &[&str]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut cargo = Command::new(env!("CARGO"));
    let output = cargo.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(output.stdout)
}

fn run(program: &Path, input: &Path, output: &Path) -> Result<(), Box<dyn Error>> {
    let mut command = Command::new(program);
    command.stdin(File::open(input)?).stdout(File::create(output)?);
    match command.status()?.success() {
        true => Ok(()),
        false => Err(format!("{} failed", program.display()).into()),
    }
}

fn benches(criterion: &mut Criterion) {
    let folder = TempDir::new().expect("a folder for inputs and outputs");
    let file = |name: &str| folder.path().join(name);
    fs::write(file("in"), input()).expect("room for 23 MB of input");
    bundle(&file("bundle.rs")).expect("hdu1848 can be bundled");

    let optimising = |compiler| {
        let mut compiler = Command::new(compiler);
        compiler.arg("-O2");
        compiler
    };
    let submit = Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems/hdu/1848/submit.c");
    let programs = [
        ("bundle", compiled(rustc("2021"), &file("bundle.rs"), file("bundle"))),
        (
            "scanf-printf",
            compiled(optimising("c++"), &source("scanf_printf.cpp"), file("scanf-printf")),
        ),
        ("submit-c", compiled(optimising("cc"), &submit, file("submit-c"))),
        ("byte-loop", compiled(rustc("2021"), &source("byte_loop.rs"), file("byte-loop"))),
        ("proconio", Some(with_proconio().expect("hdu1848 compiles"))),
    ];
    let programs = programs.iter().filter_map(|(name, program)| Some((*name, program.as_ref()?)));
    let programs: Vec<(&str, &PathBuf)> = programs.collect();
    let mut outputs = Vec::new();
    for (name, program) in &programs {
        run(program, &file("in"), &file("out")).unwrap_or_else(|error| panic!("{name}: {error}"));
        outputs.push(fs::read(file("out")).expect("just written"));
    }
    assert!(outputs.windows(2).all(|pair| pair[0] == pair[1]), "the programs disagree");

    let mut group = criterion.benchmark_group("hdu1848");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    for (name, program) in &programs {
        group.bench_function(*name, |b| {
            b.iter(|| run(program, &file("in"), &file("out")).expect("it has run before"))
        });
    }
}

fn main() {
    let groups = [
        ("hdu1848", "bundle", &["scanf-printf", "byte-loop", "proconio"][..]),
        ("hdu1848", "submit-c", &["scanf-printf"]),
    ];
    ratio::groups(benches, &groups);
}
