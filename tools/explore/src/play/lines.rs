//! The game in lines of text, for pipes and screen readers.

use super::record;
use super::round::{Hint, Player, Rematch, Round};
use super::state::{Move, Place};
use super::typed::{self, Typed};
use anyhow::Result;
use std::io::{BufRead, Write};
use wording::typing::half_width;

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

/// Plays until the player has enough, or the input ends.
pub fn play(round: &mut Round, input: &mut dyn BufRead, to: &mut dyn Write) -> Result<()> {
    loop {
        let is_over = play_once(round, input, to)?;
        writeln!(to)?;
        record::lines(round).iter().try_for_each(|line| writeln!(to, "{line}"))?;
        if !is_over || !play_on(round, input, to)? {
            return Ok(());
        }
        writeln!(to, "\n{}.", round.title())?;
    }
}

/// Plays until the game is over, the player quits, or the input ends. Returns whether it is over.
fn play_once(round: &mut Round, input: &mut dyn BufRead, to: &mut dyn Write) -> Result<bool> {
    if round.winner().is_none() {
        writeln!(to, "{}", help(&round.moves()))?;
    }
    let mut announced = 0;
    while round.winner().is_none() {
        announce(round, announced, to)?;
        announced = round.turns.len();
        write!(to, "{}. Your move: ", round.state())?;
        let Some(line) = read_line(input, to)? else {
            writeln!(to)?;
            break;
        };
        if !execute(round, &line, to)? {
            break;
        }
        announced = announced.min(round.turns.len());
    }
    announce(round, announced, to)?;
    Ok(round.winner().is_some())
}

/// Asks how to go on after the end of a game, and returns whether the player goes on.
fn play_on(round: &mut Round, input: &mut dyn BufRead, to: &mut dyn Write) -> Result<bool> {
    loop {
        write!(to, "Once more? a again, o other side, n new heaps, u undo, q quit: ")?;
        let Some(line) = read_line(input, to)? else {
            writeln!(to)?;
            return Ok(false);
        };
        let rematch = match half_width(&line).trim().to_lowercase().as_str() {
            "a" | "again" => Rematch::Again,
            "o" | "other" | "other side" => Rematch::OtherSide,
            "n" | "new" | "new heaps" => Rematch::NewHeaps,
            "u" | "undo" if round.undo() => return Ok(true),
            "q" | "quit" => return Ok(false),
            _ => continue,
        };
        round.rematch(rematch)?;
        return Ok(true);
    }
}

/// Reads a line, or returns `None` at the end of the input.
fn read_line(input: &mut dyn BufRead, to: &mut dyn Write) -> Result<Option<String>> {
    to.flush()?;
    let mut line = Vec::new();
    let len = input.read_until(b'\n', &mut line)?;
    // Invalid UTF-8 is reported like any other mistake and does not end the game.
    Ok((len > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
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
            let Hint { winning, reason, columns } = round.hint(&moves);
            writeln!(to, "Hint: {reason}")?;
            columns.iter().try_for_each(|line| writeln!(to, "  {line}"))?;
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
