//! The explanation for games whose heaps have no values of their own.

use super::moves::count_sentence;
use crate::play::game::Game;
use crate::play::oracle::Oracle;
use crate::play::state::{Move, Place, State};
use crate::{heaps, style};
use anyhow::Result;
use grundy::game::Ending;
use live::problems::Problem;
use std::io::Write;

/// Writes the formula at this position, and every winning move.
pub fn write(
    game: &Game,
    problem: Option<&Problem>,
    position: Vec<u64>,
    misere: bool,
    to: &mut dyn Write,
) -> Result<()> {
    let start = game.start(position)?;
    let ending = if misere { Ending::Misere } else { Ending::Normal };
    let mut oracle = Oracle::new(game, &start, ending)?;
    let head = format!("{}: {}", game.title(), heaps::position(&start.heaps));
    writeln!(to, "{}\n", style::paint(style::HEAD, head))?;
    super::write_model(problem, to)?;
    if misere {
        writeln!(to, "Misère play: whoever makes the last move loses.")?;
    }
    let moves = game.moves(&start);
    let winning = oracle.winning(&moves);
    let reason = oracle.reason(&start);
    if winning.is_empty() {
        let outcome = style::paint(style::P, "P-position");
        writeln!(to, "{reason}. This is a {outcome}: no move wins.")?;
        return Ok(());
    }
    writeln!(to, "{reason}. This is an N-position:")?;
    for &number in &winning {
        let step = &moves[number];
        let step_text = style::paint(style::WINNING, format_move(step, &start));
        writeln!(to, "  {step_text}: leaves {}", heaps::position(&step.after.heaps))?;
    }
    writeln!(to, "{}", count_sentence(winning.len()))?;
    Ok(())
}

/// Formats a move by the size of its heap, because heaps have no letters here.
fn format_move(step: &Move, start: &State) -> String {
    match step.place {
        Place::Heap(place) => format!("{} to {}", start.heaps[place], heaps::sum(&step.parts)),
        Place::Both => format!("{} from both heaps", step.taken),
    }
}
