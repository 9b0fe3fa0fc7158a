//! `judge test`: every case of some problems, with a judge's verdicts.

use crate::build::{Programs, Wanted};
use crate::cases::{self, Case, Expected};
use crate::judging::{Judgement, Messages, Subject};
use crate::option::option;
use crate::progress::Progress;
use crate::run::{Ending, Run};
use crate::side_by_side::run_side_by_side;
use crate::verdict::Verdict;
use crate::Choice;
use anyhow::{ensure, Result};
use catalogue::project::{Problem, Project};
use clap::{value_parser, ArgMatches, Args, Command, FromArgMatches};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use support::plural::format_count;

/// Adds the options to the command.
///
/// The limit of time is for processor time, which does not grow while other programs run. A
/// program that only waits is killed after twice the limit by the clock, and a little more.
pub fn declare(command: Command) -> Command {
    let help = "Multiply every time limit, for a slow machine";
    let factor = option("time-factor", "TIME_FACTOR", help);
    Choice::augment_args(command).arg(factor.value_parser(value_parser!(f64)).default_value("1"))
}

/// A case to run, or a fault of the folder, for which there is nothing to run.
struct Task<'a> {
    name: String,
    case: Result<(Subject<'a>, Case), String>,
}

/// What is printed about a task.
struct Report {
    verdict: Verdict,
    run: Option<Run>,
    details: String,
    unread: bool,
}

/// Runs the cases, and returns whether all of them pass.
pub fn run(project: &Project, options: &ArgMatches) -> Result<bool> {
    let factor = options.get_one("time-factor").copied().unwrap_or(1.0);
    ensure!(factor > 0.0 && factor <= 1e6, "--time-factor must be a positive number, not {factor}");
    let choice = Choice::from_arg_matches(options)?;
    let problems = choice.problems(project)?;
    for problem in &problems {
        warn_of_unwritten(problem);
    }
    let programs = Programs::build(project, &problems, &choice, Wanted::Judges)?;
    let mut tasks = Vec::new();
    for problem in &problems {
        let (cases, faults) = cases::read(problem);
        for case in cases {
            let subject = Subject {
                solution: programs.solution(problem)?,
                reference: programs.reference(problem),
                time: problem.header.time.mul_f64(factor),
                memory: problem.header.memory,
                is_measured: true,
            };
            let name = format!("{} {}", problem.name, case.name);
            tasks.push(Task { name, case: Ok((subject, case)) });
        }
        let task = |fault| Task { name: problem.name.clone(), case: Err(fault) };
        tasks.extend(faults.into_iter().map(task));
    }
    let reports = run_in_order(&tasks, choice.jobs())?;
    print_summary(problems.len(), &tasks, &reports)?;
    Ok(reports.iter().all(|report| report.verdict == Verdict::Ac))
}

/// Names on stderr what is still to be written in a header.
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

/// Runs the tasks side by side and prints their reports in the order of the tasks.
fn run_in_order(tasks: &[Task], jobs: usize) -> Result<Vec<Report>> {
    let progress = Progress::new("", Some(tasks.len() as u64));
    let width = tasks.iter().map(|task| task.name.chars().count()).max().unwrap_or(0);
    let mut reports = Vec::new();
    let run = |task: &Task| Some(task.run());
    let result = run_side_by_side(tasks, jobs, run, |task, report| {
        progress.suspend(|| print(task, &report, width))?;
        progress.step();
        reports.push(report);
        Ok(())
    });
    progress.sweep();
    result.map(|()| reports)
}

impl Task<'_> {
    fn run(&self) -> Report {
        let report = match &self.case {
            // One unreadable file must not end the run of all other cases.
            Ok((subject, case)) => judge(subject, case).map_err(|error| format!("{error:#}")),
            Err(fault) => Err(fault.clone()),
        };
        report.unwrap_or_else(|fault| {
            let details = format!("  {fault}\n");
            Report { verdict: Verdict::Bad, run: None, details, unread: false }
        })
    }
}

fn judge(subject: &Subject, case: &Case) -> Result<Report> {
    let folder = tempfile::tempdir()?;
    let folder = folder.path();
    let Judgement { run, verdict, details } =
        subject.judge_case(case, Messages::AsWritten, folder)?;
    let may_be_unread = verdict == Verdict::Ac && matches!(case.expected, Expected::Output(_));
    let unread = may_be_unread && leaves_the_end_unread(subject, case, folder)?;
    Ok(Report { verdict, run: Some(run), details, unread })
}

/// Returns whether the program behaves the same when the last token of its input is nonsense, which
/// shows that it does not read it.
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

fn print(task: &Task, report: &Report, width: usize) -> Result<()> {
    let mut to = anstream::stdout().lock();
    let style = report.verdict.style();
    write!(to, "{style}{:<4}{style:#}{:<width$}", report.verdict, task.name)?;
    if let Some(run) = &report.run {
        let peak = run.peak as f64 / f64::from(1 << 20);
        write!(to, "  {:>7.3} s  {peak:>6.1} MiB", run.seconds)?;
    }
    write!(to, "\n{}", report.details)?;
    if report.unread {
        writeln!(to, "  warning: input not read to its end")?;
    }
    Ok(())
}

fn print_summary(problems: usize, tasks: &[Task], reports: &[Report]) -> Result<()> {
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    for report in reports {
        *counts.entry(report.verdict).or_default() += 1;
    }
    let counts = counts.iter().map(|(verdict, count)| format!("{count} {verdict}"));
    let counts = counts.collect::<Vec<_>>().join(", ");
    let (problems, cases) =
        (format_count(problems, "problem"), format_count(reports.len(), "case"));
    let mut to = anstream::stdout().lock();
    writeln!(to, "{problems}, {cases}: {counts}")?;
    let timed = tasks.iter().zip(reports).filter_map(|(task, report)| Some((task, report.run?)));
    if let Some((task, run)) = timed.max_by(|a, b| a.1.seconds.total_cmp(&b.1.seconds)) {
        writeln!(to, "slowest: {} in {:.3} s", task.name, run.seconds)?;
    }
    Ok(())
}
