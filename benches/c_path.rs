//! The C that `cargo judge bundle` makes for judges without Rust, against the Rust that it
//! makes of the same solution, on the largest input of each problem.

mod ratio;

use criterion::{Criterion, SamplingMode};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// Tables, much reading, much writing, sums in 64 bits, and the slowest of all.
const PROBLEMS: [&str; 6] = ["hdu1404", "hdu1524", "hdu1536", "hdu1848", "hdu2176", "hdu5973"];

/// The standard output of one of the collection's own programs.
fn output(arguments: &[&str]) -> Vec<u8> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["run", "--quiet"])
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let output = cargo.stderr(Stdio::inherit()).output().expect("cargo runs");
    assert!(output.status.success(), "cargo run {arguments:?}");
    output.stdout
}

/// The file for a judge.
fn bundle(problem: &str, judge: &str) -> Vec<u8> {
    output(&["--package", "judge", "--", "bundle", problem, "--for", judge])
}

fn compiled(compiler: &str, flags: &[&str], source: &Path) -> PathBuf {
    let program = source.with_extension("");
    let status = Command::new(compiler).args(flags).arg("-o").arg(&program).arg(source).status();
    assert!(status.is_ok_and(|status| status.success()), "{compiler} on {}", source.display());
    program
}

fn run(program: &Path, input: &Path, output: &Path) {
    let mut command = Command::new(program);
    command.stdin(File::open(input).expect("it was just written"));
    command.stdout(File::create(output).expect("room for a small file"));
    assert!(command.status().is_ok_and(|status| status.success()), "{}", program.display());
}

fn benches(criterion: &mut Criterion) {
    let folder = TempDir::new().expect("a folder for programs and inputs");
    let file = |name: &str| folder.path().join(name);
    // To see that it works at all, one is enough: each takes seconds to be made.
    let is_test = std::env::args().any(|argument| argument == "--test");
    let problems = if is_test { &PROBLEMS[..1] } else { &PROBLEMS[..] };
    for &problem in problems {
        let generate = ["--example", problem, "--", "generate", "--seed", "1", "--largest"];
        fs::write(file("in"), output(&generate)).expect("room for an input");
        fs::write(file("rust.rs"), bundle(problem, "codeforces")).expect("room for a source");
        fs::write(file("c.c"), bundle(problem, "hdu")).expect("room for a source");
        let rust = compiled("rustc", &["--edition", "2021", "-C", "opt-level=2"], &file("rust.rs"));
        let c = compiled("gcc", &["-std=c89", "-O2"], &file("c.c"));
        let mut group = criterion.benchmark_group(problem);
        group.sample_size(10).sampling_mode(SamplingMode::Flat);
        let mut outputs = Vec::new();
        for (name, program) in [("rust", rust), ("c", c)] {
            run(&program, &file("in"), &file("out"));
            outputs.push(fs::read(file("out")).expect("just written"));
            group.bench_function(name, |b| b.iter(|| run(&program, &file("in"), &file("out"))));
        }
        assert!(outputs[0] == outputs[1], "{problem}: the programs disagree");
    }
}

fn main() {
    let groups = PROBLEMS.map(|problem| (problem, "c", &["rust"][..]));
    ratio::groups(benches, &groups);
}
