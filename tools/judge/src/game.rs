//! A run of a program against the interactor of its problem: each hears through a pipe what the
//! other says, and a transcript is kept.

use crate::ended::used_if_ended;
use crate::program::Program;
use crate::run::{create, eats, kill, run_of, Ending, Limits, Run};
use crate::told::{Told, Words};
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
use support::plural::counted;

/// The time after which two sides that neither say nor compute anything are taken to wait for each
/// other.
const SILENCE: Duration = Duration::from_secs(1);

/// The number of times that the two must be found so: on a busy machine, what one of them said may
/// be on its way for long.
const LOOKS: u32 = 100;

/// The time by the clock that may pass without a word, beyond that of the program.
const PATIENCE: Duration = Duration::from_secs(3);

/// The time that the interactor may take to end when it hears no more.
const LAST_WORDS: Duration = Duration::from_secs(60);

/// The number of lines that are shown of each end of a long transcript.
const SHOWN: usize = 20;

/// The number of characters that are shown of a line.
const WIDTH: usize = 100;

/// What came of a game.
#[derive(Debug, PartialEq)]
pub struct Game {
    /// The run of the program.
    pub run: Run,
    /// The opinion of the interactor.
    pub outcome: Outcome,
    /// The lines that were said, those of the program after `>` and those of the interactor after
    /// `<`.
    pub transcript: String,
}

/// The opinion of an interactor.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The program has won.
    Right,
    /// The program said something wrong, with the reason.
    Wrong(String),
    /// The program's output ended too early, with the reason.
    Ended(String),
    /// The interactor itself failed, for instance because it does not allow the input, with its
    /// message.
    Failed(String),
}

impl Told for Game {
    fn tell(&self, words: &mut Words) {
        self.run.tell(words);
        let (outcome, reason) = match &self.outcome {
            Outcome::Right => ("right", ""),
            Outcome::Wrong(reason) => ("wrong", &**reason),
            Outcome::Ended(reason) => ("ended", &**reason),
            Outcome::Failed(message) => ("failed", &**message),
        };
        words.say(outcome);
        words.say(reason);
        words.say(&self.transcript);
    }

    fn hear(words: &mut Words) -> Option<Game> {
        let (run, outcome, reason) = (Run::hear(words)?, words.word()?, words.word()?);
        let outcome = match &*outcome {
            "right" => Outcome::Right,
            "wrong" => Outcome::Wrong(reason),
            "ended" => Outcome::Ended(reason),
            "failed" => Outcome::Failed(reason),
            _ => return None,
        };
        Some(Game { run, outcome, transcript: words.word()? })
    }
}

/// Plays a game on the input in a file. The messages of the program are left in `folder`, as `err`.
pub fn play(
    program: &Program,
    interactor: &Program,
    input: &Path,
    folder: &Path,
    limits: &Limits,
) -> Result<Game> {
    let start = |mut command: Command, errors: &str| {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(create(&folder.join(errors))?);
        command.env("RUST_BACKTRACE", "0");
        command.spawn().with_context(|| format!("{:?}", command.get_program()))
    };
    let mut command = interactor.command();
    command.arg("interact").arg(input);
    let mut judge = start(command, "judge-err")?;
    let mut player = start(program.command(), "err")?;
    let conversation = Conversation::default();
    let (to_player, from_player) = ends(&mut player)?;
    let (to_judge, from_judge) = ends(&mut judge)?;
    let (run, code) = thread::scope(|scope| {
        scope.spawn(|| conversation.carry(Side::Judge, from_judge, to_player));
        scope.spawn(|| conversation.carry(Side::Player, from_player, to_judge));
        let run = watch(player, &mut judge, &conversation, limits);
        Ok::<_, anyhow::Error>((run?, last_words(judge)?))
    })?;
    let message = String::from_utf8_lossy(&fs::read(folder.join("judge-err"))?).into_owned();
    let message = message.trim().lines().map(shortened).collect::<Vec<_>>().join("\n  ");
    let outcome = match code {
        Some(0) => Outcome::Right,
        Some(protocol::WRONG) => Outcome::Wrong(message),
        Some(protocol::ENDED) => Outcome::Ended(message),
        _ => Outcome::Failed(message),
    };
    let transcript = conversation.transcript.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Game { run, outcome, transcript: transcript.shown() })
}

