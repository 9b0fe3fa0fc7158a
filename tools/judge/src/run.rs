//! A run of one program on one input, under limits of time, output and memory.

use crate::ended::used_if_ended;
use crate::told::{Told, Words};
use anyhow::{Context, Result};
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
    /// The limit of processor time; see [`Run::seconds`].
    pub time: Duration,
    /// The limit of resident memory in bytes.
    pub memory: u64,
    /// The limit of bytes on standard output, and likewise on standard error.
    pub output: u64,
}

/// The way in which a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It ended by itself, with an exit code.
    Exit(i32),
    /// It was ended by a signal that was not ours.
    Signal(i32),
    /// It ended by itself, but after the limit of time.
    Late,
    /// It was killed, as it was still running after [`Limits::patience`].
    OutOfTime,
    /// It was killed, as it took more memory than the limit.
    OutOfMemory,
    /// It printed more than any right output has.
    OutOfOutput,
    /// It was killed, as neither it nor the interactor of its problem went on.
    BothWait,
    /// It was killed, as the interactor of its problem had given its opinion.
    Stopped,
}

/// An account of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Run {
    /// The way in which the program ended.
    pub ending: Ending,
    /// Processor time, user and system. Judges count that or wall time; on a machine that
    /// is busy with other tests, it is the steadier of the two.
    pub seconds: f64,
    /// Peak resident memory in bytes, but see [`crate::measure`].
    pub peak: u64,
}

impl Limits {
    /// Returns the time by the clock that a program may take: twice the limit and more, for a busy
    /// machine.
    pub fn patience(&self) -> Duration {
        self.time * 2 + Duration::from_millis(100)
    }
}

/// The time that a program runs before it is first looked at.
const UNWATCHED: Duration = Duration::from_millis(3);

/// Runs a program with these files as its standard input, output and error, and kills it
/// where it goes past a limit.
pub fn run(
    mut command: Command,
    input: &Path,
    output: &Path,
    errors: &Path,
    limits: &Limits,
) -> Result<Run> {
    let input = File::open(input).with_context(|| input.display().to_string())?;
    command.stdin(input).stdout(create(output)?).stderr(create(errors)?);
    // A backtrace says nothing about the input.
    command.env("RUST_BACKTRACE", "0");
    let mut child = command.spawn().with_context(|| format!("{:?}", command.get_program()))?;

    let start = Instant::now();
    let patience = limits.patience();
    let prints_on = || size(output) > limits.output || size(errors) > limits.output;
    let mut pause = Duration::from_micros(100);
    loop {
        if let Some(used) = used_if_ended(&mut child)? {
            let mut run = run_of(&used, limits);
            if run.ending != Ending::Late && prints_on() {
                run.ending = Ending::OutOfOutput;
            }
            return Ok(run);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(5));
        // Most programs end before it is worth looking at them.
        if start.elapsed() < UNWATCHED {
            continue;
        }
        if start.elapsed() > patience {
            return kill(child, Ending::OutOfTime);
        }
        if prints_on() {
            return kill(child, Ending::OutOfOutput);
        }
        if eats(&child, limits) {
            return kill(child, Ending::OutOfMemory);
        }
    }
}

impl Told for Limits {
    fn tell(&self, words: &mut Words) {
        words.say(self.time.as_secs_f64());
        words.say(self.memory);
        words.say(self.output);
    }

    fn hear(words: &mut Words) -> Option<Limits> {
        let time = Duration::try_from_secs_f64(words.number()?).ok()?;
        Some(Limits { time, memory: words.number()?, output: words.number()? })
    }
}

impl Told for Run {
    fn tell(&self, words: &mut Words) {
        words.say(self.ending.word());
        words.say(match self.ending {
            Ending::Exit(number) | Ending::Signal(number) => number,
            _ => 0,
        });
        words.say(self.seconds);
        words.say(self.peak);
    }

