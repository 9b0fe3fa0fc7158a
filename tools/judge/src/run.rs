//! A run of one program on one input, under limits on time, output and memory.

use crate::group;
use crate::message::Message;
use anyhow::{ensure, Context, Result};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use wait4::{ResUse, Wait4};

/// The limits of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// The limit on processor time; see [`Run::seconds`].
    pub time: Duration,
    /// The limit on resident memory, in bytes.
    pub memory: u64,
    /// The limit on the number of bytes written to standard output; the same limit applies to
    /// standard error.
    pub output: u64,
}

/// The way in which a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It ended by itself, with an exit code.
    Exit(i32),
    /// It was ended by a signal that this tool did not send.
    Signal(i32),
    /// It ended by itself, but after the time limit.
    Late,
    /// It was killed because it was still running after [`Limits::patience`].
    OutOfTime,
    /// It was killed because it took more memory than the limit.
    OutOfMemory,
    /// It printed more than the limit allows.
    OutOfOutput,
    /// It was killed because it and its problem's interactor were waiting for each other.
    BothWait,
    /// It was killed because the interactor of its problem had given a verdict.
    Stopped,
}

/// An account of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Run {
    /// The way in which the program ended.
    pub ending: Ending,
    /// Processor time, user and system. Some judges count processor time, and others count
    /// wall-clock time; on a machine that is busy with other tests, processor time varies less.
    pub seconds: f64,
    /// Peak resident memory in bytes; see also [`crate::measure`].
    pub peak: u64,
}

impl Limits {
    /// Returns the wall-clock time that a program may take: twice the time limit plus a margin, in
    /// case the machine is busy.
    pub fn patience(&self) -> Duration {
        self.time * 2 + Duration::from_millis(100)
    }
}

/// The time for which a program runs before it is first checked.
const UNWATCHED: Duration = Duration::from_millis(3);

/// Runs a program on the input in a file, and kills it if it exceeds a limit. The program's output
/// and messages remain as `out` and `err` in `folder`.
pub fn run(mut command: Command, input: &Path, folder: &Path, limits: &Limits) -> Result<Run> {
    let input = File::open(input).with_context(|| input.display().to_string())?;
    let [output, errors] = ["out", "err"].map(|name| folder.join(name));
    command.stdin(input).stdout(create(&output)?).stderr(create(&errors)?);
    // A backtrace says nothing about the input.
    command.env("RUST_BACKTRACE", "0");
    let child = group::spawn(&mut command)?;

    let (start, patience) = (Instant::now(), limits.patience());
    let prints_on = || size(&output) > limits.output || size(&errors) > limits.output;
    let run = watch(child, limits, |_| {
        Ok(if start.elapsed() > patience {
            Some(Ending::OutOfTime)
        } else {
            prints_on().then_some(Ending::OutOfOutput)
        })
    })?;
    match run.ending {
        Ending::Exit(_) | Ending::Signal(_) if prints_on() => {
            Ok(Run { ending: Ending::OutOfOutput, ..run })
        }
        _ => Ok(run),
    }
}

/// Like [`run`], but takes the input as a text and writes the text to `in` in `folder`.
pub fn run_on(command: Command, input: &str, folder: &Path, limits: &Limits) -> Result<Run> {
    let file = folder.join("in");
    write_input(&file, input)?;
    run(command, &file, folder, limits)
}

/// Waits for a program to end; kills it if it uses too much memory or `must_end` says why.
pub fn watch(
    mut child: Child,
    limits: &Limits,
    mut must_end: impl FnMut(&Child) -> Result<Option<Ending>>,
) -> Result<Run> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(100);
    while !has_ended(&mut child)? {
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(5));
        // Most programs end before it is worth checking on them.
        if start.elapsed() < UNWATCHED {
            continue;
        }
        let ending = must_end(&child)?.or_else(|| eats_memory(&child, limits));
        if let Some(ending) = ending {
            group::end(&child);
            child.kill().context("a program that did not stop")?;
            return Ok(Run::new(ending, &child.wait4()?));
        }
    }
    group::end(&child);
    let used = child.wait4()?;
    let run = Run::new(Ending::by_itself(used.status), &used);
    match run.seconds > limits.time.as_secs_f64() {
        true => Ok(Run { ending: Ending::Late, ..run }),
        false => Ok(run),
    }
}

