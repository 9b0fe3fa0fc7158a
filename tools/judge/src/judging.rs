//! The verdict on a run, with its reason.

use crate::cases::{Case, Expected};
use crate::compare::{compare, Match};
use crate::difference::{blanks, difference};
use crate::interaction::{play, Interaction};
use crate::measure::measure;
use crate::program::Program;
use crate::run::{output, run, Ending, Limits, Run};
use crate::verdict::Verdict;
use anyhow::{bail, Context, Result};
use catalogue::project::Problem;
use std::fs;
use std::path::Path;
use std::time::Duration;

pub(crate) const LARGEST_OUTPUT: u64 = 16 << 20;

/// The number of bytes that a program may print beyond twice the length of the right output before
/// it is taken to be printing for ever.
const ENDLESS_OUTPUT: u64 = 64 << 10;

const MESSAGE_LINES: usize = 6;

/// The hint for a game in which the two sides wait for each other.
const BOTH_WAIT: &str =
    "both sides wait: was the last line flushed, and did the program read all that was said?";

/// The programs of one problem, and the judge's limits.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The program that is judged.
    pub solution: &'a Program,
    /// The reference. The reference may have a checker for a problem with several right answers,
    /// and it plays the judge's side of an interactive problem.
    pub reference: Option<&'a Program>,
    /// The limit on processor time.
    pub time: Duration,
    /// The memory limit, in bytes.
    pub memory: u64,
    /// Whether the peak memory of a run is measured for the program alone, which requires another
    /// process for each run; see [`crate::measure`]. If not, the peak counts as 0.
    pub is_measured: bool,
}

/// What a judge says about a run.
pub struct Judgement {
    /// The run.
    pub run: Run,
    /// The verdict on it.
    pub verdict: Verdict,
    /// The reason, as one or more lines; empty if the run is accepted.
    pub details: String,
}

/// The message that a refusal must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Messages {
    /// The message in the `.err` file.
    AsWritten,
    /// Any message, because the stand-in for proconio words its messages differently.
    Any,
}