    fn hear(words: &mut Words) -> Option<Run> {
        let (word, number) = (words.word()?, words.number()?);
        let ending = match &*word {
            "exit" => Ending::Exit(number),
            "signal" => Ending::Signal(number),
            _ => Ending::OF_A_WORD.into_iter().find(|ending| ending.word() == word)?,
        };
        Some(Run { ending, seconds: words.number()?, peak: words.number()? })
    }
}

/// Returns an empty file, in place of an old one. An old one that is empty already stays: most
/// programs print no errors, and creating a file takes longer than running some of them.
pub fn create(path: &Path) -> Result<File> {
    if size(path) == 0 {
        if let Ok(file) = OpenOptions::new().write(true).open(path) {
            return Ok(file);
        }
    }
    // Some file systems take several times as long to truncate it.
    let _ = fs::remove_file(path);
    File::create(path).with_context(|| path.display().to_string())
}

/// Writes the input of a run, over an old one where there is one.
pub fn write_input(path: &Path, input: &str) -> Result<()> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    let written = file.and_then(|mut file| {
        file.write_all(input.as_bytes())?;
        file.set_len(input.len() as u64)
    });
    written.with_context(|| path.display().to_string())
}

impl Ending {
    /// The endings of which a word says everything.
    const OF_A_WORD: [Ending; 6] = [
        Ending::Late,
        Ending::OutOfTime,
        Ending::OutOfMemory,
        Ending::OutOfOutput,
        Ending::BothWait,
        Ending::Stopped,
    ];

    /// Returns the word by which one process tells another of it.
    fn word(self) -> &'static str {
        match self {
            Ending::Exit(_) => "exit",
            Ending::Signal(_) => "signal",
            Ending::Late => "late",
            Ending::OutOfTime => "out of time",
            Ending::OutOfMemory => "out of memory",
            Ending::OutOfOutput => "out of output",
            Ending::BothWait => "both wait",
            Ending::Stopped => "stopped",
        }
    }

    /// Returns whether a limit was the reason for which the program was killed.
    pub fn is_by_limit(self) -> bool {
        match self {
            Ending::OutOfTime | Ending::OutOfMemory | Ending::OutOfOutput | Ending::BothWait => {
                true
            }
            Ending::Exit(_) | Ending::Signal(_) | Ending::Late | Ending::Stopped => false,
        }
    }
}

impl Run {
    fn new(ending: Ending, used: &ResUse) -> Run {
        let time = used.rusage.utime + used.rusage.stime;
        Run { ending, seconds: time.as_secs_f64(), peak: used.rusage.maxrss }
    }
}

/// Returns the run of a program that has ended by itself.
pub fn run_of(used: &ResUse, limits: &Limits) -> Run {
    let run = Run::new(ending(used.status), used);
    match run.seconds > limits.time.as_secs_f64() {
        true => Run { ending: Ending::Late, ..run },
        false => run,
    }
}

/// Kills a program, and returns its run.
pub fn kill(mut child: Child, ending: Ending) -> Result<Run> {
    child.kill().context("a program that did not stop")?;
    Ok(Run::new(ending, &child.wait4()?))
}

fn ending(status: ExitStatus) -> Ending {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return Ending::Signal(signal);
    }
    Ending::Exit(status.code().unwrap_or(-1))
}

fn size(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |metadata| metadata.len())
}

/// Returns whether a running program holds more memory than it may.
pub fn eats(child: &Child, limits: &Limits) -> bool {
    let eats = || resident(child).is_some_and(|bytes| bytes > limits.memory);
    // A figure from before the program had memory of its own may be that of this tool.
    eats() && has_begun(child) && eats()
}

/// Returns the memory that a running program holds at present, where the system tells (Linux).
fn resident(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Returns whether a child process already runs the program: for a moment after its start it still
/// shares this tool's memory.
fn has_begun(child: &Child) -> bool {
    let program = |process: &str| fs::read_link(format!("/proc/{process}/exe")).ok();
    program(&child.id().to_string()) != program("self")
}

/// Runs one of our own tools, with empty input and without limits.
pub fn output(command: &mut Command) -> Result<std::process::Output> {
    command.stdin(Stdio::null()).env("RUST_BACKTRACE", "0");
    command.output().with_context(|| format!("{command:?}"))
}
