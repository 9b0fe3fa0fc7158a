//! The verdict on a run, with its reason.

use crate::compare::{compare, Match};
use crate::diff::{blanks, difference};
use crate::interaction::{play, Interaction};
use crate::measure::{play_measured, run_measured};
use crate::program::Program;
use crate::run::{output, Ending, Limits, Run};
use crate::verdict::Verdict;
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::Path;
use std::process::ExitStatus;
use std::time::Duration;

const LARGEST_OUTPUT: u64 = 16 << 20;
const MESSAGE_LINES: usize = 6;

/// The hint for a game in which both sides wait for each other.
const BOTH_WAIT: &str =
    "both sides wait: was the last line flushed, and did the program read all that was said?";

/// The programs of one problem, and the judge's limits.
pub struct Subject<'a> {
    /// The program that is judged.
    pub solution: &'a Program,
    /// The reference, which may have a checker for problems with several right answers, and which
    /// plays the judge's side of an interactive problem.
    pub reference: Option<&'a Program>,
    /// The limit of processor time.
    pub time: Duration,
    /// The limit of memory in bytes.
    pub memory: u64,
}

impl Subject<'_> {
    /// Returns the limits for a run whose correct output has `expected` bytes.
    pub fn limits(&self, expected: usize) -> Limits {
        let output = LARGEST_OUTPUT + 2 * expected as u64;
        Limits { time: self.time, memory: self.memory, output }
    }

    /// Judges a run that has left its output and messages as `out` and `err` in `folder`.
    pub fn judge(
        &self,
        run: &Run,
        input: &Path,
        expected: &str,
        folder: &Path,
    ) -> Result<(Verdict, String)> {
        if let Some(broken) = self.limit_broken(run, folder)? {
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

    /// Plays a game on the input in a file. The messages of the program are left in `folder`.
    pub fn play(&self, input: &Path, folder: &Path) -> Result<Interaction> {
        play(self.solution, self.interactor()?, input, folder, &self.limits(0))
    }

    /// Runs the program on the input in a file, or plays a game on it if there is no `expected`
    /// output, and judges that. The program's peak memory is its own; see [`crate::measure`].
    pub fn judge_measured(
        &self,
        input: &Path,
        expected: Option<&str>,
        folder: &Path,
    ) -> Result<(Run, Verdict, String)> {
        let Some(expected) = expected else {
            let game = self.play_measured(input, folder)?;
            let (verdict, details) = self.judge_game(&game, folder)?;
            return Ok((game.run, verdict, details));
        };
        let run = run_measured(self.solution, input, folder, &self.limits(expected.len()))?;
        let (verdict, details) = self.judge(&run, input, expected, folder)?;
        Ok((run, verdict, details))
    }

    /// Plays a game, in which the program's peak memory is its own; see [`crate::measure`].
    pub fn play_measured(&self, input: &Path, folder: &Path) -> Result<Interaction> {
        play_measured(self.solution, self.interactor()?, input, folder, &self.limits(0))
    }

    fn interactor(&self) -> Result<&Program> {
        self.reference.context("an interactive problem needs its reference")
    }

    /// Judges a game that has left the program's messages in `folder`.
    pub fn judge_game(&self, game: &Interaction, folder: &Path) -> Result<(Verdict, String)> {
        let Interaction { run, code, message, transcript } = game;
        if ![protocol::RIGHT, protocol::WRONG, protocol::ENDED].contains(code) {
            bail!("the interactor fails: {message}");
        }
        // What a program had said when it was killed is no wrong move.
        let is_wrong = *code == protocol::WRONG && !run.ending.is_by_limit();
        let (verdict, reason) = match self.limit_broken(run, folder)? {
            Some(broken) if !is_wrong => broken,
            None if *code == protocol::RIGHT => return Ok((Verdict::Ac, String::new())),
            _ => (Verdict::Wa, format!("  {message}\n")),
        };
        Ok((verdict, reason + transcript))
    }

    /// Judges a run on malformed input: it must fail with `message` on standard error.
    pub fn judge_refusal(
        &self,
        run: &Run,
        message: &str,
        folder: &Path,
    ) -> Result<(Verdict, String)> {
        let errors = text(&folder.join("err"))?;
        Ok(match run.ending {
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
            _ => match self.limit_broken(run, folder)? {
                Some(broken) => broken,
                None => bail!("a run whose end is unknown"),
            },
        })
    }

    /// Returns the verdict on a run that crashed or exceeded a limit, and `None` for any other.
    pub fn limit_broken(&self, run: &Run, folder: &Path) -> Result<Option<(Verdict, String)>> {
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

    /// Returns the opinion of the reference's checker, if it has one.
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

/// Returns a signal with the name that the system has for it: `6 (SIGABRT)`.
fn name_of(signal: i32) -> String {
    #[cfg(unix)]
    {
        let status: ExitStatus = std::os::unix::process::ExitStatusExt::from_raw(signal);
        status.to_string().trim_start_matches("signal: ").to_string()
    }
    #[cfg(not(unix))]
    signal.to_string()
}

fn indent(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(MESSAGE_LINES);
    lines.map(|line| format!("  | {line}\n")).collect()
}
