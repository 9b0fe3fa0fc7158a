//! `judge stress`: a solution against its reference on random cases.

use crate::build::Programs;
use crate::judging::Subject;
use crate::measure::measured;
use crate::project::{Problem, Project};
use crate::run::{output, run as run_once};
use crate::shrink::shrink;
use crate::verdict::Verdict;
use crate::Choice;
use anyhow::{anyhow, bail, ensure, Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use reference::protocol::Case;
use std::fs::{self, File};
use std::io::{BufReader, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The words of `judge stress`.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    choice: Choice,
    /// How many cases a problem [default: until a difference or Ctrl-C]
    #[arg(long)]
    cases: Option<u64>,
    /// The first case's seed, to repeat a run [default: from the clock]
    #[arg(long)]
    seed: Option<u64>,
    /// Run the largest inputs instead, and report time and memory
    #[arg(long)]
    largest: bool,
}

/// The dev profile is slower, and its time says nothing about a judge's.
const DEV_TIME_FACTOR: u32 = 20;

/// Stresses the problems one after another; true if no difference was found.
pub fn run(project: &Project, options: &Options) -> Result<bool> {
    let choice = &options.choice;
    let problems = match (&choice.names[..], choice.all) {
        ([], false) => bail!("name a problem, or say --all"),
        ([], true) => project.problems.iter().collect(),
        (names, _) => project.find(names)?,
    };
    let endless = options.cases.is_none() && !options.largest;
    ensure!(
        !endless || problems.len() == 1,
        "several problems need --cases, or the first would go on for ever"
    );
    let programs = Programs::build(project, &problems, choice.dev)?;
    let clock =
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_millis() as u64);
    let seed = options.seed.unwrap_or(clock % 1_000_000_000);
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = Arc::clone(&stop);
    ctrlc::set_handler(move || stopped.store(true, Relaxed)).context("waiting for Ctrl-C")?;

    let mut agree = true;
    for problem in problems {
        let factor = if choice.dev { DEV_TIME_FACTOR } else { 1 };
        let reference = programs.reference(problem);
        let reference = reference.with_context(|| format!("{} has no reference", problem.name))?;
        let stress = Stress {
            problem,
            subject: Subject {
                solution: programs.solution(problem)?,
                reference: Some(reference),
                time: problem.header.time * factor,
                memory: problem.header.memory,
            },
            reference,
            seed,
            stop: &stop,
        };
        agree &= match options.largest {
            true => stress.largest(options.cases.unwrap_or(1))?,
            false => stress.random(options.cases, choice.jobs())?,
        };
        if stop.load(Relaxed) {
            break;
        }
    }
    Ok(agree)
}

struct Stress<'a> {
    problem: &'a Problem,
    subject: Subject<'a>,
    reference: &'a Path,
    seed: u64,
    stop: &'a AtomicBool,
}

/// How far the workers are.
struct Progress {
    agreed: AtomicU64,
    failure: Mutex<Option<Case>>,
    bar: ProgressBar,
}

