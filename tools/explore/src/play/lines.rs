//! The game in lines of text, for pipes and screen readers.

use super::record;
use super::round::{Hint, Player, Round};
use super::state::{Move, Place};
use super::typed::{self, Typed};
use anyhow::Result;
use std::io::{BufRead, Write};

/// Returns the instructions, with one example of each kind of move that the position has.
fn help(moves: &[Move]) -> String {
    let plain = moves.iter().find(|step| step.place != Place::Both && step.parts.len() < 2);
    let split = moves.iter().find(|step| step.parts.len() > 1);
    let both = moves.iter().find(|step| step.place == Place::Both);
    let leaving = plain.map(Move::to_string);
    let taking = plain.map(|step| format!("{} {} to take {}", step.place, step.taken, step.taken));
    let splitting = split.map(|step| format!("{step} to split"));
    let from_both = both.map(|step| format!("{step} to take from both heaps"));
    let examples: Vec<String> =
        [leaving, taking, splitting, from_both].into_iter().flatten().collect();
    format!(
        "Type a move: {}. Type h for a hint, m for all moves, u to undo, q to quit.",
        examples.join(", or ")
    )
}

/// Plays until the game is over, the player quits, or the input ends.
pub fn play(round: &mut Round, input: &mut dyn BufRead, to: &mut dyn Write) -> Result<()> {
    writeln!(to, "{}", help(&round.moves()))?;
    let mut announced = 0;
    while round.winner().is_none() {
        announce(round, announced, to)?;
        announced = round.turns.len();
        write!(to, "{}. Your move: ", round.state())?;
        to.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(to)?;
            break;
        }
        // Invalid UTF-8 is reported like any other mistake and does not end the game.
        if !execute(round, &String::from_utf8_lossy(&line), to)? {
            break;
        }
        announced = announced.min(round.turns.len());
    }
    announce(round, announced, to)?;
    writeln!(to)?;
    record::lines(round).iter().try_for_each(|line| writeln!(to, "{line}"))?;
    Ok(())
}

/// Writes the tool's moves after the first `announced` turns.
fn announce(round: &Round, announced: usize, to: &mut dyn Write) -> Result<()> {
    let new = round.turns[announced..].iter().filter(|turn| turn.player == Player::Tool);
    for turn in new {
        writeln!(to, "I play {}.", turn.step)?;
    }
    Ok(())
}

/// Executes what a line asks for, and returns whether the game goes on.
fn execute(round: &mut Round, line: &str, to: &mut dyn Write) -> Result<bool> {
    let moves = round.moves();
    match typed::read(line, &moves) {
        Typed::Move(number) => round.play(moves[number].clone()),
        Typed::Quit => return Ok(false),
        Typed::Undo if round.undo() => writeln!(to, "Taken back.")?,
        Typed::Undo => writeln!(to, "You have no move to take back.")?,
        Typed::Help => writeln!(to, "{}", help(&moves))?,
        Typed::Moves => writeln!(to, "{}", join(moves.iter()))?,
        Typed::Hint => {
            let Hint { winning, reason } = round.hint(&moves);
            writeln!(to, "Hint: {reason}")?;
            if !winning.is_empty() {
                let winning = winning.iter().map(|&number| &moves[number]);
                writeln!(to, "Winning moves: {}", join(winning))?;
            }
        }
        Typed::Wrong(message) => writeln!(to, "{message}")?,
    }
    Ok(true)
}

fn join<'a>(moves: impl Iterator<Item = &'a Move>) -> String {
    moves.map(Move::to_string).collect::<Vec<_>>().join("; ")
}
