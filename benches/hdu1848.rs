//! A million lines of HDU 1848: our program against a blog's C++ with scanf and printf,
//! whole processes from a file to a file, so that reading and writing count.

mod ratio;

use criterion::{Criterion, SamplingMode};
use std::error::Error;
use std::fmt::Write;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const LINES: usize = 1_000_000;

/// Every heap in every place, in an order without repetition for a million lines.
fn input() -> String {
    let mut input = String::new();
    for line in 0..LINES {
        let (m, n, p) = (line % 1000, line / 1000, line * 7919 % 1000);
        writeln!(input, "{} {} {}", m + 1, n + 1, p + 1).expect("a String takes it all");
    }
    input + "0 0 0\n"
}

/// The C++ program, if a compiler is there.
fn scanf_printf(folder: &Path) -> Option<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/hdu1848.cpp");
    let program = folder.join("scanf-printf");
    let status = Command::new("c++").arg("-O2").arg("-o").arg(&program).arg(source).status();
    match status {
        Ok(status) if status.success() => Some(program),
        _ => {
            eprintln!("no C++ compiler answers to `c++`: the comparison is left out");
            None
        }
    }
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
    fs::write(file("in"), input()).expect("room for 12 MB of input");

    let ours = ("ours", PathBuf::from(env!("CARGO_BIN_EXE_hdu1848")));
    let theirs = scanf_printf(folder.path()).map(|program| ("scanf-printf", program));
    let programs: Vec<_> = std::iter::once(ours).chain(theirs).collect();
    for (name, program) in &programs {
        run(program, &file("in"), &file(&format!("{name}.out"))).expect("both programs run");
    }
    if let [(first, _), (second, _)] = &programs[..] {
        let output = |name: &str| fs::read(file(&format!("{name}.out"))).expect("just written");
        assert!(output(first) == output(second), "the programs disagree");
    }

    let mut group = criterion.benchmark_group("hdu1848");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    for (name, program) in &programs {
        group.bench_function(*name, |b| {
            b.iter(|| run(program, &file("in"), &file("out")).expect("it has run before"))
        });
    }
}

fn main() {
    ratio::main(benches, "hdu1848", "ours", &["scanf-printf"]);
}
