//! The command: the one file to submit, printed or kept in the problem's folder.

mod all;
mod check;
mod renew;
mod package;

use crate::clipboard;
use crate::finished::{Finished, State, RUSTC};
use crate::solutions::{Maker, Solutions};
use crate::target::target;
use all::{examine, make_all, Examination, Task};
use anyhow::{bail, ensure, Result};
use available::cache::Cache;
use bundle::compile::Compiler;
use bundle::maker::{Bundle, Comments};
use bundle::remarks;
use bundle::target::Target;
use catalogue::judges::Judge;
use catalogue::project::{Problem, Project};
use clap::Args;
use judge::build::{Programs, Wanted};
use judge::Choice;
pub use package::run_for_package;
use package::PackageOptions;
use renew::{renew_all, Renewal};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// The options that ask for another file than the one that is kept.
const CHANGES: [&str; 7] = ["judge", "strip_docs", "minify", "fit", "debug", "copy", "out"];

/// The options of `judge bundle`.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    pub choice: Choice,
    #[command(flatten)]
    package: PackageOptions,
    /// A judge's folder such as atcoder, or `every` judge [default: those
    /// that the problem is on]
    #[arg(long = "for")]
    judge: Option<String>,
    /// Keep the file for the problem's own judge in its folder, as submit.rs or submit.c
    #[arg(long, conflicts_with_all = CHANGES)]
    write: bool,
    /// Make the kept files again without writing them, and fail if one differs
    #[arg(long, conflicts_with_all = CHANGES, conflicts_with = "write")]
    verify: bool,
    /// Only the problems whose kept file is stale, according to its first line
    #[arg(long, conflicts_with_all = CHANGES)]
    stale: bool,
    /// Compile the file alone, as the judge would, and run all tests and random cases
    #[arg(long)]
    check: bool,
    /// The number of random cases that `--check` compares with the reference
    #[arg(long, default_value_t = 200)]
    cases: u64,
    /// Leave out the library's comments
    #[arg(long)]
    strip_docs: bool,
    /// Leave out all comments and all layout
    #[arg(long, conflicts_with = "strip_docs")]
    minify: bool,
    /// Leave out as much of that as the judge's limit asks for
    #[arg(long, conflicts_with_all = ["strip_docs", "minify"])]
    fit: bool,
    /// Let a C program report why it failed
    #[arg(long)]
    debug: bool,
    /// Put the file on the clipboard instead of standard output
    #[arg(long, conflicts_with_all = ["all", "out"])]
    copy: bool,
    /// Write the files into this folder, by judge
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Options {
    fn comments(&self) -> Comments {
        match self {
            Options { fit: true, .. } => Comments::Fitting,
            Options { minify: true, .. } => Comments::None,
            Options { strip_docs: true, .. } => Comments::Solution,
            _ => Comments::All,
        }
    }
}

/// Makes what is asked for, and returns whether the checks that were asked for pass.
pub fn run(project: &Project, options: &Options) -> Result<bool> {
    let choice = &options.choice;
    let is_some = choice.all || options.stale || !choice.names.is_empty();
    ensure!(is_some, "name a problem, or say --all");
    let problems = choice.problems(project)?;
    let comments = options.comments();
    let cache = Cache::for_workspace(&project.root);
    let solutions = Solutions::read(project)?;
    if options.write || options.verify || options.stale {
        return renew(&solutions, &cache, problems, options);
    }
    let maker = Maker { origin: &solutions, cache: &cache, comments, debug: options.debug };
    let targets = targets(&problems, options)?;
    let mut tasks = Vec::new();
    for problem in &problems {
        for folder in judges(problem, options)? {
            tasks.extend(targets.get(&folder).map(|target| Task { problem, target }));
        }
    }
    let examination = examination(project, &problems, options)?;
    match (&tasks[..], &options.out) {
        ([], _) => {
            bail!("none of these problems is on a judge that takes programs; try --for codeforces")
        }
        ([task], None) if !choice.all => print_one(&maker, task, &examination, options.copy),
        _ => {
            ensure!(!options.copy, "only one file fits on the clipboard");
            make_all(&maker, &tasks, &examination, choice.jobs())
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
        // As with `stress`, the dev profile is for tests beside many others.
        patience: if choice.dev { 20 } else { 1 },
        programs: match with_references {
            true => Some(Programs::build(project, problems, choice, Wanted::References)?),
            false => None,
        },
        folder: options.out.clone(),
    })
}

/// Keeps the finished files, or looks whether they are what they should be.
fn renew(
    solutions: &Solutions,
    cache: &Cache,
    mut problems: Vec<&Problem>,
    options: &Options,
) -> Result<bool> {
    let finished = Finished::new(solutions)?;
    if options.stale {
        let mut stale = Vec::new();
        for problem in problems {
            if finished.state(problem)? != State::Fresh {
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
fn print_one(maker: &Maker, task: &Task, examination: &Examination, copy: bool) -> Result<bool> {
    let Task { problem, target } = task;
    let bundle = maker.bundle(problem, target)?;
    if examination.check {
        match examine(maker, task, &bundle.text, examination) {
            Ok(summary) => eprintln!("AC: {summary}"),
            Err(error) => {
                eprintln!("{} for {}: {error:#}", problem.name, target.id);
                return Ok(false);
            }
        }
    }
    print(&bundle, maker.comments, target, copy)?;
    Ok(true)
}

/// Prints a bundle for which these comments were asked, with a line on its size.
fn print(bundle: &Bundle, asked: Comments, target: &Target, copy: bool) -> Result<()> {
    let Bundle { text, warnings, comments } = bundle;
    if !warnings.is_empty() {
        eprintln!("{warnings}\n");
    }
    let with = match *comments {
        taken if taken == asked || taken == Comments::All => String::new(),
        taken => format!(", with {}", taken.option()),
    };
    let (bytes, name) = (text.len(), &target.name);
    match target.size() {
        usize::MAX => eprintln!("{bytes} bytes for {name}{with}"),
        size => eprintln!("{bytes} of at most {size} bytes for {name}{with}"),
    }
    if target.c.is_some() {
        for remark in remarks(text) {
            eprintln!("{remark}");
        }
    }
    match copy {
        true => clipboard::copy(text)?,
        false => anstream::stdout().lock().write_all(text.as_bytes())?,
    }
    Ok(())
}

/// Returns the folders of the judges for which a problem's file is made.
fn judges(problem: &Problem, options: &Options) -> Result<Vec<String>> {
    let known = Judge::all()?;
    let on = problem.judges(&known);
    let own = on.first().cloned();
    let is_function = own.as_ref().and_then(|own| known.get(own)).is_some_and(|own| own.function);
    let takes_it = |folder: &String| {
        known.get(folder).is_some_and(|judge| {
            (judge.rust.is_some() || judge.c.is_some()) && judge.function == is_function
        })
    };
    Ok(match options.judge.as_deref() {
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
            // Asked for by name, a problem that goes nowhere is told so.
            none if none.is_empty() && !options.choice.all => own.into_iter().collect(),
            some => some,
        },
    })
}

fn targets(problems: &[&Problem], options: &Options) -> Result<BTreeMap<String, Target>> {
    let mut targets = BTreeMap::new();
    for problem in problems {
        for folder in judges(problem, options)? {
            if !targets.contains_key(&folder) {
                targets.insert(folder.clone(), target(&folder)?);
            }
        }
    }
    if let Some(folder) = &options.out {
        fs::create_dir_all(folder)?;
    }
    Ok(targets)
}
