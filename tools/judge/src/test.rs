//! `judge test`: every case of some problems, with a judge's verdicts.

use crate::build::{Programs, Wanted};
use crate::cases::{self, Case, Expected};
use crate::judging::Subject;
use crate::measure::run_measured;
use crate::progress::Progress;
use crate::run::{run as run_once, Ending, Run};
use crate::verdict::Verdict;
use crate::Choice;
use anyhow::Result;
use catalogue::project::{Problem, Project};
use clap::{value_parser, Arg, ArgMatches, Args, Command, FromArgMatches};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use support::plural::counted;

/// The options of `judge test`.
///
/// The limit of time is for processor time, which does not grow while other programs run. A
/// program that only waits is killed after twice the limit by the clock, and a little more.
pub struct Options {
    /// The problems.
    pub choice: Choice,
    time_factor: f64,
}

/// Adds the options to the command.
pub fn declare(command: Command) -> Command {
    Choice::augment_args(command).arg(
        Arg::new("time-factor")
            .long("time-factor")
            .help("Multiply every time limit, for a slow machine")
            .value_name("TIME_FACTOR")
            .value_parser(value_parser!(f64))
            .default_value("1"),
    )
}

impl Options {
    /// Returns the options as they were given.
    pub fn read(matches: &ArgMatches) -> Result<Options> {
        let time_factor = matches.get_one("time-factor").copied().unwrap_or(1.0);
        Ok(Options { choice: Choice::from_arg_matches(matches)?, time_factor })
    }
}

/// A case to run, or a fault of the folder, for which there is nothing to run.
enum Task<'a> {
    Run(&'a Problem, Subject<'a>, Case),
    Fault(&'a Problem, String),
}

/// What is printed about a task.
struct Report {
    verdict: Verdict,
    run: Option<Run>,
    details: String,
    unread: bool,
}

/// Runs the cases, and returns whether all of them pass.
pub fn run(project: &Project, options: &Options) -> Result<bool> {
    anyhow::ensure!(
        options.time_factor > 0.0 && options.time_factor <= 1e6,
        "--time-factor must be a positive number, not {}",
        options.time_factor
    );
    let problems = options.choice.problems(project)?;
    for problem in &problems {
        warn_of_unwritten(problem);
    }
    let programs = Programs::build(project, &problems, &options.choice, Wanted::Judges)?;
    let mut tasks = Vec::new();
    for problem in &problems {
        let (cases, faults) = cases::read(problem);
        for case in cases {
            let subject = Subject {
                solution: programs.solution(problem)?,
                reference: programs.reference(problem),
                time: problem.header.time.mul_f64(options.time_factor),
                memory: problem.header.memory,
            };
            tasks.push(Task::Run(problem, subject, case));
        }
        tasks.extend(faults.into_iter().map(|fault| Task::Fault(problem, fault)));
    }
    let reports = in_order(&tasks, options.choice.jobs())?;
    summary(problems.len(), &tasks, &reports)?;
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
fn in_order(tasks: &[Task], jobs: usize) -> Result<Vec<Report>> {
    let progress = Progress::new("", Some(tasks.len() as u64));
    let width = tasks.iter().map(|task| task.name().chars().count()).max().unwrap_or(0);
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let result = thread::scope(|scope| {
        for _ in 0..jobs.min(tasks.len()) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(task) = tasks.get(index) else { break };
                if sender.send((index, task.report())).is_err() {
                    break;
                }
            });
        }
        drop(sender);
        // An error while printing ends this loop and with it the channel, at which the workers stop.
        let mut waiting = BTreeMap::new();
        let mut reports = Vec::new();
        for (index, report) in receiver {
            waiting.insert(index, report);
            while let Some(report) = waiting.remove(&reports.len()) {
                progress.suspended(|| print(&tasks[reports.len()], &report, width))?;
                progress.step();
                reports.push(report);
            }
        }
        Ok(reports)
    });
    progress.sweep();
    result
}

