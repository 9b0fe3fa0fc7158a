//! The check of one problem: which of its mutants no case notices.

use crate::cases;
use crate::compiler::{Compiler, Mutants};
use crate::mutant::Mutant;
use crate::records::Records;
use anyhow::{ensure, Result};
use catalogue::project::Problem;
use judge::cases::Case;
use judge::judging::{Messages, Subject};
use judge::program::Program;
use judge::run::{Ending, Run};
use judge::side_by_side::run_side_by_side;
use judge::verdict::Verdict;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The limits of the solution itself, which is known to end.
const TIME: Duration = Duration::from_secs(600);

/// The memory that a mutant may take. Most systems hand it out only when it is used.
const MEMORY: u64 = 1 << 30;

/// A mutant may take this time, and [`SLOWER`] times what the solution takes.
const LEAST_TIME: Duration = Duration::from_millis(500);

/// How many times slower than the solution a mutant may be.
const SLOWER: u32 = 10;

/// How many times longer a program may take by the clock before it counts as one that hangs.
const MOST_PATIENCE: u32 = 16;

/// The time of a run, in seconds, from which on it is worth while to compile with optimisation.
const SLOW_RUN: f64 = 0.02;

/// The time of all runs, in seconds, from which on it is worth while to compile with optimisation.
const SLOW_RUNS: f64 = 2.0;

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is no program.
    NotCompiled,
    /// The case of this name noticed it.
    Caught(String),
    /// No case noticed it.
    Survived,
}

/// The result of a check.
#[derive(Default)]
pub struct Report {
    /// The numbers of mutants.
    pub counts: Counts,
    /// The lines about mutants that no case notices, and about records that are wrong.
    pub complaints: Vec<String>,
}

/// Numbers of mutants.
#[derive(Clone, Copy, Default)]
pub struct Counts {
    /// Those that were tried.
    pub mutants: usize,
    /// Those that do not compile.
    pub not_compiled: usize,
    /// Those that a case noticed.
    pub caught: usize,
    /// Those that no case noticed, but that a record explains.
    pub recorded: usize,
    /// Those that no case noticed, without a reason.
    pub survivors: usize,
}

/// A case, with the time that the solution itself takes on it.
struct Timed {
    case: Case,
    seconds: f64,
}

/// The programs of a problem.
pub struct Check<'a> {
    /// The problem.
    pub problem: &'a Problem,
    /// Its reference.
    pub reference: Option<&'a Program>,
    /// What compiles its mutants.
    pub compiler: &'a Compiler,
    /// The number of tiny random cases.
    pub cases: u64,
    /// How many programs run at once.
    pub jobs: usize,
}

impl Check<'_> {
    /// Tries every mutant of the solution.
    pub fn run(&self) -> Result<Report> {
        let text = fs::read_to_string(self.problem.solution())?;
        let records = Records::read(self.problem)?;
        let mutants = Mutant::all(&text);
        let fates = self.fates(&text, &mutants)?;
        let path = format!("problems/{}/solution.rs", self.problem.place);
        let mut counts = Counts { mutants: mutants.len(), ..Counts::default() };
        let mut survivors = Vec::new();
        for (mutant, fate) in mutants.iter().zip(&fates) {
            match fate {
                Fate::NotCompiled => counts.not_compiled += 1,
                Fate::Caught(_) => counts.caught += 1,
                Fate::Survived => survivors.push(mutant),
            }
        }
        let (unexplained, mut complaints) = records.compare(&mutants, &fates);
        counts.survivors = unexplained.len();
        counts.recorded = survivors.len() - unexplained.len();
        let line = |mutant: &&Mutant| format!("{path}:{}: {}", mutant.line, mutant.label);
        complaints.splice(0..0, unexplained.iter().map(line));
        Ok(Report { counts, complaints })
    }

    /// Returns what becomes of each mutant.
    fn fates(&self, text: &str, mutants: &[Mutant]) -> Result<Vec<Fate>> {
        let folder = tempfile::tempdir()?;
        let folder = folder.path();
        let cases = cases::all(self.problem, self.reference, self.cases, folder)?;
        let mut built = self.compiler.compile(text, mutants, false, folder)?;
        let mut timed = self.timed(&built, &cases, folder)?;
        let first = timed.first().map_or(0.0, |first| first.seconds);
        if first > SLOW_RUN || timed.iter().map(|case| case.seconds).sum::<f64>() > SLOW_RUNS {
            built = self.compiler.compile(text, mutants, true, folder)?;
            timed = self.timed(&built, &cases, folder)?;
        }
        // The cheapest first, and among those the order of the folder.
        timed.sort_by_key(|case| (case.seconds * 100.0) as u64);
        let mut fates = Vec::new();
        let numbers: Vec<usize> = (1..=mutants.len()).collect();
        let fate = |&number: &usize| Some(self.fate(&built, number, &timed));
        run_side_by_side(&numbers, self.jobs, fate, |_, fate| {
            fates.push(fate?);
            Ok(())
        })?;
        Ok(fates)
    }

    /// Runs the solution itself on the cases, in which it must pass, and returns their times.
    fn timed(&self, built: &Mutants, cases: &[Case], folder: &Path) -> Result<Vec<Timed>> {
        let program = built.program(0);
        let mut timed = Vec::new();
        for case in cases {
            let subject = self.subject(&program, TIME);
            let judged = subject.judge_case(case, Messages::AsWritten, folder)?;
            let (verdict, details) = (judged.verdict, judged.details);
            ensure!(
                verdict == Verdict::Ac,
                "{verdict} of the solution on {}\n{details}",
                case.name
            );
            timed.push(Timed { case: case.clone(), seconds: judged.run.seconds });
        }
        Ok(timed)
    }

    fn fate(&self, built: &Mutants, number: usize, cases: &[Timed]) -> Result<Fate> {
        if !built.compiled.contains(&number) {
            return Ok(Fate::NotCompiled);
        }
        let folder = tempfile::tempdir()?;
        let program = built.program(number);
        for Timed { case, seconds } in cases {
            let time = LEAST_TIME + Duration::from_secs_f64(*seconds) * SLOWER;
            match self.judge_patiently(&program, case, time, folder.path()) {
                Ok(Verdict::Ac) => {}
                // An interactor may fail over what no solution says.
                Err(error) if !self.problem.is_interactive() => return Err(error),
                _ => return Ok(Fate::Caught(case.name.clone())),
            }
        }
        Ok(Fate::Survived)
    }

    /// Judges a mutant on a case. On a busy machine it may take long by the clock without having had
    /// its time, and is tried again then.
    fn judge_patiently(
        &self,
        program: &Program,
        case: &Case,
        time: Duration,
        folder: &Path,
    ) -> Result<Verdict> {
        let mut patience = 1;
        loop {
            let subject = self.subject(program, time * patience);
            let judged = subject.judge_case(case, Messages::AsWritten, folder)?;
            let Run { ending, seconds, .. } = judged.run;
            let had_its_time = ending != Ending::OutOfTime || seconds > time.as_secs_f64();
            if had_its_time || patience >= MOST_PATIENCE {
                return Ok(judged.verdict);
            }
            patience *= 4;
        }
    }

    fn subject<'s>(&'s self, solution: &'s Program, time: Duration) -> Subject<'s> {
        let reference = self.reference;
        Subject { solution, reference, time, memory: MEMORY, is_measured: false }
    }
}
