//! The explanation for any game with a notation of its own: the drawing, the theorem, the values
//! that decide, and the winning moves.

use super::super::lines::{write_head, write_left_out};
use super::{write_columns, write_drawing, write_outcome};
use crate::solved::{Judge, Opened, Step};
use crate::style;
use anyhow::Result;
use games::answer::sentences::{count_sentence, misere_ending};
use grundy::game::Ending;
use grundy::Outcome;
use std::io::Write;
use support::language::choose;
use support::text;

/// Writes the explanation of a position.
pub fn write(opened: &Opened, ending: Ending, max_listed: usize, to: &mut dyn Write) -> Result<()> {
    let Opened { rules, position } = opened;
    rules.check(position)?;
    let mut judge = Judge::new(rules, position, ending)?;
    write_head(&rules.title(), &rules.describe(position), to)?;
    write_drawing(rules.as_ref(), position, to)?;
    match ending {
        Ending::Normal => writeln!(to, "{}\n", rules.theorem())?,
        Ending::Misere => writeln!(to, "{}", misere_ending())?,
    }
    let evidence = judge.evidence(position);
    for line in &evidence.steps {
        writeln!(to, "{line}")?;
    }
    if !evidence.steps.is_empty() {
        writeln!(to)?;
    }
    if evidence.terms.len() > 1 {
        let labels = evidence.terms.iter().map(|term| term.label.clone()).collect();
        let values: Vec<u64> = evidence.terms.iter().map(|term| term.value).collect();
        write_columns(&values, labels, to)?;
    } else {
        writeln!(to, "{}", text!("{}.", "{}。", evidence.reason))?;
    }
    let moves = rules.moves(position);
    let outcome = judge.outcome(position);
    if outcome == Outcome::N && moves.is_empty() {
        let verdict = choose(
            "No move is left, so this is an N-position: the player to move has won.",
            "已无路可走，所以这是必胜态：轮到走的人胜。",
        );
        writeln!(to, "{verdict}")?;
        return Ok(());
    }
    write_outcome(outcome, moves.is_empty(), to)?;
    if outcome == Outcome::P {
        return Ok(());
    }
    let winning: Vec<&Step> =
        moves.iter().filter(|step| judge.outcome(&step.after) == Outcome::P).collect();
    for step in winning.iter().take(max_listed) {
        let (name, leaves) = (rules.text(step), rules.describe(&step.after));
        let name = style::paint(style::WINNING, name);
        writeln!(to, "  {}", text!("{name}: leaves {leaves}", "{name}：留下 {leaves}"))?;
    }
    write_left_out(winning.len().saturating_sub(max_listed), to)?;
    writeln!(to, "{}", count_sentence(winning.len()))?;
    Ok(())
}