impl Stress<'_> {
    /// Random cases, each worker with seeds of its own.
    fn random(&self, cases: Option<u64>, jobs: usize) -> Result<bool> {
        let bar = match cases {
            Some(cases) => ProgressBar::new(cases),
            None => ProgressBar::new_spinner(),
        };
        let style = ProgressStyle::with_template("{msg} {pos} cases agree, {elapsed}")?;
        let bar = bar.with_style(style).with_message(self.problem.name.clone());
        let progress = Progress { agreed: AtomicU64::new(0), failure: Mutex::new(None), bar };
        let jobs = cases.map_or(jobs, |cases| jobs.min(cases as usize)).max(1) as u64;
        // Without a number, each worker has 2^40 seeds: years of cases.
        let share = |worker: u64| match cases {
            Some(cases) => (worker * cases / jobs, (worker + 1) * cases / jobs),
            None => (worker << 40, (worker + 1) << 40),
        };
        let finished = AtomicBool::new(false);
        let results: Vec<Result<()>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs)
                .map(|worker| {
                    let (from, to) = share(worker);
                    let (progress, finished) = (&progress, &finished);
                    scope.spawn(move || {
                        let result = self.work(from, to - from, progress, finished);
                        if result.is_err() {
                            finished.store(true, Relaxed);
                        }
                        result
                    })
                })
                .collect();
            let joined = workers.into_iter().map(|worker| worker.join());
            joined.map(|result| result.unwrap_or_else(|_| Err(anyhow!("a worker died")))).collect()
        });
        progress.bar.finish_and_clear();
        results.into_iter().collect::<Result<()>>()?;

        let failure = progress.failure.into_inner().map_err(|_| anyhow!("a worker died"))?;
        let agreed = progress.agreed.into_inner();
        match failure {
            Some(case) => self.report(case).map(|()| false),
            None => {
                let mut to = anstream::stdout().lock();
                writeln!(to, "{}: {agreed} cases agree (seed {})", self.problem.name, self.seed)?;
                Ok(true)
            }
        }
    }

    /// Runs `count` cases from the seed plus `from` on, until told to finish.
    fn work(
        &self,
        from: u64,
        count: u64,
        progress: &Progress,
        finished: &AtomicBool,
    ) -> Result<()> {
        let folder = tempfile::tempdir()?;
        let mut errors = tempfile::tempfile()?;
        let first = self.seed.wrapping_add(from);
        let mut command = Command::new(self.reference);
        command.args(["cases", "--seed", &first.to_string(), "--count", &count.to_string()]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(errors.try_clone()?);
        let mut child = command.env("RUST_BACKTRACE", "0").spawn()?;
        let mut stream = BufReader::new(child.stdout.take().context("the stream of cases")?);
        let mut done = 0;
        let result = loop {
            if self.stop.load(Relaxed) || finished.load(Relaxed) {
                break Ok(());
            }
            match Case::read(&mut stream) {
                Ok(Some(case)) => match self.passes(&case.input, &case.answer, folder.path()) {
                    Ok(true) => done += 1,
                    Ok(false) => {
                        finished.store(true, Relaxed);
                        let mut failure =
                            progress.failure.lock().map_err(|_| anyhow!("a worker died"))?;
                        failure.get_or_insert(case);
                        break Ok(());
                    }
                    Err(error) => break Err(error),
                },
                Ok(None) if done == count => break Ok(()),
                Ok(None) | Err(_) => {
                    let _ = child.wait();
                    let mut said = String::new();
                    errors.rewind()?;
                    errors.read_to_string(&mut said)?;
                    break Err(anyhow!(
                        "the reference of {} fails on its own case of seed {}:\n{}",
                        self.problem.name,
                        first.wrapping_add(done),
                        said.trim()
                    ));
                }
            }
            progress.agreed.fetch_add(1, Relaxed);
            progress.bar.inc(1);
        };
        let _ = child.kill();
        let _ = child.wait();
        result
    }

    fn passes(&self, input: &str, answer: &str, folder: &Path) -> Result<bool> {
        let file = |name: &str| folder.join(name);
        fs::write(file("in"), input)?;
        let limits = self.subject.limits(answer.len());
        let mut run =
            run_once(self.subject.solution, &file("in"), &file("out"), &file("err"), &limits)?;
        run.peak = 0; // not the program's own here: see `measure`
        let (verdict, _) = self.subject.judge(&run, &file("in"), answer, folder)?;
        Ok(verdict == Verdict::Ac)
    }

    /// Shrinks the case, saves it among the problem's tests, and shows it.
    fn report(&self, case: Case) -> Result<()> {
        let folder = tempfile::tempdir()?;
        let folder = folder.path();
        let mut to = anstream::stdout().lock();
        writeln!(to, "{}: a difference at seed {}; shrinking", self.problem.name, case.seed)?;
        let input = shrink(&case.input, |candidate| {
            !self.stop.load(Relaxed)
                && self.answer(candidate, folder).is_some_and(|answer| {
                    matches!(self.passes(candidate, &answer, folder), Ok(false))
                })
        });
        // Shrinking rewrites blanks; where even that cures the failure, the case stays.
        let answer = self.answer(&input, folder);
        let fails = answer
            .as_ref()
            .is_some_and(|answer| matches!(self.passes(&input, answer, folder), Ok(false)));
        let (input, answer) = match answer {
            Some(answer) if fails => (input, answer),
            _ => (case.input, case.answer),
        };
        let saved = self.save(case.seed, &input, &answer)?;
        fs::write(folder.join("in"), &input)?;
        let limits = self.subject.limits(answer.len());
        let run = measured(self.subject.solution, &folder.join("in"), folder, &limits)?;
        let (verdict, details) = self.subject.judge(&run, &folder.join("in"), &answer, folder)?;
        let style = verdict.style();
        writeln!(to, "{style}{verdict}{style:#} on this input, saved as {}:", saved.display())?;
        write!(
            to,
            "{}",
            input.lines().take(40).map(|line| format!("  {line}\n")).collect::<String>()
        )?;
        write!(to, "{details}")?;
        Ok(())
    }

    /// The reference's answer, unless the input breaks the statement.
    fn answer(&self, input: &str, folder: &Path) -> Option<String> {
        let file = |name: &str| folder.join(name);
        fs::write(file("candidate"), input).ok()?;
        let mut command = Command::new(self.reference);
        command.arg("answer").stdin(File::open(file("candidate")).ok()?).env("RUST_BACKTRACE", "0");
        let done = command.output().ok()?;
        done.status.success().then(|| String::from_utf8_lossy(&done.stdout).into_owned())
    }

    /// Saves a case under the first free name.
    fn save(&self, seed: u64, input: &str, answer: &str) -> Result<PathBuf> {
        let folder = &self.problem.testdata;
        fs::create_dir_all(folder)?;
        for number in 0.. {
            let name = if number == 0 {
                format!("stress-{seed}")
            } else {
                format!("stress-{seed}-{number}")
            };
            let (file, out) =
                (folder.join(format!("{name}.in")), folder.join(format!("{name}.out")));
            if out.exists() {
                continue;
            }
            match File::create_new(&file) {
                Ok(mut created) => created.write_all(input.as_bytes())?,
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error).with_context(|| file.display().to_string()),
            }
            fs::write(&out, answer).with_context(|| out.display().to_string())?;
            return Ok(file);
        }
        bail!("no free name for the case in {}", folder.display())
    }

    /// The largest inputs: nothing to compare, but time and memory to keep.
    fn largest(&self, cases: u64) -> Result<bool> {
        let folder = tempfile::tempdir()?;
        let folder = folder.path();
        let input = folder.join("in");
        let mut kept = true;
        for seed in (0..cases).map(|step| self.seed.wrapping_add(step)) {
            let mut command = Command::new(self.reference);
            let made =
                output(command.args(["generate", "--seed", &seed.to_string(), "--largest"]))?;
            let said = String::from_utf8_lossy(&made.stderr);
            ensure!(
                made.status.success(),
                "the reference of {}: {}",
                self.problem.name,
                said.trim()
            );
            fs::write(&input, &made.stdout)?;
            let run = measured(
                self.subject.solution,
                &input,
                folder,
                &self.subject.limits(made.stdout.len()),
            )?;
            let broken = self.subject.limit_broken(&run, folder)?;
            let (verdict, details) = broken.unwrap_or((Verdict::Ac, String::new()));
            kept &= verdict == Verdict::Ac;
            let style = verdict.style();
            let mut to = anstream::stdout().lock();
            writeln!(
                to,
                "{style}{verdict:<4}{style:#}{:<24}{:>8.3} s  {:>6.1} MiB  of {}, input {:.1} MiB, seed {seed}",
                self.problem.name,
                run.seconds,
                run.peak as f64 / f64::from(1 << 20),
                self.problem.header.limits,
                made.stdout.len() as f64 / f64::from(1 << 20),
            )?;
            write!(to, "{details}")?;
            if Duration::from_secs_f64(run.seconds) > self.subject.time / 10 {
                writeln!(to, "  warning: more than a tenth of the limit of time")?;
            }
        }
        Ok(kept)
    }
}
