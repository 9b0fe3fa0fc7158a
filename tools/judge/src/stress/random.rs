//! Runs on random cases, side by side.

use super::Stress;
use crate::judging::Judgement;
use crate::progress::Progress;
use crate::verdict::Verdict;
use anyhow::{anyhow, Result};
use protocol::RandomCase;
use std::collections::HashSet;
use std::io::Write;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::OnceLock;
use std::thread;
use support::plural::format_count;

/// The largest number of inputs that a worker remembers. Tiny inputs recur (of 1000 cases, a
/// quarter are repeats), and the solution is not run again on an input that the worker remembers.
const REMEMBERED: usize = 1 << 14;

/// A case that the solution does not pass.
pub struct Failure {
    /// The case.
    pub case: RandomCase,
    /// The verdict on the solution.
    pub verdict: Verdict,
    /// The reason for the verdict.
    pub details: String,
}

/// What the workers have done so far.
struct Work {
    agreed: AtomicU64,
    failure: OnceLock<Failure>,
    is_over: AtomicBool,
    progress: Progress,
}

impl Stress<'_> {
    /// Runs random cases, shows progress, reports the first difference, and saves it in a folder.
    pub(super) fn run_random(
        &self,
        cases: Option<u64>,
        jobs: usize,
        save_in: &Path,
    ) -> Result<bool> {
        let label = format!("{} agrees so far: ", self.problem.name);
        let (agreed, failure) = self.compare(cases, jobs, Progress::new(label, cases))?;
        if let Some(failure) = failure {
            return self.report(failure, save_in).map(|()| false);
        }
        let cases = format_count(agreed as usize, "case");
        let agree = if agreed == 1 { "agrees" } else { "agree" };
        let mut to = anstream::stdout().lock();
        writeln!(to, "{}: {cases} {agree} (seed {})", self.problem.name, self.seed)?;
        Ok(true)
    }

    /// Returns the number of cases passed, and the first failing case found. Each worker has its
    /// own seeds.
    pub fn compare(
        &self,
        cases: Option<u64>,
        jobs: usize,
        progress: Progress,
    ) -> Result<(u64, Option<Failure>)> {
        let (agreed, failure, is_over) = Default::default();
        let work = Work { agreed, failure, is_over, progress };
        let jobs = cases.map_or(jobs, |cases| jobs.min(cases as usize)).max(1) as u64;
        // If no number of cases is given, each worker has 2^40 seeds, enough for years. A
        // contestant's generator may read only 32 bits of a seed, and is slower.
        let seeds = if self.problem.is_own() { 27 } else { 40 };
        let start = |worker: u64| match cases {
            Some(cases) => (u128::from(worker) * u128::from(cases) / u128::from(jobs)) as u64,
            None => worker << seeds,
        };
        let results: Vec<Result<()>> = thread::scope(|scope| {
            let spawn = |worker| {
                let work = &work;
                let seeds = start(worker)..start(worker + 1);
                scope.spawn(move || {
                    let result = self.compare_seeds(seeds, work);
                    work.is_over.fetch_or(result.is_err(), Relaxed);
                    result
                })
            };
            let workers: Vec<_> = (0..jobs).map(spawn).collect();
            let died = |_| Err(anyhow!("a worker died"));
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(died)).collect()
        });
        drop(work.progress);
        results.into_iter().collect::<Result<()>>()?;
        Ok((work.agreed.into_inner(), work.failure.into_inner()))
    }

    /// Runs the cases of these seeds, which are relative to the first seed, until told to stop.
    fn compare_seeds(&self, seeds: Range<u64>, work: &Work) -> Result<()> {
        let folder = tempfile::tempdir()?;
        let first = self.seed.wrapping_add(seeds.start);
        let count = seeds.end - seeds.start;
        let mut stream = self.generate_cases(first, count)?;
        let mut passed = HashSet::new();
        for step in 0..count {
            if self.stop.is_requested() || work.is_over.load(Relaxed) {
                break;
            }
            let case = match stream.next() {
                Err(_) if self.was_interrupted() => break,
                case => case.map_err(|error| {
                    let (name, seed) = (&self.problem.name, first.wrapping_add(step));
                    anyhow!(
                        "the reference of {name} fails on its own case of seed {seed}:\n{error}"
                    )
                })?,
            };
            if !passed.contains(&case.input) {
                let judged = self.judge(&case.input, &case.answer, folder.path())?;
                let Judgement { verdict, details, .. } = judged;
                if verdict != Verdict::Ac {
                    if !self.was_interrupted() {
                        work.is_over.store(true, Relaxed);
                        let _ = work.failure.set(Failure { case, verdict, details });
                    }
                    break;
                }
                if passed.len() < REMEMBERED {
                    passed.insert(case.input);
                }
            }
            work.agreed.fetch_add(1, Relaxed);
            work.progress.step();
        }
        Ok(())
    }
}
