//! The explanation for games whose heaps have no values of their own.

use super::moves::count_sentence;
use crate::play::game::Game;
use crate::play::oracle::Oracle;
use crate::play::state::{Move, Place, State};
use crate::{heaps, style};
use anyhow::Result;
use grundy::fibonacci::{winning_takes, zeckendorf_parts};
use grundy::game::Ending;
use grundy::{wythoff, Outcome};
use live::problems::Problem;
use std::io::Write;

/// A winning move: what it does, and what it leaves.
struct Winning {
    step: String,
    leaves: String,
}

/// Writes the formula at this position, and every winning move.
pub fn write(
    game: &Game,
    problem: Option<&Problem>,
    position: Vec<u64>,
    misere: bool,
    to: &mut dyn Write,
) -> Result<()> {
    let ending = if misere { Ending::Misere } else { Ending::Normal };
    let has_formula = matches!((game, ending), (Game::Wythoff, _) | (_, Ending::Normal));
    let start = if has_formula { game.start_of_any_size(position)? } else { game.start(position)? };
    let mut oracle = Oracle::new(game, &start, ending)?;
    let head = format!("{}: {}", game.title(), heaps::position(&start.heaps));
    writeln!(to, "{}\n", style::paint(style::HEAD, head))?;
    super::write_model(problem, to)?;
    if misere {
        writeln!(to, "Misère play: whoever makes the last move loses.")?;
    }
    let reason = oracle.reason(&start);
    let outcome = oracle.outcome(&start);
    let winning = match game {
        Game::Wythoff => of_wythoff(&start, ending),
        Game::FibonacciNim if has_formula => of_fibonacci_nim(start.heaps[0]),
        _ => by_search(game, &start, &mut oracle),
    };
    match outcome {
        Outcome::P => {
            let name = style::paint(style::P, "P-position");
            writeln!(to, "{reason}. This is a {name}: no move wins.")?;
        }
        Outcome::N if winning.is_empty() => {
            writeln!(to, "{reason}. This is an N-position: the player to move has won.")?;
        }
        Outcome::N => {
            writeln!(to, "{reason}. This is an N-position:")?;
            for Winning { step, leaves } in &winning {
                writeln!(to, "  {}: leaves {leaves}", style::paint(style::WINNING, step))?;
            }
            writeln!(to, "{}", count_sentence(winning.len()))?;
        }
    }
    match game {
        Game::Wythoff => write_pairs(&start, ending, to),
        Game::FibonacciNim if has_formula => {
            writeln!(to)?;
            writeln!(
                to,
                "The parts are Fibonacci numbers, no two of them consecutive (Zeckendorf), and who \
                 may take\nthe least part wins: the opponent may not take the next part, which is \
                 more than twice as large."
            )?;
            Ok(())
        }
        _ => Ok(()),
    }
}

fn of_wythoff(start: &State, ending: Ending) -> Vec<Winning> {
    let (a, b) = (start.heaps[0], start.heaps[1]);
    let followers = match ending {
        Ending::Normal => wythoff::winning_moves(a, b),
        Ending::Misere => wythoff::misere::winning_moves(a, b),
    };
    let winning = |(first, second): (u64, u64)| {
        let step = match (first < a, second < b) {
            (true, true) => format!("{} from both heaps", a - first),
            (true, false) => format!("{a} to {first}"),
            _ => format!("{b} to {second}"),
        };
        Winning { step, leaves: heaps::position(&[first, second]) }
    };
    followers.into_iter().map(winning).collect()
}

fn of_fibonacci_nim(heap: u64) -> Vec<Winning> {
    let winning = |take: u64| {
        let left = heap - take;
        let least = zeckendorf_parts(left).last().copied().unwrap_or(0);
        Winning {
            step: format!("{heap} to {left}"),
            leaves: format!("({left}), whose least part, {least}, is more than 2·{take}"),
        }
    };
    winning_takes(heap).into_iter().map(winning).collect()
}

fn by_search(game: &Game, start: &State, oracle: &mut Oracle) -> Vec<Winning> {
    let moves = game.moves(start);
    let winning = |number: usize| {
        let step: &Move = &moves[number];
        let text = match step.place {
            Place::Heap(place) => format!("{} to {}", start.heaps[place], heaps::sum(&step.parts)),
            Place::Both => format!("{} from both heaps", step.taken),
        };
        Winning { step: text, leaves: heaps::position(&step.after.heaps) }
    };
    oracle.winning(&moves).into_iter().map(winning).collect()
}

/// Writes the P-positions of Wythoff's game with nearly the same difference.
fn write_pairs(start: &State, ending: Ending, to: &mut dyn Write) -> Result<()> {
    let difference = start.heaps[0].abs_diff(start.heaps[1]);
    let pair = |k: u64| match ending {
        Ending::Normal => wythoff::pair(k),
        Ending::Misere => wythoff::misere::pair(k),
    };
    let first = difference.saturating_sub(2);
    let rows: Vec<(u64, (u64, u64))> =
        (first..=first.saturating_add(4)).filter_map(|k| Some((k, pair(k)?))).collect();
    if rows.is_empty() {
        return Ok(());
    }
    writeln!(to)?;
    writeln!(to, "The P-positions with such differences:")?;
    let width = rows.iter().map(|(k, _)| k.to_string().len()).max().unwrap_or(1);
    for (k, (small, large)) in rows {
        let mark = if k == difference { "▶" } else { " " };
        writeln!(to, " {mark} {k:>width$}  ({small}, {large})")?;
    }
    writeln!(
        to,
        "No two P-positions have a heap or the difference in common, so no move leads from one to\n\
         another; and from any other position some move leads to one of them{}.",
        match ending {
            Ending::Normal => " (Wythoff, 1907)",
            Ending::Misere if start.heaps == [0, 0] => ", unless nothing is left",
            Ending::Misere => "",
        }
    )?;
    Ok(())
}
