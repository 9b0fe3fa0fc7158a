//! The command that prints the one file to submit, or keeps it in the problem's folder.

mod all;
mod check;
mod options;
mod package;
mod print;
mod renew;

use crate::finished::{Finished, RUSTC};
use crate::solutions::{Maker, Solutions};
use crate::target::target;
use all::{examine, make_all, Examination, Submission};
use anyhow::{bail, ensure, Context, Result};
use available::cache::Cache;
use bundle::compile::Compiler;
use bundle::maker::Comments;
use bundle::package::Request;
use catalogue::judges::Judge;
use catalogue::project::{Problem, Project};
use catalogue::replace::Freshness;
use judge::build::{Programs, Wanted};
pub use options::Options;
pub use package::run_for_package;
use print::print;
use renew::{renew_all, Renewal};
use std::fs;
use std::io::Write;

/// Makes the requested output, and returns whether its checks pass.
pub fn run(project: &Project, options: &Options) -> Result<bool> {
    if project.is_own() {
        return run_for_package(&project.root.join("Cargo.toml"), options);
    }
    ensure!(
        options.request == Request::default(),
        "--bin, --example, --src and features are about a package: --manifest-path names it"
    );
    let choice = &options.choice;
    let is_some = choice.all || options.stale || !choice.names.is_empty();
    ensure!(is_some, "name a problem, or say --all");
    let problems = choice.problems(project)?;
    let comments = options.form.comments();
    let cache = Cache::for_workspace(&project.root);
    let solutions = Solutions::read(project)?;
    if options.write || options.verify || options.stale {
        return renew(&solutions, &cache, problems, options);
    }
    let maker = Maker { origin: &solutions, cache: &cache, comments, debug: options.form.debug };
    let mut submissions = Vec::new();
    for problem in &problems {
        for folder in judges(problem, options) {
            submissions.push(Submission { problem, target: target(&folder)? });
        }
    }
    if let Some(folder) = &options.out {
        fs::create_dir_all(folder)?;
    }
    let examination = examination(project, &problems, options)?;
    match (&submissions[..], &options.out) {
        ([], _) => {
            bail!("none of these problems is on a judge that takes programs; try --for codeforces")
        }
        ([submission], None) if !choice.all => {
            print_one(&maker, submission, &examination, options.copy)
        }
        _ => {
            ensure!(!options.copy, "only one file fits on the clipboard");
            make_all(&maker, &submissions, &examination, choice.jobs())
        }
    }
}

fn examination(project: &Project, problems: &[&Problem], options: &Options) -> Result<Examination> {
    let choice = &options.choice;
    let needs_reference = |problem: &&Problem| {
        problem.is_interactive() || options.cases > 0 && problem.has_reference()
    };
    let with_references = options.check && problems.iter().any(needs_reference);
    Ok(Examination {
        check: options.check,
        cases: options.cases,
        // As with `stress`, the dev profile is for tests that run beside many others.
        patience: if choice.dev { 20.0 } else { 1.0 },
        programs: match with_references {
            true => Some(Programs::build(project, problems, choice, Wanted::References)?),
            false => None,
        },
        folder: options.out.clone(),
    })
}

/// Keeps the finished files, or checks whether they are up to date.
fn renew(
    solutions: &Solutions,
    cache: &Cache,
    mut problems: Vec<&Problem>,
    options: &Options,
) -> Result<bool> {
    let finished = Finished::new(solutions);
    if options.stale {
        let mut stale = Vec::new();
        for problem in problems {
            if finished.state(problem)? != Freshness::Fresh {
                stale.push(problem);
            }
        }
        problems = stale;
    }
    if !options.write && !options.verify {
        for problem in &problems {
            if let Some(fault) = finished.fault(problem)? {
                writeln!(anstream::stdout().lock(), "{fault}")?;
            }
        }
        return Ok(problems.is_empty());
    }
    let present = Compiler::present("2021")?.version()?;
    if present != RUSTC {
        eprintln!(
            "the kept files are made by rustc {RUSTC}, and this is {present}: bytes may differ"
        );
    }
    let examination = examination(solutions.project, &problems, options)?;
    let maker = Maker { origin: solutions, cache, comments: Comments::All, debug: false };
    let renewal = Renewal {
        maker: &maker,
        finished: &finished,
        examination: &examination,
        writes: options.write,
    };
    renew_all(&renewal, &problems, options.choice.jobs())
}

/// Prints one bundle.
fn print_one(
    maker: &Maker,
    submission: &Submission,
    examination: &Examination,
    copy: bool,
) -> Result<bool> {
    let Submission { problem, target } = submission;
    let bundle = maker.bundle(problem, target)?;
    let checked = match examination.check {
        true => examine(maker, submission, &bundle.text, examination)
            .with_context(|| format!("{} for {}", problem.name, target.id)),
        false => Ok(String::new()),
    };
    print(&bundle, checked, maker.comments, target, copy)
}

/// Returns the folders of the judges for which a problem's file is made.
fn judges(problem: &Problem, options: &Options) -> Vec<String> {
    let (known, on) = (Judge::all(), problem.judges());
    let is_function = problem.judge().is_some_and(|judge| judge.function);
    let takes_it = |folder: &String| {
        known.get(folder).is_some_and(|judge| {
            (judge.rust.is_some() || judge.c.is_some()) && judge.function == is_function
        })
    };
    match options.judge.as_deref() {
        Some("every") => known.keys().filter(|folder| takes_it(folder)).cloned().collect(),
        // Asked for by name, a function for a judge of programs is refused with the reason.
        Some(folder)
            if options.choice.all
                && known.get(folder).is_some_and(|judge| judge.function != is_function) =>
        {
            vec![]
        }
        Some(folder) => vec![folder.to_string()],
        None => match on.into_iter().filter(takes_it).collect::<Vec<_>>() {
            // For a problem asked for by name, it is an error if no judge takes it.
            none if none.is_empty() && !options.choice.all => {
                vec![problem.judge_folder().to_string()]
            }
            some => some,
        },
    }
}
