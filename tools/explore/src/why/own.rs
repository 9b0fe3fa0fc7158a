//! The explanation of a game with a notation of its own: the drawing, the theorem, the values that
//! decide, and the winning moves.

use super::lines::{explained, p_position, write_columns, write_head, write_left_out, write_model};
use crate::drawing;
use anyhow::{Error, Result};
use games::answer::sentences::{count_sentence, misere_ending};
use games::shown::{Asked, Effort, Evidence, Judge, Opening, Prospect, Step, Winning};
use grundy::game::Ending;
use std::io::Write;
use support::language::choose;
use support::text;

/// Writes the explanation of a position.
pub fn write(asked: &Asked, ending: Ending, max_listed: usize, to: &mut dyn Write) -> Result<()> {
    let Opening { game, start } = asked.kind.open(&asked.words.join(" ")).map_err(Error::msg)?;
    let judge = Judge::new(&game, &start, ending, &Effort::TERMINAL).map_err(Error::msg)?;
    // Of a position too large for its moves to be listed a theorem may name those that win.
    let moves = game.check(&start).map(|()| game.moves(&start));
    let (is_small, is_over) = (moves.is_ok(), moves.as_ref().is_ok_and(Vec::is_empty));
    let winning = match moves {
        Ok(moves) => find_winning(&judge, &start, moves),
        Err(refusal) => game.winning(&start, ending).ok_or_else(|| Error::msg(refusal))?,
    };
    write_head(&game.title(), &game.tuple(&start), to)?;
    write_model(asked.problem, to)?;
    if is_small && !game.is_described() {
        for line in drawing::draw(game.as_ref(), &start, &start, &start) {
            writeln!(to, "  {line}")?;
        }
        writeln!(to)?;
    }
    match ending {
        Ending::Normal => writeln!(to, "{}\n", game.theorem())?,
        Ending::Misere => writeln!(to, "{}\n", misere_ending())?,
    }
    write_evidence(&judge.evidence(&start), to)?;
    write_outcome(judge.prospect(&start), is_over, to)?;
    if winning.moves.is_empty() {
        return Ok(());
    }
    for step in winning.moves.iter().take(max_listed) {
        writeln!(to, "  {}", explained(&game.text(step), &game.consequence(step)))?;
    }
    write_left_out(winning.moves.len().saturating_sub(max_listed), to)?;
    writeln!(to, "{}", winning.remark.unwrap_or_else(|| count_sentence(winning.moves.len())))?;
    Ok(())
}

/// Returns the winning ones of the moves; in a drawn position, those that keep it drawn.
fn find_winning(judge: &Judge, position: &[u64], moves: Vec<Step>) -> Winning {
    let prospect = judge.prospect(position);
    let moves = match prospect {
        Prospect::Loss => vec![],
        _ => moves.into_iter().filter(|step| judge.prospect_after(step) == prospect).collect(),
    };
    let remark = (prospect == Prospect::Draw)
        .then(|| choose("These moves keep the draw.", "这些着法保持和局。").to_string());
    Winning { moves, remark }
}

/// Writes why the position is won or lost.
fn write_evidence(evidence: &Evidence, to: &mut dyn Write) -> Result<()> {
    let Evidence { reason, terms, steps } = evidence;
    steps.iter().try_for_each(|line| writeln!(to, "{line}"))?;
    if !steps.is_empty() {
        writeln!(to)?;
    }
    if terms.len() > 1 {
        let head = "The nim sum, in columns of binary digits:";
        writeln!(to, "{}", choose(head, "异或和，按二进制位对齐："))?;
        let (values, labels) = evidence.columns();
        write_columns(&values, &labels, to)?;
    }
    writeln!(to, "{}", text!("{reason}.", "{reason}。"))?;
    Ok(())
}

/// Writes who wins.
fn write_outcome(prospect: Prospect, is_over: bool, to: &mut dyn Write) -> Result<()> {
    let name = p_position();
    let sentence = match (prospect, is_over) {
        (Prospect::Loss, true) => {
            text!("This is a {name}: no move is left.", "这是{name}：已无路可走。")
        }
        (Prospect::Loss, false) => {
            text!("This is a {name}: no move wins.", "这是{name}：没有必胜的着法。")
        }
        (Prospect::Win, true) => text!(
            "No move is left, so this is an N-position: the player to move has won.",
            "已无路可走，所以这是必胜态：轮到走的人胜。"
        ),
        (Prospect::Win, false) => {
            text!("This is an N-position: the player to move wins.", "这是必胜态：轮到走的人必胜。")
        }
        (Prospect::Draw, _) => {
            text!("This is a draw: neither player can force a win.", "这是和局：双方都无法逼胜。")
        }
    };
    writeln!(to, "{sentence}")?;
    Ok(())
}