/// Takes both ends of a process's pipes.
fn ends(child: &mut Child) -> Result<(impl Write + Send, impl Read + Send)> {
    child.stdin.take().zip(child.stdout.take()).context("the pipes of a process")
}

/// Waits for the end of the program, and ends it where it goes past a limit or has lost.
fn watch(
    mut player: Child,
    judge: &mut Child,
    conversation: &Conversation,
    limits: &Limits,
) -> Result<Run> {
    let patience = limits.patience() + PATIENCE;
    // A long talk takes its time.
    let (mut words, mut last_word) = (0, Instant::now());
    let mut silence = Silence::new();
    let mut pause = Duration::from_micros(100);
    loop {
        if let Some(used) = used_if_ended(&mut player)? {
            return Ok(run_of(&used, limits));
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(5));
        // A program whose output has ended is ending by itself.
        let is_going_on = [Some(0), Some(protocol::ENDED)];
        if judge.try_wait()?.is_some_and(|status| !is_going_on.contains(&status.code())) {
            return kill(player, Ending::Stopped);
        }
        if silence.lasts([&player, judge], conversation) {
            return kill(player, Ending::BothWait);
        }
        let words_so_far = conversation.carried(Side::Judge) + conversation.carried(Side::Player);
        if words_so_far > words {
            (words, last_word) = (words_so_far, Instant::now());
        }
        if last_word.elapsed() > patience {
            let run = kill(player, Ending::OutOfTime)?;
            let limit = limits.time.as_secs_f64();
            let ending = match run.seconds {
                late if late > limit => Ending::Late,
                // On a system that does not say what its processes do.
                little if little < limit / 2.0 => Ending::BothWait,
                _ => Ending::OutOfTime,
            };
            return Ok(Run { ending, ..run });
        }
        if conversation.carried(Side::Player) > limits.output {
            return kill(player, Ending::OutOfOutput);
        }
        if eats(&player, limits) {
            return kill(player, Ending::OutOfMemory);
        }
    }
}

