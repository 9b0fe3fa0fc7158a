//! The game in lines of text, for pipes and screen readers.

use super::record;
use super::round::{Player, Round};
use super::state::{Move, Place};
use super::typed::{self, Typed};
use anyhow::Result;
use std::io::{BufRead, Write};

/// How to type, with moves of the position as examples: one of each kind that it has.
fn help(moves: &[Move]) -> String {
    let plain = moves.iter().find(|step| step.place != Place::Both && step.parts.len() < 2);
    let split = moves.iter().find(|step| step.parts.len() > 1);
    let both = moves.iter().find(|step| step.place == Place::Both);
    let leaves = plain.map(Move::to_string);
    let takes = plain.map(|step| format!("{} {} to take {}", step.place, step.taken, step.taken));
    let split = split.map(|step| format!("{step} to split"));
    let both = both.map(|step| format!("{step} to take from both heaps"));
    let ways: Vec<String> = [leaves, takes, split, both].into_iter().flatten().collect();
    format!(
        "Type a move: {}. h is for a hint, m for all moves, u to undo, q to quit.",
        ways.join(", or ")
    )
}

/// Plays until the game is over, or the input ends.
pub fn play(round: &mut Round, input: &mut dyn BufRead, to: &mut dyn Write) -> Result<()> {
    writeln!(to, "{}", help(&round.moves()))?;
    let mut told = 0;
    while round.winner().is_none() {
        tell(round, told, to)?;
        told = round.turns.len();
        write!(to, "{}. Your move: ", round.state())?;
        to.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(to)?;
            break;
        }
        // Bytes that are no text are no move either, and no reason to end the game.
        if !obey(round, &String::from_utf8_lossy(&line), to)? {
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
        Typed::Help => writeln!(to, "{}", help(&moves))?,
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
