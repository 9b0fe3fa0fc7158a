//! `judge test`: runs every case of some problems, with a judge's verdicts.

use crate::build::{Programs, Wanted};
use crate::cases::{self, Case, Expected};
use crate::contestant::{self, program_option, Contestant};
use crate::judging::{Judgement, Messages, Subject};
use crate::option::{flag, option};
use crate::package;
use crate::progress::Progress;
use crate::run::Ending;
use crate::side_by_side::run_side_by_side;
use crate::verdict::Verdict;
use crate::watch::wait_for_change;
use crate::Choice;
use anyhow::{ensure, Error, Result};
use catalogue::project::{Problem, Project};
use clap::{value_parser, ArgMatches, Args, Command, FromArgMatches};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use support::plural::format_count;

/// Adds the options to the command.
///
/// The time limit applies to processor time, which other running programs do not increase. A
/// program that only waits is killed after slightly more than twice the limit in wall-clock time.
pub fn declare(command: Command) -> Command {
    let help = "Multiply every time limit, for a slow machine";
    let factor = option("time-factor", "TIME_FACTOR", help);
    let factor = factor.value_parser(value_parser!(f64)).default_value("1");
    let watch = flag("watch", "Run again whenever a file of the program or a case is saved");
    Choice::augment_args(command).arg(factor).arg(watch).arg(program_option(""))
}

/// A case to run, or a fault in the folder that leaves no case to run.
struct Trial<'a> {
    name: String,
    /// Whether the program belongs to the collection itself and so reads its input to the end.
    reads_all: bool,
    case: Result<(Subject<'a>, Case), String>,
}

/// Runs the cases and, with `--watch`, runs them again after each change until Ctrl-C; returns
/// whether all pass.
pub fn run(project: &Project, options: &ArgMatches) -> Result<bool> {
    if !options.get_flag("watch") {
        return judge(project, options, &mut vec![]);
    }
    loop {
        let mut watched = ["src", "Cargo.toml"].map(|file| project.root.join(file)).to_vec();
        let start = SystemTime::now();
        let judged =
            package::open(&project.root).and_then(|now| judge(&now, options, &mut watched));
        if let Err(error) = judged {
            eprintln!("error: {error:#}");
        }
        eprintln!("waiting for a change; Ctrl-C ends");
        wait_for_change(&watched, start);
    }
}

/// Runs the cases; returns whether all pass. Adds to `watched` the files that affect the results.
fn judge(project: &Project, options: &ArgMatches, watched: &mut Vec<PathBuf>) -> Result<bool> {
    let factor = options.get_one("time-factor").copied().unwrap_or(1.0);
    ensure!(factor > 0.0 && factor <= 1e6, "--time-factor must be a positive number, not {factor}");
    let choice = Choice::from_arg_matches(options)?;
    watched.extend(options.get_one::<String>("program").map(PathBuf::from));
    let contestant = Contestant::from_option(options, "program", project, &choice)?;
    let contestant = contestant.as_ref();
    let problems = contestant::problems(contestant, &choice, project)?;
    let mut read = Vec::new();
    for problem in &problems {
        warn_of_unwritten(problem);
        watched.extend([problem.folder.clone(), problem.testdata.clone()]);
        let (cases, faults) = cases::read(problem);
        let is_wanted = problem.is_own() && !choice.is_about_all();
        ensure!(!is_wanted || !cases.is_empty(), "{}", faults.join("; "));
        read.push((problem, cases, faults));
    }
    let programs = Programs::build(project, &problems, &choice, Wanted::Judges)?;
    let mut trials = Vec::new();
    for (problem, mut cases, faults) in read {
        let solution = contestant::program(contestant, &programs, problem)?;
        watched.extend(solution.sources());
        if contestant.is_some() {
            // Only programs of this collection refuse what the statement excludes.
            cases.retain(|case| !matches!(case.expected, Expected::Message(_)));
        }
        for case in cases {
            let subject = Subject::new(problem, solution, programs.reference(problem), factor);
            let subject = Subject { is_measured: true, ..subject };
            let name = format!("{} {}", problem.name, case.name);
            let reads_all = contestant.is_none() && !problem.is_own();
            trials.push(Trial { name, reads_all, case: Ok((subject, case)) });
        }
        let trial = |fault| Trial { name: problem.name.clone(), reads_all: true, case: Err(fault) };
        trials.extend(faults.into_iter().map(trial));
    }
    let results = run_in_order(&trials, choice.jobs())?;
    print_summary(problems.len(), &trials, &results)?;
    Ok(results.iter().all(|result| verdict(result) == Verdict::Ac))
}

