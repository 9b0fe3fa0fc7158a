//! A game in a file: the command that starts the game, then the record of the game.

use super::record;
use super::round::{Participant, Round, Setup};
use super::Options;
use crate::help::refusal;
use anyhow::{bail, Context, Result};
use clap::{Args, Command, FromArgMatches};
use games::shown::Opening;
use grundy::game::Ending;
use std::fs::{read_to_string, OpenOptions};
use std::io::Write;
use std::path::Path;
use support::files::folder_of;
use support::language::{current, Language};
use support::{ensure, refuse, text};

const COMMAND: [&str; 3] = ["cargo", "explore", "play"];

/// Checks, before a game is played, that it can be saved in a file.
pub fn check(path: &Path) -> Result<()> {
    let folder = folder_of(path);
    ensure!(
        folder.is_dir(),
        "{}: the folder {} does not exist",
        "{}：目录 {} 不存在",
        path.display(),
        folder.display()
    );
    ensure!(
        !path.exists(),
        "{} exists; choose another file name",
        "{} 已经存在；请换一个文件名",
        path.display()
    );
    Ok(())
}

pub fn save(round: &Round, path: &Path) -> Result<()> {
    let write = || -> Result<()> {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        writeln!(file, "{}", command(&round.setup)?)?;
        record::lines(round).iter().try_for_each(|line| writeln!(file, "{line}"))?;
        Ok(file.sync_all()?)
    };
    write().with_context(|| path.display().to_string())
}

/// Replays a file's moves; if it is then the opponent's turn, lets the opponent move.
pub fn replay(path: &Path) -> Result<Round> {
    let open = || -> Result<Round> {
        let text = read_to_string(path)?;
        let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
        let options = options(first).with_context(|| line_label(1))?;
        let mut round = Round::before_the_first_move(super::setup(&options)?)?;
        for (number, line) in (2..).zip(rest.lines()) {
            if let Some((player, step)) = read_move(line) {
                round.replay(player, step).with_context(|| line_label(number))?;
            }
        }
        round.answer();
        Ok(round)
    };
    open().with_context(|| path.display().to_string())
}

fn line_label(number: usize) -> String {
    text!("line {number}", "第 {number} 行")
}

/// Returns the command that begins the game.
fn command(setup: &Setup) -> Result<String> {
    let Opening { game, start } = &setup.opening;
    let mut words: Vec<String> = COMMAND.iter().map(|word| word.to_string()).collect();
    let command = game.command(start);
    let name = game.name();
    match (setup.problem, command.strip_prefix(&name)) {
        (problem, Some(position)) if game.is_described() => {
            words.push(problem.map_or(name, String::from));
            words.extend(position.split_whitespace().map(String::from));
        }
        _ => words.push(command),
    }
    if setup.ending == Ending::Misere {
        words.push("--misere".to_string());
    }
    if setup.first == Participant::Tool {
        words.push("--second".to_string());
    }
    if setup.opponent.errors > 0.0 {
        words.extend(["--errors".to_string(), setup.opponent.errors.to_string()]);
    }
    words.extend(["--seed".to_string(), setup.opponent.seed.to_string()]);
    Ok(shlex::try_join(words.iter().map(String::as_str))?)
}

/// Reads the command that begins a game.
fn options(line: &str) -> Result<Options> {
    let words = shlex::split(line).unwrap_or_default();
    ensure!(
        words.starts_with(&COMMAND.map(String::from)),
        "expected the command of a game, for example, cargo explore play nim 3 5 7",
        "应为开局的命令，例如 cargo explore play nim 3 5 7",
    );
    let command = Options::augment_args(Command::new("play").no_binary_name(true));
    let matches = command.try_get_matches_from(&words[COMMAND.len()..]);
    let options = matches.and_then(|matches| Options::from_arg_matches(&matches));
    match options {
        Ok(options) if options.replay.is_none() && options.save.is_none() => Ok(options),
        Ok(_) => refuse!(
            "--save and --replay do not belong in a saved game",
            "保存的棋局里不应有 --save 和 --replay",
        ),
        Err(error) => {
            // In clap's message, the usage follows.
            let text = match current() {
                Language::English => error.to_string(),
                Language::Chinese => refusal(&error),
            };
            bail!("{}", text.lines().next().unwrap_or_default().trim_start_matches("error: "))
        }
    }
}

/// Reads the move in a line of the record, in either language; `None` if the line has no move.
fn read_move(line: &str) -> Option<(Participant, &str)> {
    let (number, rest) = line.trim_start().split_once(". ")?;
    number.parse::<usize>().ok()?;
    let (player, rest) = rest.trim_start().split_once(' ')?;
    let player = match player {
        "you" | "你" => Participant::You,
        "tool" | "程序" => Participant::Tool,
        _ => return None,
    };
    let step = rest.split(" from ").next()?.split(" 自 ").next()?;
    Some((player, step.trim()))
}
