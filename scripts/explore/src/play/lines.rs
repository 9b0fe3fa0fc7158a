//! The game in lines of text, for pipes and screen readers.

use super::record;
use super::round::{Player, Round};
use super::state::Move;
use super::typed::{self, Typed};
use anyhow::Result;
use std::io::{BufRead, Write};

const HELP: &str = "Type a move: b to 4, or b to 1 + 2 to split, or b 3 to take 3. \
                    h is for a hint, m for all moves, u to undo, q to quit.";

/// Plays until the game is over, or the input ends.
pub fn play(round: &mut Round, input: &mut dyn BufRead, to: &mut dyn Write) -> Result<()> {
    writeln!(to, "{HELP}")?;
    let mut told = 0;
    while round.winner().is_none() {
        tell(round, told, to)?;
        told = round.turns.len();
        write!(to, "{}. Your move: ", round.state())?;
        to.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(to)?;
            break;
        }
        if !obey(round, &line, to)? {
            break;
        }
        told = told.min(round.turns.len());
    }
    tell(round, told, to)?;
    writeln!(to)?;
    record::lines(round).iter().try_for_each(|line| writeln!(to, "{line}"))?;
    Ok(())
}

/// What the tool has played since.
fn tell(round: &Round, told: usize, to: &mut dyn Write) -> Result<()> {
    let new = round.turns[told..].iter().filter(|turn| turn.player == Player::Tool);
    for turn in new {
        writeln!(to, "I play {}.", turn.step)?;
    }
    Ok(())
}

/// Does what a line says. False to quit.
fn obey(round: &mut Round, line: &str, to: &mut dyn Write) -> Result<bool> {
    let moves = round.moves();
    match typed::read(line, &moves) {
        Typed::Move(number) => round.play(moves[number].clone()),
        Typed::Quit => return Ok(false),
        Typed::Undo if round.undo() => writeln!(to, "Taken back.")?,
        Typed::Undo => writeln!(to, "There is no move of yours to take back.")?,
        Typed::Help => writeln!(to, "{HELP}")?,
        Typed::Moves => writeln!(to, "{}", join(moves.iter()))?,
        Typed::Hint => {
            let (winning, reason) = round.hint(&moves);
            writeln!(to, "Hint: {reason}")?;
            if !winning.is_empty() {
                let winning = winning.iter().map(|&number| &moves[number]);
                writeln!(to, "Winning: {}", join(winning))?;
            }
        }
        Typed::Wrong(message) => writeln!(to, "{message}")?,
    }
    Ok(true)
}

fn join<'a>(moves: impl Iterator<Item = &'a Move>) -> String {
    moves.map(Move::to_string).collect::<Vec<_>>().join("; ")
}
