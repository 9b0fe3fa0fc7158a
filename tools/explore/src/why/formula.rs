//! The games whose heaps have no values of their own.

use super::moves::count;
use crate::play::game::Game;
use crate::play::oracle::Oracle;
use crate::play::state::{Move, Place, State};
use crate::{heaps, style};
use anyhow::Result;
use grundy::game::Ending;
use std::io::Write;

/// The formula at this position, and every winning move.
pub fn write(game: &Game, position: Vec<u64>, misere: bool, to: &mut dyn Write) -> Result<()> {
    let start = game.start(position)?;
    let ending = if misere { Ending::Misere } else { Ending::Normal };
    let mut oracle = Oracle::new(game, &start, ending)?;
    let head = format!("{}: {}", game.title(), heaps::position(&start.heaps));
    writeln!(to, "{}\n", style::paint(style::HEAD, head))?;
    if misere {
        writeln!(to, "Misère play: whoever makes the last move loses.")?;
    }
    let moves = game.moves(&start);
    let winning = oracle.winning(&moves);
    let reason = oracle.reason(&start);
    if winning.is_empty() {
        let word = style::paint(style::P, "P-position");
        writeln!(to, "{reason}. This is a {word}: no move wins.")?;
        return Ok(());
    }
    writeln!(to, "{reason}. This is an N-position:")?;
    for &number in &winning {
        let step = &moves[number];
        let said = style::paint(style::WINNING, written(step, &start));
        writeln!(to, "  {said}: leaves {}", heaps::position(&step.after.heaps))?;
    }
    writeln!(to, "{}", count(winning.len()))?;
    Ok(())
}

/// The move by sizes, as heaps have no letters here.
fn written(step: &Move, start: &State) -> String {
    match step.place {
        Place::Heap(place) => format!("{} to {}", start.heaps[place], heaps::sum(&step.parts)),
        Place::Both => format!("{} from both heaps", step.taken),
    }
}