/// Returns the exit code of the interactor, which hears no more.
fn last_words(mut judge: Child) -> Result<Option<i32>> {
    let start = Instant::now();
    loop {
        if let Some(status) = judge.try_wait()? {
            return Ok(status.code());
        }
        if start.elapsed() > LAST_WORDS {
            judge.kill().context("an interactor that did not stop")?;
            judge.wait()?;
            return Err(anyhow!("the interactor goes on although the program has ended"));
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// One of the two who talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Judge,
    Player,
}

/// All that the two say, on its way from one to the other.
#[derive(Default)]
struct Conversation {
    transcript: Mutex<Transcript>,
    /// The number of bytes that each side said.
    carried: [AtomicU64; 2],
}

impl Conversation {
    fn carried(&self, from: Side) -> u64 {
        self.carried[from as usize].load(Relaxed)
    }

    /// Hands over what one side says to the other until it says no more. What the other does not
    /// take is lost, so that nobody waits for one who has ended.
    fn carry(&self, from: Side, mut output: impl Read, input: impl Write) {
        let mut input = Some(input);
        let mut bytes = [0; 1 << 13];
        while let Ok(count @ 1..) = output.read(&mut bytes) {
            let mut said = &bytes[..count];
            let end = said.iter().position(|&byte| byte == END_OF_TALK);
            let is_over = from == Side::Judge && end.is_some();
            if let Some(end) = end.filter(|_| is_over) {
                said = &said[..end];
            }
            // Written down first: the answer to it must come later.
            self.carried[from as usize].fetch_add(said.len() as u64, Relaxed);
            if let Ok(mut transcript) = self.transcript.lock() {
                transcript.add(from, said);
            }
            if let Some(listener) = &mut input {
                let handed = listener.write_all(said).and_then(|()| listener.flush());
                if handed.is_err() || is_over {
                    input = None;
                }
            }
        }
    }
}

/// What was said, in order.
#[derive(Default)]
struct Transcript {
    lines: Vec<(Side, String)>,
    /// What each side said since the end of its last line.
    begun: [Vec<u8>; 2],
}

impl Transcript {
    fn add(&mut self, side: Side, mut said: &[u8]) {
        let begun = &mut self.begun[side as usize];
        while let Some(end) = said.iter().position(|&byte| byte == b'\n') {
            begun.extend_from_slice(&said[..end]);
            self.lines.push((side, String::from_utf8_lossy(begun).trim_end().to_string()));
            begun.clear();
            said = &said[end + 1..];
        }
        begun.extend_from_slice(said);
    }

    /// Returns the lines, of a long transcript the first and the last.
    fn shown(mut self) -> String {
        for side in [Side::Judge, Side::Player] {
            let begun = std::mem::take(&mut self.begun[side as usize]);
            if !begun.is_empty() {
                let line =
                    format!("{} (without the end of the line)", String::from_utf8_lossy(&begun));
                self.lines.push((side, line));
            }
        }
        let shown = |lines: &[(Side, String)]| lines.iter().map(line_shown).collect::<String>();
        let left_out = self.lines.len().saturating_sub(2 * SHOWN);
        if left_out < 2 {
            return shown(&self.lines);
        }
        let (first, last) = (&self.lines[..SHOWN], &self.lines[SHOWN + left_out..]);
        format!("{}  … {}\n{}", shown(first), counted(left_out, "more line"), shown(last))
    }
}

fn line_shown((side, line): &(Side, String)) -> String {
    let mark = match side {
        Side::Judge => '<',
        Side::Player => '>',
    };
    format!("  {mark} {}\n", shortened(line))
}

/// Returns a line, or its beginning if it is long.
fn shortened(line: &str) -> String {
    match line.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_string(),
    }
}

/// A time in which neither side says or computes anything.
struct Silence {
    start: Instant,
    /// The number of times that nothing had happened.
    looks: u32,
    /// What had been said and computed at its start.
    done: Option<[u64; 4]>,
}

impl Silence {
    fn new() -> Silence {
        Silence { start: Instant::now(), looks: 0, done: None }
    }

    /// Returns whether it has lasted for long. Never does where the system does not say what a
    /// process has computed.
    fn lasts(&mut self, processes: [&Child; 2], conversation: &Conversation) -> bool {
        let [player, judge] = processes.map(computed_if_asleep);
        let (Some(player), Some(judge)) = (player, judge) else {
            *self = Silence::new();
            return false;
        };
        let done =
            [conversation.carried(Side::Judge), conversation.carried(Side::Player), player, judge];
        if self.done != Some(done) {
            *self = Silence { start: Instant::now(), looks: 0, done: Some(done) };
        }
        self.looks += 1;
        self.looks > LOOKS && self.start.elapsed() > SILENCE
    }
}

/// Returns the processor time of a process, in the system's unit, if it is asleep at present and
/// the system says so (Linux).
fn computed_if_asleep(process: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/stat", process.id())).ok()?;
    // The program's name, in parentheses, may have spaces.
    let fields: Vec<&str> = status.rsplit_once(')')?.1.split_whitespace().collect();
    let (state, user, system) = (fields.first()?, fields.get(11)?, fields.get(12)?);
    (*state == "S").then_some(user.parse::<u64>().ok()? + system.parse::<u64>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transcript_is_in_order_and_shortened() {
        let mut transcript = Transcript::default();
        transcript.add(Side::Judge, b"3\n");
        transcript.add(Side::Player, b"5 ");
        transcript.add(Side::Judge, b"4\r\n");
        transcript.add(Side::Player, b"6\n7");
        let shown = "  < 3\n  < 4\n  > 5 6\n  > 7 (without the end of the line)\n";
        assert_eq!(transcript.shown(), shown);
        let mut transcript = Transcript::default();
        for line in 0..50 {
            transcript.add(Side::Player, format!("{line}\n").as_bytes());
        }
        let shown = transcript.shown();
        assert!(shown.contains("  > 19\n  … 10 more lines\n  > 30\n"), "{shown}");
    }
}
