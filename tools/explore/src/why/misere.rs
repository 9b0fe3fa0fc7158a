//! The explanation of the outcome under misère play, with the validity of the SJ rule.

use super::moves::{count_of, count_sentence, step_text};
use super::Question;
use crate::misere_play::MisereSearch;
use crate::{heaps, style};
use anyhow::Result;
use grundy::game::Game;
use grundy::misere::quotient::Quotient;
use grundy::misere::sj_outcome;
use grundy::Outcome;
use live::misere::basis;
use std::collections::BTreeSet;
use std::io::Write;
use wording::plural::counted;

/// A move: a heap, the option that replaces it, and the position that it leads to.
struct Step {
    heap: u64,
    option: Vec<u64>,
    follower: Vec<u64>,
}

/// Writes the outcome, the reason for it, and the winning moves; for a position that is too large
/// to be searched by its `quotient`.
pub fn write(question: &Question, quotient: Option<&Quotient>, to: &mut dyn Write) -> Result<()> {
    let values = question.values_of(&question.heaps);
    let by_rule = sj_outcome(values.iter().copied());
    let largest = question.heaps.iter().max().copied().unwrap_or(0);
    write_prediction(&values, to)?;
    match basis(&question.rule, largest) {
        Ok(basis) => {
            writeln!(to, "It is {basis}.\n")?;
            write_outcome(question, by_rule, to)?;
            write_moves(question, |heaps| Ok(sj_outcome(question.values_of(heaps))), to)
        }
        Err(obstacle) => {
            if let Some(quotient) = quotient {
                writeln!(to, "It is not proved for this game ({obstacle}).")?;
                return write_by_quotient(question, quotient, by_rule, to);
            }
            writeln!(
                to,
                "It is not proved for this game ({obstacle}), so the outcome is found by \
                 exhaustive search:"
            )?;
            let mut search = MisereSearch::new(&question.rule);
            let outcome = search.outcome(&question.heaps)?;
            let agrees = if outcome == by_rule { "agrees" } else { "is WRONG here" };
            writeln!(to, "by definition the position is {outcome}; the SJ rule {agrees}.\n")?;
            write_outcome(question, outcome, to)?;
            write_moves(question, |heaps| search.outcome(heaps), to)
        }
    }
}

/// Writes what the SJ rule predicts for these values.
pub fn write_prediction(values: &[u64], to: &mut dyn Write) -> Result<()> {
    let by_rule = sj_outcome(values);
    writeln!(to, "Misère play: whoever makes the last move loses.")?;
    writeln!(to, "The SJ rule, {}, predicts {by_rule}.", sj_condition(values))?;
    Ok(())
}

/// Writes the product of the elements of the heaps, and what follows from it.
fn write_by_quotient(
    question: &Question,
    quotient: &Quotient,
    by_rule: Outcome,
    to: &mut dyn Write,
) -> Result<()> {
    let factors: Vec<String> =
        question.heaps.iter().map(|&heap| quotient.name(quotient.element(heap))).collect();
    let product = quotient.element_of_sum(&question.heaps);
    let outcome = quotient.outcome_of(product);
    let agrees = if outcome == by_rule { "agrees" } else { "is WRONG here" };
    writeln!(
        to,
        "The misère quotient of the heaps up to {} has {}:",
        quotient.largest(),
        counted(quotient.order(), "element")
    )?;
    let product = quotient.name(product);
    writeln!(
        to,
        "the product {} = {product} is {outcome}; the SJ rule {agrees}.\n",
        factors.join(" · ")
    )?;
    write_outcome(question, outcome, to)?;
    write_moves(question, |heaps| Ok(quotient.outcome(heaps)), to)
}

/// Returns the condition of the SJ rule that applies to these values.
fn sj_condition(values: &[u64]) -> String {
    let sum = grundy::nim::nim_sum(values);
    if values.iter().any(|&value| value > 1) {
        format!("with a value above 1 and the nim sum {sum}")
    } else {
        format!("with no value above 1 and the nim sum {sum}")
    }
}

fn write_outcome(question: &Question, outcome: Outcome, to: &mut dyn Write) -> Result<()> {
    let position = heaps::position(&question.heaps);
    let ended = question.heaps.iter().all(|heap| question.rule.options(heap).is_empty());
    match outcome {
        Outcome::P => {
            let name = style::paint(style::P, "P-position");
            writeln!(to, "{position} is a {name}: the player to move loses.")?;
        }
        Outcome::N if ended => {
            writeln!(to, "{position} has no move left: the player to move has won.")?;
        }
        Outcome::N => {
            writeln!(to, "{position} is an N-position: the player to move wins.")?;
        }
    }
    Ok(())
}

/// Writes every move to a P-position.
fn write_moves(
    question: &Question,
    mut outcome: impl FnMut(&[u64]) -> Result<Outcome>,
    to: &mut dyn Write,
) -> Result<()> {
    let mut winning = Vec::new();
    for step in steps(question) {
        if outcome(&step.follower)? == Outcome::P {
            winning.push(step);
        }
    }
    if winning.is_empty() {
        return Ok(());
    }
    let limit = question.max_listed.saturating_mul(question.heaps.len());
    for Step { heap, option, follower } in winning.iter().take(limit) {
        let step = style::paint(style::WINNING, step_text(&question.heaps, *heap, option));
        let (position, values) = (heaps::position(follower), question.values_of(follower));
        writeln!(to, "  {step}: leaves {position} with the values {}", heaps::position(&values))?;
    }
    if winning.len() > limit {
        writeln!(to, "  … and {} more; --all lists them", winning.len() - limit)?;
    }
    let count = winning.iter().map(|step| count_of(&question.heaps, step.heap)).sum();
    writeln!(to, "{}", count_sentence(count))?;
    Ok(())
}

fn steps(question: &Question) -> Vec<Step> {
    let sizes: BTreeSet<u64> = question.heaps.iter().copied().collect();
    let mut steps = Vec::new();
    for heap in sizes {
        let place = question.heaps.iter().position(|&other| other == heap).unwrap_or(0);
        for option in question.rule.options(&heap) {
            let mut follower = question.heaps.clone();
            follower.splice(place..=place, option.iter().copied());
            steps.push(Step { heap, option, follower });
        }
    }
    steps
}
