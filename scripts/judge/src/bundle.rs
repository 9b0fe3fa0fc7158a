//! `judge bundle`: the one file to submit.
//!
//! The solution comes first, as it is written; below it stand the parts of the library and
//! of the reader that it reaches, each in a module of the crate's name, so that not even a
//! `use` line has to change.

mod compile;
mod shake;
mod source;

use crate::build::Programs;
use crate::cases::{self, Case, Expected};
use crate::header::Header;
use crate::judges::{Judge, Rust};
use crate::judging::Subject;
use crate::measure::measured;
use crate::project::{Problem, Project};
use crate::verdict::Verdict;
use anyhow::{bail, ensure, Context, Result};
use clap::Args;
use compile::Compiler;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The words of `judge bundle`.
#[derive(Args)]
pub struct Options {
    /// The problem, such as luogu_p2197
    name: String,
    /// The judge's folder, such as atcoder [default: the problem's own judge]
    #[arg(long = "for")]
    judge: Option<String>,
    /// Compile the file alone, and run every test of the problem through it
    #[arg(long)]
    check: bool,
}

/// Prints the file; true if the checks that were asked for pass.
pub fn run(project: &Project, options: &Options) -> Result<bool> {
    let problem = project.find(std::slice::from_ref(&options.name))?[0];
    let own = problem.place.split('/').next().unwrap_or_default();
    let folder = options.judge.as_deref().unwrap_or(own);
    let judge = Judge::of_folder(folder)?;
    let rust = judge.rust.as_ref().with_context(|| {
        format!(
            "{} takes no Rust; a bundle for another judge, say --for codeforces, does the same",
            judge.name
        )
    })?;
    let path = project.solution(problem);
    let solution = fs::read_to_string(&path)?.replace("\r\n", "\n");
    let solution = format!("{}\n", solution.trim_end());
    let used = source::idents(&solution).with_context(|| path.display().to_string())?;
    let crates = offered(project, problem, rust, &used)?;
    let compiler = Compiler::new(&rust.version, &rust.edition, crates)?;

    let library = library(project, rust, &used)
        .and_then(|library| shake::shaken(&solution, &library, &compiler))
        .with_context(|| format!("{} for {}", path.display(), judge.name))?;
    let Header { name, link, .. } = &problem.header;
    let command = format!("cargo judge bundle {} --for {folder}", problem.name);
    let head = format!("// {name} {link} · made by `{command}`\n");
    let blank = if library.is_empty() { "" } else { "\n" };
    let bundle = head + &solution + blank + &formatted(&library)?;
    ensure!(
        bundle.len() <= rust.size,
        "the bundle has {} bytes, and {} takes {}",
        bundle.len(),
        judge.name,
        rust.size
    );
    if options.check && !checked(problem, &bundle, rust, &compiler)? {
        return Ok(false);
    }
    eprintln!("{} bytes of the {} that {} takes", bundle.len(), rust.size, judge.name);
    anstream::stdout().lock().write_all(bundle.as_bytes())?;
    Ok(true)
}

/// The crates that the solution uses and the judge has, compiled.
fn offered(
    project: &Project,
    problem: &Problem,
    rust: &Rust,
    used: &BTreeSet<String>,
) -> Result<Vec<(String, PathBuf)>> {
    let crates: Vec<&String> = rust.crates.iter().filter(|name| used.contains(*name)).collect();
    if crates.is_empty() {
        return Ok(vec![]);
    }
    let programs = Programs::build(project, &[problem], true)?;
    let library = |name: &String| {
        let path = programs.library(name);
        Ok((name.clone(), path.with_context(|| format!("cargo built no library {name}"))?.clone()))
    };
    crates.into_iter().map(library).collect()
}

/// What the solution uses and the judge lacks, whole.
fn library(project: &Project, rust: &Rust, used: &BTreeSet<String>) -> Result<String> {
    let lacks =
        |name: &str| used.contains(name) && !rust.crates.iter().any(|offered| offered == name);
    ensure!(!lacks("itertools"), "the solution uses itertools, which the judge does not offer");
    let mut library = String::new();
    for (name, file) in [("grundy", "src/lib.rs"), ("proconio", "scripts/reader/src/lib.rs")] {
        if lacks(name) {
            library += &source::one_module(name, &project.root.join(file))?;
        }
    }
    Ok(library)
}

/// The library's part as rustfmt writes it.
fn formatted(text: &str) -> Result<String> {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2021", "--config", "use_small_heuristics=Max"]);
    let mut child =
        rustfmt.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().context("rustfmt")?;
    child.stdin.take().context("rustfmt")?.write_all(text.as_bytes())?;
    let output = child.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt refuses the bundle");
    let text = String::from_utf8(output.stdout).context("rustfmt")?;
    // What was cut left its blank lines behind.
    Ok(text.replace("{\n\n", "{\n"))
}

/// Compiles the bundle alone and runs the problem's tests through it.
fn checked(problem: &Problem, bundle: &str, rust: &Rust, compiler: &Compiler) -> Result<bool> {
    if !compiler.is_the_judges() {
        eprintln!("checked with the present rustc, not with the judge's {}", rust.version);
    }
    let program = match compiler.build(bundle)? {
        Ok(program) => program,
        Err(message) => bail!("the bundle does not compile alone:\n{message}"),
    };
    let subject = Subject {
        solution: &program,
        reference: None,
        time: problem.header.time,
        memory: problem.header.memory,
    };
    let (cases, faults) = cases::read(problem)?;
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    let mut passed = 0;
    for case in &cases {
        let (input, folder) = (&case.input, compiler.folder());
        let (verdict, details) = match &case.expected {
            Expected::Output(expected) => {
                let expected = Case::text(expected)?;
                let run = measured(&program, input, folder, &subject.limits(expected.len()))?;
                subject.judge(&run, input, &expected, folder)?
            }
            // The reader's words may be others than proconio's: any message will do.
            Expected::Message(_) => {
                let run = measured(&program, input, folder, &subject.limits(0))?;
                subject.judge_refusal(&run, "", folder)?
            }
        };
        if verdict != Verdict::Ac {
            eprintln!("{verdict} {}\n{details}", case.name);
            return Ok(false);
        }
        passed += 1;
    }
    eprintln!("{passed} cases: AC");
    Ok(true)
}
