//! The explanation of a game with a notation of its own: the drawing, the theorem, the values that
//! decide the outcome, and the winning moves.

use super::lines::{
    p_position, write_columns, write_head, write_left_out, write_model, write_winning,
};
use crate::drawing;
use anyhow::{Error, Result};
use games::answer::sentences::{count_sentence, misere_ending};
use games::problems::Problem;
use games::shown::{Effort, Evidence, Judge, Opening, Prospect, Shown, Step, Winning};
use grundy::game::Ending;
use itertools::Itertools;
use std::io::Write;
use support::language::choose;
use support::{say, text};

pub fn write(
    Opening { game, start }: &Opening,
    problem: Option<&Problem>,
    ending: Ending,
    max_listed: usize,
    to: &mut dyn Write,
) -> Result<()> {
    let judge = Judge::new(game, start, ending, &Effort::TERMINAL).map_err(Error::msg)?;
    // If a position is too large for its moves to be listed, a theorem may name the winning ones.
    let is_small = game.check(start);
    let moves = if is_small.is_ok() { game.moves(start) } else { vec![] };
    let winning = match is_small.clone() {
        Ok(()) => find_winning(&judge, start, &moves),
        Err(refusal) => game.winning(start, ending).ok_or_else(|| Error::msg(refusal))?,
    };
    write_head(&game.title(), &game.tuple(start), to)?;
    write_model(problem, to)?;
    if is_small.is_ok() && !game.is_described() {
        for line in drawing::draw(game.as_ref(), start, start, start) {
            writeln!(to, "  {line}")?;
        }
        writeln!(to)?;
    }
    match ending {
        Ending::Normal => writeln!(to, "{}\n", game.theorem())?,
        Ending::Misere => writeln!(to, "{}\n", misere_ending())?,
    }
    write_evidence(&judge.evidence(start), to)?;
    let prospect = judge.prospect(start);
    write_outcome(prospect, is_small.is_ok() && moves.is_empty(), to)?;
    if prospect == Prospect::Loss && !moves.is_empty() {
        say!(to, "Every move has an answer that wins:", "每一步都有制胜的应对：")?;
        for step in moves.iter().take(max_listed) {
            let answer = answer(&judge, game.as_ref(), &step.after, ending);
            let answer = answer.map(|answer| game.text(&answer));
            writeln!(to, "  {}", [game.text(step)].into_iter().chain(answer).join(" → "))?;
        }
        return write_left_out(moves.len().saturating_sub(max_listed), to);
    }
    if winning.moves.is_empty() {
        return Ok(());
    }
    for step in winning.moves.iter().take(max_listed) {
        write_winning(&game.text(step), game.consequence(step), to)?;
    }
    write_left_out(winning.moves.len().saturating_sub(max_listed), to)?;
    Ok(writeln!(to, "{}", winning.remark.unwrap_or_else(|| count_sentence(winning.moves.len())))?)
}

/// Returns the moves that win or, in a drawn position, the moves that keep the draw.
fn find_winning(judge: &Judge, position: &[u64], moves: &[Step]) -> Winning {
    let prospect = judge.prospect(position);
    let keeps = |step: &&Step| prospect != Prospect::Loss && judge.prospect_after(step) == prospect;
    let moves = moves.iter().filter(keeps).cloned().collect();
    let remark = (prospect == Prospect::Draw)
        .then(|| choose("These moves keep the draw.", "这些走法保持和局。").to_string());
    Winning { moves, remark }
}

/// Returns a winning move, if there is one. If play is over, there is no winning move, even if the
/// player won.
fn answer(judge: &Judge, game: &dyn Shown, position: &[u64], ending: Ending) -> Option<Step> {
    let by_theorem =
        game.winning(position, ending).and_then(|winning| winning.moves.into_iter().next());
    let wins = |step: &Step| judge.prospect_after(step) == Prospect::Win;
    by_theorem.or_else(|| game.moves(position).into_iter().find(wins))
}

fn write_evidence(evidence: &Evidence, to: &mut dyn Write) -> Result<()> {
    let Evidence { reason, terms, steps } = evidence;
    steps.iter().try_for_each(|line| writeln!(to, "{line}"))?;
    if !steps.is_empty() {
        writeln!(to)?;
    }
    if terms.len() > 1 {
        let (values, labels) = evidence.columns();
        write_columns(&values, &labels, to)?;
    }
    say!(to, "{reason}.", "{reason}。")
}

fn write_outcome(prospect: Prospect, is_over: bool, to: &mut dyn Write) -> Result<()> {
    let name = p_position();
    let sentence = match (prospect, is_over) {
        (Prospect::Loss, true) => {
            text!("This is a {name}: no move is left.", "这是{name}：已无法操作。")
        }
        (Prospect::Loss, false) => {
            text!("This is a {name}: no move wins.", "这是{name}：没有必胜的走法。")
        }
        (Prospect::Win, true) => text!(
            "No move is left, so this is an N-position: the player to move has won.",
            "已无法操作，所以这是必胜态：轮到走的人胜。"
        ),
        (Prospect::Win, false) => {
            text!("This is an N-position: the player to move wins.", "这是必胜态：轮到走的人必胜。")
        }
        (Prospect::Draw, _) => {
            text!("This is a draw: neither player can force a win.", "这是和局：双方都无法逼胜。")
        }
    };
    Ok(writeln!(to, "{sentence}")?)
}
