//! Runs on random cases, side by side.

use super::Stress;
use crate::progress::Progress;
use crate::verdict::Verdict;
use anyhow::{anyhow, Context, Result};
use protocol::Case;
use std::collections::HashSet;
use std::io::{BufReader, Read, Seek, Write};
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::Mutex;
use std::thread;
use support::plural::counted;

/// The number of inputs that a worker remembers at most. Tiny inputs come up again, a quarter of
/// them in a thousand cases, and the solution is not run on the same one twice.
const REMEMBERED: usize = 1 << 14;

/// A case that the solution does not pass.
pub struct Failure {
    /// The case.
    pub case: Case,
    /// The verdict on the solution.
    pub verdict: Verdict,
    /// The reason for the verdict.
    pub details: String,
}

/// What the workers have done so far.
struct Work {
    agreed: AtomicU64,
    failure: Mutex<Option<Failure>>,
    progress: Progress,
}

impl Stress<'_> {
    /// Runs random cases, shows the progress, and reports the first difference.
    pub(super) fn random(&self, cases: Option<u64>, jobs: usize) -> Result<bool> {
        let label = format!("{} agrees so far: ", self.problem.name);
        let (agreed, failure) = self.compare(cases, jobs, Progress::new(label, cases))?;
        match failure {
            Some(failure) => self.report(failure.case).map(|()| false),
            None => {
                let mut to = anstream::stdout().lock();
                let cases = counted(agreed as usize, "case");
                let agree = if agreed == 1 { "agrees" } else { "agree" };
                writeln!(to, "{}: {cases} {agree} (seed {})", self.problem.name, self.seed)?;
                Ok(true)
            }
        }
    }

    /// Returns how many cases agree, and the first one found that does not. Each worker has seeds
    /// of its own.
    pub fn compare(
        &self,
        cases: Option<u64>,
        jobs: usize,
        progress: Progress,
    ) -> Result<(u64, Option<Failure>)> {
        let work = Work { agreed: AtomicU64::new(0), failure: Mutex::new(None), progress };
        let jobs = cases.map_or(jobs, |cases| jobs.min(cases as usize)).max(1) as u64;
        // Without a number, each worker has 2^40 seeds: years of cases.
        let share = |worker: u64| match cases {
            Some(cases) => {
                let end = |worker: u64| u128::from(worker) * u128::from(cases) / u128::from(jobs);
                (end(worker) as u64, end(worker + 1) as u64)
            }
            None => (worker << 40, (worker + 1) << 40),
        };
        let finished = AtomicBool::new(false);
        let results: Vec<Result<()>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs)
                .map(|worker| {
                    let (from, to) = share(worker);
                    let (work, finished) = (&work, &finished);
                    scope.spawn(move || {
                        let result = self.work(from, to - from, work, finished);
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
        work.progress.sweep();
        results.into_iter().collect::<Result<()>>()?;
        let failure = work.failure.into_inner().map_err(|_| anyhow!("a worker died"))?;
        Ok((work.agreed.into_inner(), failure))
    }

    /// Runs `count` cases from the seed plus `from` on, until told to finish.
    fn work(&self, from: u64, count: u64, work: &Work, finished: &AtomicBool) -> Result<()> {
        let folder = tempfile::tempdir()?;
        let mut errors = tempfile::tempfile()?;
        let first = self.seed.wrapping_add(from);
        let mut command = self.reference.command();
        command.args(["cases", "--seed", &first.to_string(), "--count", &count.to_string()]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(errors.try_clone()?);
        let mut child = command.env("RUST_BACKTRACE", "0").spawn()?;
        let mut stream = BufReader::new(child.stdout.take().context("the stream of cases")?);
        let mut done = 0;
        let mut passed = HashSet::new();
        let result = loop {
            if self.stop.load(Relaxed) || finished.load(Relaxed) {
                break Ok(());
            }
            match Case::read(&mut stream) {
                Ok(Some(case)) if passed.contains(&case.input) => done += 1,
                Ok(Some(case)) => match self.verdict(&case.input, &case.answer, folder.path()) {
                    Ok((Verdict::Ac, _)) => {
                        done += 1;
                        if passed.len() < REMEMBERED {
                            passed.insert(case.input);
                        }
                    }
                    Ok(_) if self.interrupted() => break Ok(()),
                    Ok((verdict, details)) => {
                        finished.store(true, Relaxed);
                        let mut failure =
                            work.failure.lock().map_err(|_| anyhow!("a worker died"))?;
                        failure.get_or_insert(Failure { case, verdict, details });
                        break Ok(());
                    }
                    Err(error) => break Err(error),
                },
                Ok(None) if done == count => break Ok(()),
                Ok(None) | Err(_) if self.interrupted() => break Ok(()),
                Ok(None) | Err(_) => {
                    let _ = child.wait();
                    let mut message = String::new();
                    errors.rewind()?;
                    errors.read_to_string(&mut message)?;
                    break Err(anyhow!(
                        "the reference of {} fails on its own case of seed {}:\n{}",
                        self.problem.name,
                        first.wrapping_add(done),
                        message.trim()
                    ));
                }
            }
            work.agreed.fetch_add(1, Relaxed);
            work.progress.step();
        };
        let _ = child.kill();
        let _ = child.wait();
        result
    }
}
