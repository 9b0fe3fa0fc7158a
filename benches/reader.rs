//! The reader in bundles for judges without crates, against C's scanf: whole programs that read
//! 10^7 integers from a file, for several ranges of integers.

mod ratio;

use criterion::{Criterion, SamplingMode};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::fmt::Write;
use std::fs::{self, File};
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The ranges: heaps within the usual bounds, and integers of both signs.
const KINDS: [(&str, RangeInclusive<i64>); 4] = [
    ("to_1000", 1..=1000),
    ("to_1e9", 1..=1_000_000_000),
    ("signed", -100_000..=100_000),
    ("to_1e18", 1..=1_000_000_000_000_000_000),
];

/// Returns a line with the number of integers, followed by 1000 lines of integers.
fn input(numbers: usize, range: &RangeInclusive<i64>) -> String {
    let mut random = SmallRng::seed_from_u64(1);
    let mut text = format!("{numbers}\n");
    for place in 1..=numbers {
        let separator = if place % (numbers / 1000) == 0 { '\n' } else { ' ' };
        write!(text, "{}{separator}", random.random_range(range.clone()))
            .expect("a String takes it");
    }
    text
}

fn compile(command: &mut Command) {
    let status = command.status();
    assert!(status.is_ok_and(|status| status.success()), "{command:?}");
}

/// Runs a program and returns its output.
fn run(program: &Path, input: &Path) -> Vec<u8> {
    let mut command = Command::new(program);
    command.stdin(File::open(input).expect("it was just written")).stderr(Stdio::inherit());
    let output = command.output().expect("it was just compiled");
    assert!(output.status.success(), "{}", program.display());
    output.stdout
}

fn benches(criterion: &mut Criterion) {
    let folder = TempDir::new().expect("a folder for programs and inputs");
    let file = |name: &str| folder.path().join(name);
    let source = |path: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    let rustc = || {
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition", "2021", "-C", "opt-level=2", "--out-dir"]).arg(folder.path());
        rustc
    };
    let reader = ["--crate-type", "rlib", "--crate-name", "proconio"];
    compile(rustc().args(reader).arg(source("translator/reader/src/lib.rs")));
    compile(
        rustc()
            .args(["--extern", "proconio", "-L"])
            .arg(folder.path())
            .arg(source("benches/reader/sum.rs")),
    );
    let scanf = file("scanf");
    compile(
        Command::new("cc").arg("-O2").arg("-o").arg(&scanf).arg(source("benches/reader/sum.c")),
    );

    let is_test = std::env::args().any(|argument| argument == "--test");
    let numbers = if is_test { 10_000 } else { 10_000_000 };
    for (kind, range) in &KINDS {
        fs::write(file("in"), input(numbers, range)).expect("room for 200 MB of input");
        let programs = [("reader", file("sum")), ("scanf", scanf.clone())];
        let [ours, theirs] = [0, 1].map(|at: usize| run(&programs[at].1, &file("in")));
        assert_eq!(ours, theirs, "{kind}");
        let mut group = criterion.benchmark_group(*kind);
        group.sample_size(10).sampling_mode(SamplingMode::Flat);
        for (name, program) in programs {
            group.bench_function(name, |bencher| bencher.iter(|| run(&program, &file("in"))));
        }
    }
}

fn main() {
    ratio::groups(benches, &KINDS.map(|(kind, _)| (kind, "reader", &["scanf"][..])));
}