/// Lists on standard error the parts of a header that are still to be written.
fn warn_of_unwritten(problem: &Problem) {
    let unwritten = &problem.header.unwritten;
    if !unwritten.is_empty() {
        let Problem { name, place, .. } = problem;
        eprintln!(
            "warning: {name}: to be written in the header of problems/{place}/solution.rs: {}",
            unwritten.join(", ")
        );
    }
}

/// Runs the trials side by side and prints their results in order.
fn run_in_order(trials: &[Trial], jobs: usize) -> Result<Vec<Result<Judgement>>> {
    let progress = Progress::new("", Some(trials.len() as u64));
    let width = trials.iter().map(|trial| trial.name.chars().count()).max().unwrap_or(0);
    let mut results = Vec::new();
    // One unreadable file must not end the run of all other cases.
    let run = |trial: &Trial| Some(trial.run());
    run_side_by_side(trials, jobs, run, |trial, result| {
        progress.step_after(|| print(trial, &result, width))?;
        results.push(result);
        Ok(())
    })?;
    Ok(results)
}

fn verdict(result: &Result<Judgement>) -> Verdict {
    result.as_ref().map_or(Verdict::Bad, |judged| judged.verdict)
}

impl Trial<'_> {
    fn run(&self) -> Result<Judgement> {
        let (subject, case) = self.case.as_ref().map_err(|fault| Error::msg(fault.clone()))?;
        let folder = tempfile::tempdir()?;
        let mut judged = subject.judge_case(case, Messages::AsWritten, folder.path())?;
        let is_answered = matches!(case.expected, Expected::Output(_));
        let may_be_unread = self.reads_all && judged.verdict == Verdict::Ac && is_answered;
        if may_be_unread && leaves_the_end_unread(subject, case, folder.path())? {
            judged.details += "  warning: input not read to its end\n";
        }
        Ok(judged)
    }
}

/// Returns whether the program behaves the same when the last token of its input is nonsense, which
/// would show that it does not read that token.
fn leaves_the_end_unread(subject: &Subject, case: &Case, folder: &Path) -> Result<bool> {
    let Ok(input) = Case::text(&case.input) else { return Ok(false) };
    let Some(last) = input.split_whitespace().next_back() else { return Ok(false) };
    let place = input.rfind(last).unwrap_or(0);
    let broken = [&input[..place], "?", &input[place + last.len()..]].concat();
    let [file, out] = ["broken", "out"].map(|name| folder.join(name));
    fs::write(&file, broken)?;
    let answer = fs::read(&out)?;
    let subject = Subject { is_measured: false, ..*subject };
    let run = subject.run(&file, input.len(), folder)?;
    Ok(run.ending == Ending::Exit(0) && fs::read(out)? == answer)
}

fn print(trial: &Trial, result: &Result<Judgement>, width: usize) -> Result<()> {
    let mut to = anstream::stdout().lock();
    let verdict = verdict(result);
    let style = verdict.style();
    write!(to, "{style}{verdict:<4}{style:#}{:<width$}", trial.name)?;
    match result {
        Ok(Judgement { run, details, .. }) => {
            let peak = run.peak as f64 / f64::from(1 << 20);
            write!(to, "  {:>7.3} s  {peak:>6.1} MiB\n{details}", run.seconds)?;
        }
        Err(fault) => writeln!(to, "\n  {fault:#}")?,
    }
    Ok(())
}

fn print_summary(problems: usize, trials: &[Trial], results: &[Result<Judgement>]) -> Result<()> {
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    for result in results {
        *counts.entry(verdict(result)).or_default() += 1;
    }
    let counts = counts.iter().map(|(verdict, count)| format!("{count} {verdict}"));
    let counts = counts.collect::<Vec<_>>().join(", ");
    let (problems, cases) =
        (format_count(problems, "problem"), format_count(results.len(), "case"));
    let mut to = anstream::stdout().lock();
    writeln!(to, "{problems}, {cases}: {counts}")?;
    let seconds = results.iter().map(|result| Some(result.as_ref().ok()?.run.seconds));
    let timed = trials.iter().zip(seconds).filter_map(|(trial, seconds)| Some((trial, seconds?)));
    if let Some((trial, seconds)) = timed.max_by(|a, b| a.1.total_cmp(&b.1)) {
        writeln!(to, "slowest: {} in {seconds:.3} s", trial.name)?;
    }
    Ok(())
}
