//! The explanation of a game with a notation of its own: the drawing, the theorem, the values that
//! decide, and the winning moves.

use super::lines::{explained, p_position, write_columns, write_head, write_left_out, write_model};
use crate::drawing;
use anyhow::{Error, Result};
use games::answer::sentences::{count_sentence, misere_ending};
use games::shown::{Asked, Effort, Evidence, Judge, Opening, Prospect, Shown, Step, Winning};
use grundy::game::Ending;
use std::io::Write;
use support::language::choose;
use support::text;

/// Writes the explanation of a position.
pub fn write(asked: &Asked, ending: Ending, max_listed: usize, to: &mut dyn Write) -> Result<()> {
    let Opening { game, start } = asked.kind.open(&asked.words.join(" ")).map_err(Error::msg)?;
    let judge = Judge::new(&game, &start, ending, &Effort::TERMINAL).map_err(Error::msg)?;
    let winning = find_winning(game.as_ref(), &judge, &start, ending).map_err(Error::msg)?;
    write_head(&game.title(), &game.tuple(&start), to)?;
    write_model(asked.problem, to)?;
    if game.check(&start).is_ok() && !game.is_described() {
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
    let is_over = is_over(game.as_ref(), &start);
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

/// Returns whether no move is left. A position whose moves are too many to be listed has some.
fn is_over(game: &dyn Shown, position: &[u64]) -> bool {
    game.check(position).is_ok() && game.moves(position).is_empty()
}

/// Returns the winning moves: all of them, or those that a theorem names where there are too many
/// moves to be listed; in a drawn position, the moves that keep it drawn.
fn find_winning(
    game: &dyn Shown,
    judge: &Judge,
    position: &[u64],
    ending: Ending,
) -> Result<Winning, String> {
    if let Err(refusal) = game.check(position) {
        return game.winning(position, ending).ok_or(refusal);
    }
    let prospect = judge.prospect(position);
    let moves = game.moves(position).into_iter();
    let moves: Vec<Step> = match prospect {
        Prospect::Loss => vec![],
        _ => moves.filter(|step| judge.prospect_after(step) == prospect).collect(),
    };
    let remark = (prospect == Prospect::Draw)
        .then(|| choose("These moves keep the draw.", "这些着法保持和局。").to_string());
    Ok(Winning { moves, remark })
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
        let (values, labels): (Vec<u64>, Vec<String>) =
            terms.iter().map(|term| (term.value, term.label.clone())).unzip();
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
