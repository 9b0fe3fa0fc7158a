//! Many bundles made in parallel, each checked only if something in it has changed.

use super::check::{build_and_check, Random};
use crate::solutions::Maker;
use anyhow::Result;
use available::cache::{files_below, Digest};
use bundle::fault::TranslatorFault;
use bundle::maker::{Bundle, Comments};
use bundle::target::Target;
use catalogue::project::Problem;
use judge::build::Programs;
use judge::progress::Progress;
use judge::side_by_side::run_side_by_side;
use std::io::Write;
use std::path::PathBuf;
use support::plural::format_count;

/// One bundle to make.
pub struct Submission<'a> {
    pub problem: &'a Problem,
    pub target: Target,
}

/// What to do with each bundle once it is made.
pub struct Examination {
    /// Whether to compile and run the bundles.
    pub check: bool,
    /// The number of random cases for each bundle.
    pub cases: u64,
    /// The factor by which a run may exceed the time limit.
    pub patience: f64,
    /// The references' programs, if there are random cases.
    pub programs: Option<Programs>,
    /// The folder to which the files are written.
    pub folder: Option<PathBuf>,
}

/// Makes all the bundles, prints a line for each bundle, and returns whether all of them passed.
pub fn make_all(
    maker: &Maker,
    submissions: &[Submission],
    examination: &Examination,
    jobs: usize,
) -> Result<bool> {
    let progress = Progress::new("", Some(submissions.len() as u64));
    let (mut sizes, mut wrong, mut fault) = (Vec::new(), 0, None);
    let make = |submission: &Submission| Some(make(maker, submission, examination));
    run_side_by_side(submissions, jobs, make, |Submission { problem, target }, made| {
        let name = format!("{} for {}", problem.name, target.id);
        let line = match made {
            Ok((size, summary)) => {
                sizes.push(size);
                format!("{:<4}{name:<32}{size:>7} bytes  {summary}", "AC")
            }
            Err(error) => {
                wrong += 1;
                let line = format!("{:<4}{name}\n  {error:#}", "BAD");
                fault = fault.take().or(Some(error).filter(TranslatorFault::is_in));
                line
            }
        };
        progress.step_after(|| Ok(writeln!(anstream::stdout().lock(), "{line}")?))
    })?;
    drop(progress);
    sizes.sort_unstable();
    let (median, most) = (sizes.get(sizes.len() / 2), sizes.last());
    writeln!(
        anstream::stdout().lock(),
        "{}, {wrong} of them wrong; median {} bytes, largest {}",
        format_count(submissions.len(), "bundle"),
        median.unwrap_or(&0),
        most.unwrap_or(&0)
    )?;
    fault.map_or(Ok(wrong == 0), Err)
}

fn make(
    maker: &Maker,
    submission: &Submission,
    examination: &Examination,
) -> Result<(usize, String)> {
    let Submission { problem, target } = submission;
    let Bundle { text: bundle, warnings, notes, comments } = maker.bundle(problem, target)?;
    if let Some(folder) = &examination.folder {
        let folder = folder.join(&target.id);
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join(format!("{}.{}", problem.name, target.suffix())), &bundle)?;
    }
    let mut summary = match examination.check {
        true => examine(maker, submission, &bundle, examination)?,
        false => String::new(),
    };
    if comments != maker.comments && comments != Comments::All {
        summary = format!("{summary} {}", comments.option()).trim_start().to_string();
    }
    for note in notes {
        summary += &format!("\nnote: {note}");
    }
    if !warnings.is_empty() {
        summary += &format!("\n{warnings}\n");
    }
    Ok((bundle.len(), summary))
}

/// Checks a bundle unless an equal one has already passed, and summarises what passed.
pub fn examine(
    maker: &Maker,
    submission: &Submission,
    bundle: &str,
    examination: &Examination,
) -> Result<String> {
    let Submission { problem, target } = submission;
    let bundle = &*maker.origin.program(problem, bundle)?;
    // The first line names the judge, and makes no difference to a compiler.
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
    let summary = build_and_check(maker, problem, problem, target, bundle, &random)?;
    maker.cache.put(&key, &summary);
    Ok(summary)
}
