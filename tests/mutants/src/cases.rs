//! All cases of a problem: those in its folder, and random ones with the reference's answers.

use anyhow::{bail, ensure, Context, Result};
use catalogue::project::Problem;
use judge::cases::{self, Case, Expected};
use judge::program::Program;
use protocol::RandomCase;
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// The number of cases between the tiny and the largest, of a reference that has a second way to
/// the answer.
const MIDDLE: u64 = 10;

/// Returns the cases of a problem, those in its folder first, then `tiny` random ones and perhaps
/// middle ones, which are written to `folder`.
pub fn all(
    problem: &Problem,
    reference: Option<&Program>,
    tiny: u64,
    folder: &Path,
) -> Result<Vec<Case>> {
    let (mut cases, faults) = cases::read(problem);
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    let Some(reference) = reference else { return Ok(cases) };
    let tiny = random(reference, "cases", tiny)?.context("the reference makes no cases")?;
    let middle = random(reference, "middle", MIDDLE)?.unwrap_or_default();
    let mut inputs = HashSet::new();
    for (size, random) in [("random", tiny), ("middle", middle)] {
        for RandomCase { seed, input, answer } in random {
            if !inputs.insert(input.clone()) {
                continue;
            }
            let name = format!("{size} case of seed {seed}");
            let file = |ending: &str| folder.join(format!("{size}-{seed}.{ending}"));
            fs::write(file("in"), input)?;
            fs::write(file("out"), answer)?;
            let expected = match problem.is_interactive() {
                true => Expected::Win,
                false => Expected::Output(file("out")),
            };
            cases.push(Case { name, input: file("in"), expected });
        }
    }
    Ok(cases)
}

/// Returns the cases that a command of the reference prints, or `None` if it has none of that kind.
fn random(reference: &Program, command: &str, count: u64) -> Result<Option<Vec<RandomCase>>> {
    let mut process = reference.command();
    process.args([command, "--seed", "1", "--count", &count.to_string()]);
    let done = process.stdin(Stdio::null()).env("RUST_BACKTRACE", "0").output()?;
    match done.status.code() {
        Some(0) => {}
        Some(protocol::NONE) => return Ok(None),
        _ => bail!("the reference: {}", String::from_utf8_lossy(&done.stderr).trim()),
    }
    let (mut stream, mut cases) = (&*done.stdout, Vec::new());
    while let Some(case) = RandomCase::read(&mut stream).context("the cases of a reference")? {
        cases.push(case);
    }
    Ok(Some(cases))
}
