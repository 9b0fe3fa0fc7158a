//! A run of a program against the interactor of its problem: each hears through a pipe what the
//! other says, and a transcript is kept.

use crate::group;
use crate::message::Message;
use crate::program::Program;
use crate::run::{create, watch, Ending, Limits, Run};
use anyhow::{anyhow, Context, Result};
use protocol::END_OF_TALK;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use support::plural::format_count;

/// The time after which two silent, idle sides are taken to be waiting for each other.
const SILENCE: Duration = Duration::from_secs(1);

/// How many times the two sides must be found waiting; a single check is not enough, because a
/// message may arrive late on a busy machine.
const LOOKS: u32 = 100;

/// The wall-clock time for which both sides may be silent, in addition to the program's time limit.
const PATIENCE: Duration = Duration::from_secs(3);

/// The time that the interactor may take to end after its input ends.
const LAST_WORDS: Duration = Duration::from_secs(60);

/// The number of lines that are shown at each end of a long transcript.
const SHOWN: usize = 20;

/// The number of characters of a line that are shown.
const WIDTH: usize = 100;

/// An account of a game.
#[derive(Debug, PartialEq)]
pub struct Interaction {
    /// The run of the program.
    pub run: Run,
    /// The exit code of the interactor: [`RIGHT`](protocol::RIGHT) if the program has won,
    /// [`WRONG`](protocol::WRONG), [`ENDED`](protocol::ENDED), or another if the interactor itself
    /// failed, for instance because it does not allow the input.
    pub code: i32,
    /// The interactor's reason.
    pub message: String,
    /// The lines that were said, with `>` before the program's lines and `<` before the
    /// interactor's lines.
    pub transcript: String,
}

impl Message for Interaction {
    fn words(&self) -> Vec<String> {
        let Interaction { run, code, message, transcript } = self;
        [run.words(), vec![code.to_string(), message.clone(), transcript.clone()]].concat()
    }

    fn read(words: &mut impl Iterator<Item = String>) -> Option<Interaction> {
        let (run, code) = (Run::read(words)?, words.next()?.parse().ok()?);
        Some(Interaction { run, code, message: words.next()?, transcript: words.next()? })
    }
}

/// Plays a game on an input file. The program's messages are left in the file `err` in `folder`.
pub fn play(
    program: &Program,
    interactor: &Program,
    input: &Path,
    folder: &Path,
    limits: &Limits,
) -> Result<Interaction> {
    let prepare = |mut command: Command, errors: &str| {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(create(&folder.join(errors))?);
        command.env("RUST_BACKTRACE", "0");
        Ok::<_, anyhow::Error>(command)
    };
    let mut command = interactor.command();
    command.arg("interact").arg(input);
    // The judge's side ends once it hears no more.
    let mut judge = prepare(command, "judge-err")?.spawn().context("the interactor")?;
    let mut player = group::spawn(&mut prepare(program.command(), "err")?)?;
    let conversation = Conversation::default();
    let (to_player, from_player) = ends(&mut player)?;
    let (to_judge, from_judge) = ends(&mut judge)?;
    let (run, code) = thread::scope(|scope| {
        scope.spawn(|| conversation.carry(Side::Judge, from_judge, to_player));
        scope.spawn(|| conversation.carry(Side::Player, from_player, to_judge));
        let run = watch_game(player, &mut judge, &conversation, limits);
        Ok::<_, anyhow::Error>((run?, last_words(judge)?))
    })?;
    let message = String::from_utf8_lossy(&fs::read(folder.join("judge-err"))?).into_owned();
    let lines = message.trim().lines().map(|line| shorten(line, WIDTH));
    let message = lines.collect::<Vec<_>>().join("\n  ");
    let transcript = conversation.transcript.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Interaction { run, code, message, transcript: transcript.into_text() })
}

/// Takes the pipes for a process's input and output.
fn ends(child: &mut Child) -> Result<(impl Write + Send, impl Read + Send)> {
    child.stdin.take().zip(child.stdout.take()).context("the pipes of a process")
}

/// Waits for the program to end, and ends it if it exceeds a limit or has lost the game.
fn watch_game(
    player: Child,
    judge: &mut Child,
    conversation: &Conversation,
    limits: &Limits,
) -> Result<Run> {
    let patience = limits.patience() + PATIENCE;
    // A long conversation takes time.
    let (mut heard, mut last_word) = ([0, 0], Instant::now());
    let mut silence = Silence { start: Instant::now(), looks: 0, done: None };
    let run = watch(player, limits, |player| {
        // A program whose output has ended is ending by itself.
        let goes_on = [Some(protocol::RIGHT), Some(protocol::ENDED)];
        if judge.try_wait()?.is_some_and(|status| !goes_on.contains(&status.code())) {
            return Ok(Some(Ending::Stopped));
        }
        let said =
            [Side::Judge, Side::Player].map(|side| conversation.bytes[side as usize].load(Relaxed));
        if said != heard {
            (heard, last_word) = (said, Instant::now());
        }
        let computed = computed_if_asleep(player).zip(computed_if_asleep(judge));
        Ok(if silence.lasts(computed.map(|(player, judge)| [said[0], said[1], player, judge])) {
            Some(Ending::BothWait)
        } else if last_word.elapsed() > patience {
            Some(Ending::OutOfTime)
        } else {
            (said[Side::Player as usize] > limits.output).then_some(Ending::OutOfOutput)
        })
    })?;
    let limit = limits.time.as_secs_f64();
    let ending = match run.ending {
        Ending::OutOfTime if run.seconds > limit => Ending::Late,
        // For a system that does not tell what processes are doing.
        Ending::OutOfTime if run.seconds < limit / 2.0 => Ending::BothWait,
        ending => ending,
    };
    Ok(Run { ending, ..run })
}