impl<'a> Subject<'a> {
    /// Returns a problem's program with the problem's time limit multiplied by a factor; peak
    /// memory is not measured.
    pub fn new(
        problem: &Problem,
        solution: &'a Program,
        reference: Option<&'a Program>,
        factor: f64,
    ) -> Subject<'a> {
        let (time, memory) = (problem.header.time.mul_f64(factor), problem.header.memory);
        Subject { solution, reference, time, memory, is_measured: false }
    }

    /// Returns the limits for a run whose right output has `expected` bytes.
    fn limits(&self, expected: usize) -> Limits {
        let output = LARGEST_OUTPUT + 2 * expected as u64;
        Limits { time: self.time, memory: self.memory, output }
    }

    /// Runs the program on the input in a file. The program's output and messages are left as `out`
    /// and `err` in `folder`; the right output has `expected` bytes.
    pub fn run(&self, input: &Path, expected: usize, folder: &Path) -> Result<Run> {
        let limits = self.limits(expected);
        let run = if self.is_measured {
            measure(self.solution, None, input, limits, folder)?
        } else {
            Run { peak: 0, ..run(self.solution.command(), input, folder, &limits)? }
        };
        // A program that flushes each line prints slowly, and reaches the time limit first.
        let printed = fs::metadata(folder.join("out"))?.len();
        let is_endless = printed > ENDLESS_OUTPUT + 2 * expected as u64;
        Ok(match run.ending {
            Ending::OutOfTime if is_endless => Run { ending: Ending::OutOfOutput, ..run },
            _ => run,
        })
    }

    /// Plays a game on the input in a file. The messages of the program are left in `folder`.
    fn play(&self, input: &Path, folder: &Path) -> Result<Interaction> {
        let interactor = self.reference.context("an interactive problem needs its reference")?;
        let limits = self.limits(0);
        if self.is_measured {
            return measure(self.solution, Some(interactor), input, limits, folder);
        }
        let mut game = play(self.solution, interactor, input, folder, &limits)?;
        game.run.peak = 0;
        Ok(game)
    }

    /// Runs the program on a case, judges the result, and leaves the program's output and messages
    /// in `folder`.
    pub fn judge_case(&self, case: &Case, messages: Messages, folder: &Path) -> Result<Judgement> {
        let input = &case.input;
        match (&case.expected, messages) {
            (Expected::Win, _) => self.judge_answer(input, None, folder),
            (Expected::Output(file), _) => {
                self.judge_answer(input, Some(&Case::text(file)?), folder)
            }
            (Expected::Message(_), Messages::Any) => self.judge_refusal(input, "", folder),
            (Expected::Message(file), Messages::AsWritten) => {
                self.judge_refusal(input, &Case::text(file)?, folder)
            }
        }
    }

    /// Runs the program on an input file, or plays a game on it if there is no `expected` output,
    /// and judges the result.
    pub fn judge_answer(
        &self,
        input: &Path,
        expected: Option<&str>,
        folder: &Path,
    ) -> Result<Judgement> {
        let Some(expected) = expected else {
            let game = self.play(input, folder)?;
            let (verdict, details) = self.judge_game(&game, folder)?;
            return Ok(Judgement { run: game.run, verdict, details });
        };
        let run = self.run(input, expected.len(), folder)?;
        let (verdict, details) = self.judge_output(&run, input, expected, folder)?;
        Ok(Judgement { run, verdict, details })
    }

    fn judge_output(
        &self,
        run: &Run,
        input: &Path,
        expected: &str,
        folder: &Path,
    ) -> Result<(Verdict, String)> {
        if let Some(broken) = self.find_broken_limit(run, folder)? {
            return Ok(broken);
        }
        let got = text(&folder.join("out"))?;
        let compared = compare(expected, &got);
        if compared == Match::Same {
            return Ok((Verdict::Ac, String::new()));
        }
        match self.check(input, &folder.join("out"))? {
            Some(Ok(())) => Ok((Verdict::Ac, String::new())),
            Some(Err(reason)) => Ok((Verdict::Wa, format!("  {reason}\n"))),
            None if compared == Match::OnlyBlanks => Ok((Verdict::Pe, blanks(expected, &got))),
            None => Ok((Verdict::Wa, difference(expected, &got))),
        }
    }

    fn judge_game(&self, game: &Interaction, folder: &Path) -> Result<(Verdict, String)> {
        let Interaction { run, code, message, transcript } = game;
        if ![protocol::RIGHT, protocol::WRONG, protocol::ENDED].contains(code) {
            bail!("the interactor fails: {message}");
        }
        // A program that was killed for exceeding a limit has not made a wrong move.
        let is_wrong = *code == protocol::WRONG && !run.ending.is_by_limit();
        let (verdict, reason) = match self.find_broken_limit(run, folder)? {
            Some(broken) if !is_wrong => broken,
            None if *code == protocol::RIGHT => return Ok((Verdict::Ac, String::new())),
            _ => (Verdict::Wa, format!("  {message}\n")),
        };
        Ok((verdict, reason + transcript))
    }

    /// Runs the program on malformed input, on which it must fail with `message` on standard error.
    pub fn judge_refusal(&self, input: &Path, message: &str, folder: &Path) -> Result<Judgement> {
        let run = self.run(input, 0, folder)?;
        let errors = text(&folder.join("err"))?;
        let (verdict, details) = match run.ending {
            Ending::Exit(code) if code != 0 && errors.contains(message.trim()) => {
                (Verdict::Ac, String::new())
            }
            Ending::Exit(0) => {
                (Verdict::Wa, "  exit code 0 on an input that breaks the statement\n".into())
            }
            Ending::Exit(_) => {
                let wanted = format!("  the message does not contain {:?}:\n", message.trim());
                (Verdict::Wa, wanted + &indent(&errors))
            }
            _ => self.find_broken_limit(&run, folder)?.context("a run whose end is unknown")?,
        };
        Ok(Judgement { run, verdict, details })
    }

    /// Returns the verdict on a run that crashed or exceeded a limit, and `None` for any other run.
    pub fn find_broken_limit(&self, run: &Run, folder: &Path) -> Result<Option<(Verdict, String)>> {
        let errors = || text(&folder.join("err")).map(|errors| indent(&errors));
        let (seconds, limit) = (self.time.as_secs_f64(), self.memory >> 20);
        Ok(Some(match run.ending {
            Ending::Late => (Verdict::Tle, format!("  the limit is {seconds} s\n")),
            Ending::OutOfTime => {
                let patience = self.limits(0).patience().as_secs_f64();
                let killed = format!("  killed after {patience} s by the clock");
                (Verdict::Tle, format!("{killed}; the limit is {seconds} s\n"))
            }
            Ending::OutOfMemory => (Verdict::Mle, format!("  the limit is {limit} MiB\n")),
            Ending::BothWait => (Verdict::Tle, format!("  {BOTH_WAIT}\n{}", errors()?)),
            Ending::OutOfOutput => (Verdict::Ole, "  more output than any right answer\n".into()),
            Ending::Signal(signal) => {
                (Verdict::Re, format!("  killed by signal {}\n{}", name_of(signal), errors()?))
            }
            Ending::Exit(code) if code != 0 => {
                (Verdict::Re, format!("  exit code {code}\n{}", errors()?))
            }
            Ending::Exit(_) if run.peak > self.memory => {
                (Verdict::Mle, format!("  the limit is {limit} MiB\n"))
            }
            Ending::Exit(_) | Ending::Stopped => return Ok(None),
        }))
    }

    /// Returns the verdict of the reference's checker, if the reference has a checker.
    fn check(&self, input: &Path, got: &Path) -> Result<Option<Result<(), String>>> {
        let Some(reference) = self.reference else { return Ok(None) };
        let done = output(reference.command().arg("check").arg(input).arg(got))?;
        Ok(match done.status.code() {
            Some(0) => Some(Ok(())),
            Some(2) => None,
            // The checker reads as strictly as any reference: output that it cannot read is wrong.
            _ => {
                let text = [done.stdout, done.stderr]
                    .map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
                Some(Err(text.concat().trim().to_string()))
            }
        })
    }
}

fn text(path: &Path) -> Result<String> {
    Ok(String::from_utf8_lossy(&fs::read(path)?).into_owned())
}

/// Returns a signal's number with the system's name for the signal: `6 (SIGABRT)`.
fn name_of(signal: i32) -> String {
    #[cfg(unix)]
    {
        let status: std::process::ExitStatus =
            std::os::unix::process::ExitStatusExt::from_raw(signal);
        status.to_string().trim_start_matches("signal: ").to_string()
    }
    #[cfg(not(unix))]
    signal.to_string()
}

fn indent(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(MESSAGE_LINES);
    lines.map(|line| format!("  | {line}\n")).collect()
}