/// Returns whether a child has ended. The child's resource usage can still be queried afterwards.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> Result<bool> {
    use rustix::process::{waitid, Pid, WaitId, WaitIdOptions};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Ok(waitid(WaitId::Pid(Pid::from_child(child)), options)?.is_some())
}

/// Returns whether a child has ended. The child's resource usage can still be queried afterwards.
#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> Result<bool> {
    Ok(child.try_wait()?.is_some())
}

impl Message for Run {
    fn words(&self) -> Vec<String> {
        vec![format!("{:?}", self.ending), self.seconds.to_string(), self.peak.to_string()]
    }

    fn read(words: &mut impl Iterator<Item = String>) -> Option<Run> {
        let ending = Ending::read(&words.next()?)?;
        let (seconds, peak) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Run { ending, seconds, peak })
    }
}

/// Creates an empty file, replacing any old file, and returns it. An empty old file is kept: most
/// programs print no errors, and creating a file takes longer than some programs take to run.
pub fn create(path: &Path) -> Result<File> {
    if size(path) == 0 {
        if let Ok(file) = OpenOptions::new().write(true).open(path) {
            return Ok(file);
        }
    }
    // On some file systems, truncating it would take several times as long.
    let _ = fs::remove_file(path);
    File::create(path).with_context(|| path.display().to_string())
}

/// Writes the input of a run, replacing any old input.
pub fn write_input(path: &Path, input: &str) -> Result<()> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    let written = file.and_then(|mut file| {
        file.write_all(input.as_bytes())?;
        file.set_len(input.len() as u64)
    });
    written.with_context(|| path.display().to_string())
}

impl Ending {
    /// Reads an ending in the form that `Debug` writes.
    fn read(word: &str) -> Option<Ending> {
        let number = |name: &str| {
            word.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')?.parse().ok()
        };
        use Ending::{BothWait, Exit, Late, OutOfMemory, OutOfOutput, OutOfTime, Signal, Stopped};
        let others = [Late, OutOfTime, OutOfMemory, OutOfOutput, BothWait, Stopped];
        let code = number("Exit").map(Exit).or_else(|| number("Signal").map(Signal));
        code.or_else(|| others.into_iter().find(|ending| format!("{ending:?}") == word))
    }

    /// Returns the ending of a program that this tool did not kill.
    fn by_itself(status: ExitStatus) -> Ending {
        #[cfg(unix)]
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return Ending::Signal(signal);
        }
        Ending::Exit(status.code().unwrap_or(-1))
    }

    /// Returns whether the program was killed because of a limit.
    pub fn is_by_limit(self) -> bool {
        use Ending::{BothWait, OutOfMemory, OutOfOutput, OutOfTime};
        matches!(self, OutOfTime | OutOfMemory | OutOfOutput | BothWait)
    }
}

impl Run {
    fn new(ending: Ending, used: &ResUse) -> Run {
        let time = used.rusage.utime + used.rusage.stime;
        Run { ending, seconds: time.as_secs_f64(), peak: used.rusage.maxrss }
    }
}

fn size(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |metadata| metadata.len())
}

/// Returns the reason to end a running program, if the program uses too much memory.
fn eats_memory(child: &Child, limits: &Limits) -> Option<Ending> {
    let eats = || resident_memory(child).is_some_and(|bytes| bytes > limits.memory);
    // A figure read before the program had its own memory may be this tool's.
    (eats() && has_begun(child) && eats()).then_some(Ending::OutOfMemory)
}

/// Returns the memory that a program holds now, if the system reports it (Linux).
fn resident_memory(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Returns whether a child process is already running the program: for a moment after its start,
/// the child still shares this tool's memory.
fn has_begun(child: &Child) -> bool {
    let program = |process: &str| fs::read_link(format!("/proc/{process}/exe")).ok();
    program(&child.id().to_string()) != program("self")
}

/// Runs one of our own tools, with empty input and without limits.
pub fn output(command: &mut Command) -> Result<std::process::Output> {
    command.stdin(Stdio::null()).env("RUST_BACKTRACE", "0");
    command.output().with_context(|| format!("{command:?}"))
}

/// Runs one of our own tools, or cargo, and returns what it prints.
///
/// # Errors
/// Its message, if it fails.
pub fn read_output(command: &mut Command) -> Result<String> {
    let done = output(command)?;
    let message = String::from_utf8_lossy(&done.stderr);
    ensure!(done.status.success(), "{}", message.trim().trim_start_matches("error: "));
    Ok(String::from_utf8(done.stdout)?)
}
