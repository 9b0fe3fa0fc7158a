//! `explore play`: a game against an opponent that knows the theory.

pub mod game;
mod lines;
pub mod opponent;
pub mod oracle;
pub mod record;
pub mod round;
pub mod screen;
pub mod state;
mod typed;

use crate::{heaps, rules};
use anyhow::{ensure, Result};
use clap::Args;
use game::Game;
use grundy::game::Ending;
use opponent::Opponent;
use round::{Player, Round};
use std::io::{stdin, stdout, IsTerminal, Write};
use wording::typing;

/// What is played, and how well.
#[derive(Args)]
#[command(after_help = rules::FORMS, allow_negative_numbers = true)]
pub struct Options {
    /// nim, race, 'fibonacci nim', wythoff, kayles or any rule; then the heaps, if you like
    #[arg(required = true, value_name = "GAME HEAPS")]
    words: Vec<String>,
    /// Whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    /// How often the opponent errs, from 0 (never) to 1
    #[arg(long, default_value_t = 0.0)]
    errors: f64,
    /// Let the opponent begin
    #[arg(long)]
    second: bool,
    /// The same seed, the same opponent
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play in lines of text, as is done without a terminal
    #[arg(long)]
    lines: bool,
}

/// Plays on the full screen or in lines, as the terminal and the options have it.
pub fn run(options: &Options) -> Result<()> {
    let (mut round, title) = begin(options)?;
    let full = stdin().is_terminal() && stdout().is_terminal() && !options.lines;
    if full && std::env::var_os("TERM").is_none_or(|term| term != "dumb") {
        return screen::play(&mut round, &title);
    }
    let mut to = anstream::stdout();
    writeln!(to, "{title}.")?;
    lines::play(&mut round, &mut stdin().lock(), &mut to)
}

/// Sets up the game that the options ask for, and says what it is.
///
/// # Errors
/// If there is no such game, or too much of it.
pub fn begin(options: &Options) -> Result<(Round, String)> {
    let typed = &typing::words(&options.words);
    let (game, start, words) = Game::read(typed)?;
    let heaps = heaps::read(words)?;
    let start = if heaps.is_empty() { start } else { game.start(heaps)? };
    ensure!(
        (0.0..=1.0).contains(&options.errors),
        "--errors {} is not from 0 to 1",
        options.errors
    );
    ensure!(
        !game.moves(&start).is_empty(),
        "there is no move at the start: {start}; take larger heaps"
    );
    let ending = if options.misere { Ending::Misere } else { Ending::Normal };
    let first = if options.second { Player::Tool } else { Player::You };
    let opponent = Opponent::new(options.errors, options.seed);
    let round = Round::new(game, start, ending, first, opponent)?;
    let goal = match ending {
        Ending::Normal => "whoever makes the last move wins",
        Ending::Misere => "whoever makes the last move loses",
    };
    let title = format!("{}; {goal}", round.game.title());
    Ok((round, title))
}
