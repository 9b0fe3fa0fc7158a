//! `explore play`: a game against an opponent that knows the theory.

pub mod kept;
mod lines;
pub mod record;
pub mod round;
#[cfg(feature = "full")]
pub mod screen;

use crate::on_input::{self, OnInput};
use crate::reading::TypedGame;
use crate::{forms, typing};
use anyhow::{Context, Result};
use clap::Args;
use games::shown::opponent::SeededOpponent;
use games::shown::Opening;
use grundy::game::Ending;
use round::{Participant, Round, Setup};
use std::fs;
use std::io::{stdin, Write};
use std::path::PathBuf;
use support::{ensure, refuse};

#[derive(Args)]
#[command(after_help = forms::GAMES, allow_negative_numbers = true)]
pub struct Options {
    /// nim, race, 'fibonacci nim', wythoff, kayles or any rule; then, optionally, the heaps; or a
    /// sum such as kayles 5 + nim 3; or a game with a notation of its own, such as chomp 5 4 3; or
    /// a problem, on its example or on an input: cf276b, or cf276b aba
    #[arg(required_unless_present = "replay", value_name = "GAME HEAPS")]
    game: Vec<String>,
    /// Play misère: whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    /// The probability that the opponent errs on a move, from 0 to 1
    #[arg(long, default_value_t = 0.0)]
    errors: f64,
    /// Let the opponent move first
    #[arg(long)]
    second: bool,
    /// The seed of the opponent's choices; the same seed gives the same opponent
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file with the input on which a problem's own game is played
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Which game of that input to play, counted from 1
    #[arg(long = "game", value_name = "G")]
    number: Option<usize>,
    /// Play in lines of text instead of on the full screen
    #[arg(long)]
    lines: bool,
    /// Save the record of the last game in a new file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on from the end of a saved game; u takes back its moves
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "misere", "errors", "second", "seed"])]
    replay: Option<PathBuf>,
}

/// Plays on the full screen; without a terminal, or if the options say so, plays line by line.
pub fn run(options: &Options) -> Result<()> {
    if let Some(path) = &options.save {
        kept::check(path)?;
    }
    let mut round = match &options.replay {
        Some(path) => kept::replay(path)?,
        None => begin(options)?,
    };
    play(&mut round, options.lines)?;
    match &options.save {
        Some(path) => kept::save(&round, path),
        None => Ok(()),
    }
}

/// Returns the game of a problem on a given input, if the options ask for one.
///
/// # Errors
/// If options are given that do not apply to a problem's own game.
fn open_on_input(options: &Options) -> Result<Option<Opening>> {
    let asked = match &options.input {
        Some(path) => {
            let input = fs::read_to_string(path).with_context(|| path.display().to_string())?;
            Some(on_input::of_file(&options.game.join(" "), &input, options.number)?)
        }
        None => on_input::read(&options.game, options.number, false)?,
    };
    let (is_refused, errs) = (options.misere || options.save.is_some(), options.errors > 0.0);
    match asked {
        // Its rule is played instead, on the usual heaps.
        Some(asked) if (is_refused || errs) && asked.has_rule() && options.input.is_none() => {
            Ok(None)
        }
        Some(_) if is_refused => refuse!(
            "--misere and --save are not for a problem's own game, which is played as it is",
            "题目自己的游戏照原样玩，不能加 --misere 或 --save"
        ),
        asked => Ok(asked.map(OnInput::open)),
    }
}

#[cfg_attr(not(feature = "full"), allow(unused_variables))]
fn play(round: &mut Round, in_lines: bool) -> Result<()> {
    #[cfg(feature = "full")]
    if !in_lines && screen::is_possible() {
        return screen::play(round);
    }
    let mut to = anstream::stdout();
    writeln!(to, "{}", round.headline())?;
    lines::play(round, &mut stdin().lock(), &mut to)
}

/// Sets up the game chosen by the options; the opponent moves at once if it goes first.
///
/// # Errors
/// If there is no such game, or it is too large to play.
pub fn begin(options: &Options) -> Result<Round> {
    Round::new(setup(options)?)
}

fn setup(options: &Options) -> Result<Setup> {
    let (opening, problem, ending) = match open_on_input(options)? {
        Some(opening) => (opening, None, Ending::Normal),
        None => {
            let asked = TypedGame::read(&typing::tokens(&options.game))?;
            (asked.open()?, asked.problem(), asked.ending(options.misere))
        }
    };
    ensure!(
        (0.0..=1.0).contains(&options.errors),
        "--errors {} is not between 0 and 1",
        "--errors {} 不在 0 到 1 之间",
        options.errors
    );
    ensure!(
        !opening.game.moves(&opening.start).is_empty(),
        "the starting position has no move: {}; choose a larger one",
        "开局就无法操作：{}；请选大一些的",
        opening.game.describe(&opening.start)
    );
    Ok(Setup {
        first_start: opening.start.clone(),
        opening,
        problem: problem.map(|problem| &*problem.name),
        ending,
        first: if options.second { Participant::Tool } else { Participant::You },
        opponent: SeededOpponent { errors: options.errors, seed: options.seed },
    })
}
