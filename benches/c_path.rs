//! The finished C files for HDU, against the Rust that `cargo judge bundle` makes of the same
//! solutions, on the largest input of each problem.

mod ratio;

use criterion::{Criterion, SamplingMode};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The problems: tables, much input, much output, sums of 64 bits, and the slowest one of all.
const PROBLEMS: [&str; 6] = ["1404", "1524", "1536", "1848", "2176", "5973"];

/// The root of the collection.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Runs one of the collection's own programs and returns its output.
fn output(package: &str, arguments: &[&str]) -> Vec<u8> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["run", "--quiet", "--package", package, "--"]).args(arguments).current_dir(ROOT);
    let output = cargo.stderr(Stdio::inherit()).output().expect("cargo runs");
    assert!(output.status.success(), "{package} {arguments:?}");
    output.stdout
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
    // A single problem shows that the benchmark works; each of them takes seconds to build.
    let is_test = std::env::args().any(|argument| argument == "--test");
    let problems = if is_test { &PROBLEMS[..1] } else { &PROBLEMS[..] };
    for &problem in problems {
        let place = format!("hdu/{problem}");
        let generate = ["reference", &place, "--", "generate", "--seed", "1", "--largest"];
        let for_codeforces = ["bundle", &place, "--for", "codeforces"];
        fs::write(file("in"), output("together", &generate)).expect("room for an input");
        fs::write(file("rust.rs"), output("judge", &for_codeforces)).expect("room for a source");
        let finished = Path::new(ROOT).join("problems").join(&place).join("submit.c");
        fs::copy(finished, file("c.c")).expect("the finished file is there");
        let rust = compiled("rustc", &["--edition", "2021", "-C", "opt-level=2"], &file("rust.rs"));
        let c = compiled("cc", &["-std=c89", "-O2"], &file("c.c"));
        let mut group = criterion.benchmark_group(format!("hdu{problem}"));
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
    let names = PROBLEMS.map(|problem| format!("hdu{problem}"));
    let groups: Vec<_> = names.iter().map(|name| (name.as_str(), "c", &["rust"][..])).collect();
    ratio::groups(benches, &groups);
}
