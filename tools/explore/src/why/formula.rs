//! The explanation for games whose heaps have no values of their own.

use super::lines::{explained, p_position, write_head, write_model};
use crate::heaps;
use crate::play::game::Game;
use crate::play::oracle::Oracle;
use crate::play::state::{Move, Place, State};
use anyhow::Result;
use games::answer::sentences::{count_sentence, misere_ending};
use games::problems::Problem;
use grundy::fibonacci::{winning_moves, zeckendorf_parts};
use grundy::game::Ending;
use grundy::{wythoff, Outcome};
use std::io::Write;
use support::language::choose;
use support::text;

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
    is_misere: bool,
    to: &mut dyn Write,
) -> Result<()> {
    let ending = if is_misere { Ending::Misere } else { Ending::Normal };
    let has_formula = matches!((game, ending), (Game::Wythoff, _) | (_, Ending::Normal));
    let start = if has_formula { game.start_of_any_size(position)? } else { game.start(position)? };
    let mut oracle = Oracle::new(game, &start, ending)?;
    write_head(&game.title(), &heaps::position(&start.heaps), to)?;
    write_model(problem, to)?;
    if is_misere {
        writeln!(to, "{}", misere_ending())?;
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
            let name = p_position();
            let verdict = text!(
                "{reason}. This is a {name}: no move wins.",
                "{reason}。这是{name}：没有必胜的着法。"
            );
            writeln!(to, "{verdict}")?;
        }
        Outcome::N if winning.is_empty() => {
            let verdict = text!(
                "{reason}. This is an N-position: the player to move has won.",
                "{reason}。这是必胜态：轮到走的人胜。"
            );
            writeln!(to, "{verdict}")?;
        }
        Outcome::N => {
            let verdict = text!("{reason}. This is an N-position:", "{reason}。这是必胜态：");
            writeln!(to, "{verdict}")?;
            for Winning { step, leaves } in &winning {
                let remark = text!("leaves {leaves}", "留下 {leaves}");
                writeln!(to, "  {}", explained(step, &remark))?;
            }
            writeln!(to, "{}", count_sentence(winning.len()))?;
        }
    }
    match game {
        Game::Wythoff => write_pairs(&start, ending, to),
        Game::FibonacciNim if has_formula => {
            let theorem = choose(
                "The parts are Fibonacci numbers, no two of them consecutive (Zeckendorf), and who \
                 may take\nthe least part wins: the opponent may not take the next part, which is \
                 more than twice as large.",
                "各项是两两不相邻的斐波那契数（Zeckendorf 定理），能取走最小一项的人必胜：\n\
                 对手取不走下一项，因为它大于最小一项的两倍。",
            );
            writeln!(to, "\n{theorem}")?;
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
            (true, true) => from_both(a - first),
            (true, false) => to_size(a, first),
            _ => to_size(b, second),
        };
        Winning { step, leaves: heaps::position(&[first, second]) }
    };
    followers.into_iter().map(winning).collect()
}

fn from_both(taken: u64) -> String {
    text!("{taken} from both heaps", "两堆各取 {taken}")
}

fn to_size(heap: u64, left: u64) -> String {
    text!("{heap} to {left}", "{heap} → {left}")
}

fn of_fibonacci_nim(heap: u64) -> Vec<Winning> {
    let winning = |take: u64| {
        let left = heap - take;
        let least = zeckendorf_parts(left).last().copied().unwrap_or(0);
        Winning {
            step: to_size(heap, left),
            leaves: text!(
                "({left}), whose least part, {least}, is more than 2·{take}",
                "({left})，其最小一项 {least} 大于 2·{take}"
            ),
        }
    };
    winning_moves(heap).into_iter().map(winning).collect()
}

fn by_search(game: &Game, start: &State, oracle: &mut Oracle) -> Vec<Winning> {
    let moves = game.moves(start);
    let winning = |number: usize| {
        let step: &Move = &moves[number];
        let text = match step.place {
            Place::Heap(place) => {
                let (heap, left) = (start.heaps[place], heaps::sum(&step.parts));
                text!("{heap} to {left}", "{heap} → {left}")
            }
            Place::Both => from_both(step.taken),
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
    writeln!(to, "\n{}", choose("The P-positions with such differences:", "差与此相近的必败态："))?;
    let width = rows.iter().map(|(k, _)| k.to_string().len()).max().unwrap_or(1);
    for (k, (small, large)) in rows {
        let mark = if k == difference { "▶" } else { " " };
        writeln!(to, " {mark} {k:>width$}  ({small}, {large})")?;
    }
    let addition = match ending {
        Ending::Normal => choose(" (Wythoff, 1907)", "（Wythoff，1907）"),
        Ending::Misere if start.heaps == [0, 0] => {
            choose(", unless nothing is left", "，除非已无石子")
        }
        Ending::Misere => "",
    };
    let theorem = text!(
        "No two P-positions have a heap or the difference in common, so no move leads from one to\n\
         another; and from any other position some move leads to one of them{addition}.",
        "任何两个必败态都没有相同的堆，也没有相同的差，所以一步走不到另一个必败态；\n\
         而从其他任何局面都有一步能走到必败态{addition}。"
    );
    writeln!(to, "{theorem}")?;
    Ok(())
}
