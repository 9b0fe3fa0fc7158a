//! Many bundles made side by side, each checked only if something in it has changed.

use super::check::{check, Random};
use crate::solutions::Maker;
use anyhow::{bail, Error, Result};
use available::cache::{files_below, Digest};
use bundle::fault::TranslatorFault;
use bundle::maker::{Bundle, Comments};
use bundle::programs::build;
use bundle::target::Target;
use catalogue::project::Problem;
use judge::build::Programs;
use judge::progress::Progress;
use judge::side_by_side::run_side_by_side;
use std::io::Write;
use std::path::PathBuf;
use support::plural::format_count;

/// One bundle to make.
pub struct Task<'a> {
    pub problem: &'a Problem,
    pub target: Target,
}

/// What to do with each bundle once it is made.
pub struct Examination {
    /// Whether to compile and run them.
    pub check: bool,
    /// The number of random cases for each.
    pub cases: u64,
    /// The factor by which a run may exceed the limit of time.
    pub patience: u32,
    /// The references' programs, if there are to be random cases.
    pub programs: Option<Programs>,
    /// The folder to which the files are written.
    pub folder: Option<PathBuf>,
}

struct Report {
    line: String,
    size: Option<usize>,
    /// The error, if the file is wrong or there is none.
    error: Option<Error>,
}

/// Makes all of them, prints a line for each, and returns whether nothing was wrong.
pub fn make_all(
    maker: &Maker,
    tasks: &[Task],
    examination: &Examination,
    jobs: usize,
) -> Result<bool> {
    let progress = Progress::new("", Some(tasks.len() as u64));
    let mut reports = Vec::new();
    let make = |task: &Task| Some(report(maker, task, examination));
    run_side_by_side(tasks, jobs, make, |_, report| {
        progress.suspend(|| Ok(writeln!(anstream::stdout().lock(), "{}", report.line)?))?;
        progress.step();
        reports.push(report);
        Ok(())
    })?;
    progress.sweep();
    let mut sizes: Vec<usize> = reports.iter().filter_map(|report| report.size).collect();
    sizes.sort_unstable();
    let wrong = reports.iter().filter(|report| report.error.is_some()).count();
    let (median, most) = (sizes.get(sizes.len() / 2), sizes.last());
    writeln!(
        anstream::stdout().lock(),
        "{}, {wrong} of them wrong; median {} bytes, largest {}",
        format_count(reports.len(), "bundle"),
        median.unwrap_or(&0),
        most.unwrap_or(&0)
    )?;
    match reports.into_iter().filter_map(|report| report.error).find(TranslatorFault::is_in) {
        Some(fault) => Err(fault),
        None => Ok(wrong == 0),
    }
}

fn report(maker: &Maker, task: &Task, examination: &Examination) -> Report {
    let Task { problem, target } = task;
    let name = format!("{} for {}", problem.name, target.id);
    match make(maker, task, examination) {
        Ok((size, summary)) => {
            let line = format!("{:<4}{name:<32}{size:>7} bytes  {summary}", "AC");
            Report { line, size: Some(size), error: None }
        }
        Err(error) => {
            let line = format!("{:<4}{name}\n  {error:#}", "BAD");
            Report { line, size: None, error: Some(error) }
        }
    }
}

fn make(maker: &Maker, task: &Task, examination: &Examination) -> Result<(usize, String)> {
    let Task { problem, target } = task;
    let Bundle { text: bundle, warnings, comments } = maker.bundle(problem, target)?;
    if let Some(folder) = &examination.folder {
        let folder = folder.join(&target.id);
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join(format!("{}.{}", problem.name, target.suffix())), &bundle)?;
    }
    let mut summary = match examination.check {
        true => examine(maker, task, &bundle, examination)?,
        false => String::new(),
    };
    if comments != maker.comments && comments != Comments::All {
        summary = format!("{summary} {}", comments.option()).trim_start().to_string();
    }
    if !warnings.is_empty() {
        summary += &format!("\n{warnings}\n");
    }
    Ok((bundle.len(), summary))
}

/// Checks a bundle unless the same one has passed before, and returns a summary of what passed.
pub fn examine(
    maker: &Maker,
    task: &Task,
    bundle: &str,
    examination: &Examination,
) -> Result<String> {
    let Task { problem, target } = task;
    let bundle = &*maker.origin.program(problem, bundle)?;
    // The first line names the judge, which makes no difference to a compiler.
    let program = bundle.split_once('\n').map_or(bundle, |(_, rest)| rest);
    let own = target.own_compiler()?;
    let reference = problem.solution().with_file_name("reference.rs");
    let tests = files_below(&problem.testdata).into_iter().chain([reference]);
    let header = &problem.header;
    let key = Digest::key("check")?
        .with(program)
        .with(&format!("{:?} {} {}", header.time, header.memory, examination.cases))
        .with(&own.map_or(String::new(), |own| own.rustc().display().to_string()))
        .with_files(tests.filter(|file| file.is_file()))?;
    if let Some(summary) = maker.cache.get(&key) {
        return Ok(format!("{summary}, as before"));
    }
    let programs = examination.programs.as_ref();
    let random = Random {
        reference: programs.and_then(|programs| programs.reference(problem)),
        solution: programs.map(|programs| programs.solution(problem)).transpose()?,
        cases: examination.cases,
        patience: examination.patience,
    };
    let folder = tempfile::tempdir()?;
    let programs = match build(maker, problem, target, bundle, folder.path())? {
        Ok(programs) => programs,
        Err(message) => bail!("the file does not compile on its own:\n{message}"),
    };
    let summary = check(problem, &programs, folder.path(), &random)?;
    maker.cache.put(&key, &summary);
    Ok(summary)
}