impl Task<'_> {
    fn name(&self) -> String {
        match self {
            Task::Run(problem, _, case) => format!("{} {}", problem.name, case.name),
            Task::Fault(problem, _) => problem.name.clone(),
        }
    }

    fn report(&self) -> Report {
        let fault = match self {
            Task::Run(_, subject, case) => match judge(subject, case) {
                Ok(report) => return report,
                // One unreadable file must not end the run of all other cases.
                Err(error) => format!("{error:#}"),
            },
            Task::Fault(_, fault) => fault.clone(),
        };
        let details = format!("  {fault}\n");
        Report { verdict: Verdict::Bad, run: None, details, unread: false }
    }
}

fn judge(subject: &Subject, case: &Case) -> Result<Report> {
    let folder = tempfile::tempdir()?;
    let folder = folder.path();
    let report =
        |(verdict, details), run| Report { verdict, run: Some(run), details, unread: false };
    match &case.expected {
        Expected::Message(message) => {
            let run = run_measured(subject.solution, &case.input, folder, &subject.limits(0))?;
            let judged = subject.judge_refusal(&run, &Case::text(message)?, folder)?;
            Ok(report(judged, run))
        }
        Expected::Win => {
            let game = subject.play_measured(&case.input, folder)?;
            Ok(report(subject.judge_game(&game, folder)?, game.run))
        }
        Expected::Output(expected) => {
            let expected = Case::text(expected)?;
            let limits = subject.limits(expected.len());
            let run = run_measured(subject.solution, &case.input, folder, &limits)?;
            let mut report = report(subject.judge(&run, &case.input, &expected, folder)?, run);
            if report.verdict == Verdict::Ac {
                report.unread = leaves_the_end_unread(subject, case, folder)?;
            }
            Ok(report)
        }
    }
}

/// Returns whether the program behaves the same when the last token of its input is nonsense, which
/// shows that it does not read it.
fn leaves_the_end_unread(subject: &Subject, case: &Case, folder: &Path) -> Result<bool> {
    let Ok(input) = Case::text(&case.input) else { return Ok(false) };
    let Some(last) = input.split_whitespace().next_back() else { return Ok(false) };
    let place = input.rfind(last).unwrap_or(0);
    let broken = [&input[..place], "?", &input[place + last.len()..]].concat();
    let file = |name: &str| folder.join(name);
    fs::write(file("broken"), broken)?;
    let limits = subject.limits(input.len());
    let (out, err) = (file("broken-out"), file("broken-err"));
    let run = run_once(subject.solution.command(), &file("broken"), &out, &err, &limits)?;
    Ok(run.ending == Ending::Exit(0) && fs::read(out)? == fs::read(file("out"))?)
}

fn print(task: &Task, report: &Report, width: usize) -> Result<()> {
    let mut to = anstream::stdout().lock();
    let style = report.verdict.style();
    let name = task.name();
    write!(to, "{style}{:<4}{style:#}{name:<width$}", report.verdict)?;
    if let Some(run) = &report.run {
        let peak = run.peak as f64 / f64::from(1 << 20);
        write!(to, "  {:>7.3} s  {peak:>6.1} MiB", run.seconds)?;
    }
    writeln!(to)?;
    write!(to, "{}", report.details)?;
    if report.unread {
        writeln!(to, "  warning: input not read to its end")?;
    }
    Ok(())
}

fn summary(problems: usize, tasks: &[Task], reports: &[Report]) -> Result<()> {
    let mut to = anstream::stdout().lock();
    let mut counts: Vec<(Verdict, usize)> = Vec::new();
    for report in reports {
        match counts.iter_mut().find(|(verdict, _)| *verdict == report.verdict) {
            Some((_, count)) => *count += 1,
            None => counts.push((report.verdict, 1)),
        }
    }
    let counts: Vec<String> =
        counts.iter().map(|(verdict, count)| format!("{count} {verdict}")).collect();
    writeln!(
        to,
        "{}, {}: {}",
        counted(problems, "problem"),
        counted(reports.len(), "case"),
        counts.join(", ")
    )?;
    let timed = tasks.iter().zip(reports).filter_map(|(task, report)| Some((task, report.run?)));
    if let Some((task, run)) = timed.max_by(|a, b| a.1.seconds.total_cmp(&b.1.seconds)) {
        writeln!(to, "slowest: {} in {:.3} s", task.name(), run.seconds)?;
    }
    Ok(())
}