/// Returns the exit code of the interactor, whose input has now ended.
fn last_words(mut judge: Child) -> Result<i32> {
    let start = Instant::now();
    loop {
        if let Some(status) = judge.try_wait()? {
            return Ok(status.code().unwrap_or(-1));
        }
        if start.elapsed() > LAST_WORDS {
            judge.kill().context("an interactor that did not stop")?;
            judge.wait()?;
            return Err(anyhow!("the interactor goes on although the program has ended"));
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// One of the two sides of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Judge,
    Player,
}

/// Everything that the two sides say, on its way from one side to the other.
#[derive(Default)]
struct Conversation {
    transcript: Mutex<Transcript>,
    /// The number of bytes that each side has sent.
    bytes: [AtomicU64; 2],
}

impl Conversation {
    /// Passes the output of one side on to the other side until this output ends. Output that the
    /// other side does not accept is lost, so neither side waits for a side that has ended.
    fn carry(&self, from: Side, mut output: impl Read, input: impl Write) {
        let mut input = Some(input);
        let mut bytes = [0; 1 << 13];
        while let Ok(count @ 1..) = output.read(&mut bytes) {
            let end = |&byte: &u8| from == Side::Judge && byte == END_OF_TALK;
            let end = bytes[..count].iter().position(end);
            let said = &bytes[..end.unwrap_or(count)];
            // This is recorded first: the answer to it must come later in the transcript.
            self.bytes[from as usize].fetch_add(said.len() as u64, Relaxed);
            if let Ok(mut transcript) = self.transcript.lock() {
                transcript.add(from, said);
            }
            if let Some(listener) = &mut input {
                let handed = listener.write_all(said).and_then(|()| listener.flush());
                if handed.is_err() || end.is_some() {
                    input = None;
                }
            }
        }
    }
}

/// What was said, in order.
#[derive(Default)]
struct Transcript {
    lines: Vec<String>,
    /// What each side has said since its last line ended.
    begun: [Vec<u8>; 2],
}

impl Transcript {
    fn add(&mut self, side: Side, said: &[u8]) {
        for part in said.split_inclusive(|&byte| byte == b'\n') {
            self.begun[side as usize].extend_from_slice(part);
            if part.ends_with(b"\n") {
                self.end_line(side, "");
            }
        }
    }

    /// Ends the line that a side has begun, after adding a remark.
    fn end_line(&mut self, side: Side, remark: &str) {
        let line = std::mem::take(&mut self.begun[side as usize]);
        let line = format!("{}{remark}", String::from_utf8_lossy(&line).trim_end());
        let mark = match side {
            Side::Judge => '<',
            Side::Player => '>',
        };
        self.lines.push(format!("  {mark} {}\n", shorten(&line, WIDTH)));
    }

    /// Returns the lines; for a long transcript, only the first and last lines.
    fn into_text(mut self) -> String {
        for side in [Side::Judge, Side::Player] {
            if !self.begun[side as usize].is_empty() {
                self.end_line(side, " (without the end of the line)");
            }
        }
        let left_out = self.lines.len().saturating_sub(2 * SHOWN);
        if left_out > 1 {
            let rest = format!("  … {}\n", format_count(left_out, "more line"));
            self.lines.splice(SHOWN..SHOWN + left_out, [rest]);
        }
        self.lines.concat()
    }
}

/// Returns a line, or only its beginning if it has more than `width` characters.
pub(crate) fn shorten(line: &str, width: usize) -> String {
    match line.char_indices().nth(width) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_string(),
    }
}

/// A period in which neither side says or computes anything.
struct Silence {
    start: Instant,
    /// The number of checks that found no activity.
    looks: u32,
    /// How much had been said and computed when the silence began, if both sides were asleep.
    done: Option<[u64; 4]>,
}

impl Silence {
    /// Returns whether the silence has lasted too long, given what has been said and computed. The
    /// result is always false if the system does not report processor times.
    fn lasts(&mut self, done: Option<[u64; 4]>) -> bool {
        if done.is_none() || self.done != done {
            *self = Silence { start: Instant::now(), looks: 0, done };
        }
        self.looks += 1;
        self.looks > LOOKS && self.start.elapsed() > SILENCE
    }
}

/// Returns the processor time of a sleeping process, in the system's unit, if Linux reports it.
fn computed_if_asleep(process: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/stat", process.id())).ok()?;
    // The program's name, in parentheses, may contain spaces.
    let fields: Vec<&str> = status.rsplit_once(')')?.1.split_whitespace().collect();
    let (state, user, system) = (fields.first()?, fields.get(11)?, fields.get(12)?);
    (*state == "S").then_some(user.parse::<u64>().ok()? + system.parse::<u64>().ok()?)
}

#[cfg(test)]
#[path = "../tests/unit/interaction.rs"]
mod tests;
