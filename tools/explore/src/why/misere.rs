//! The outcome under misère play, by which rule, and whether that rule is valid here.

use super::moves::count;
use super::Question;
use crate::misere_play::{basis, by_values, ByDefinition};
use crate::{heaps, style};
use anyhow::Result;
use grundy::game::Game;
use grundy::Outcome;
use std::collections::BTreeSet;
use std::io::Write;

/// A move, and the position after it.
struct Step {
    heap: u64,
    option: Vec<u64>,
    follower: Vec<u64>,
}

pub fn write(question: &Question, to: &mut dyn Write) -> Result<()> {
    let values = question.values_of(&question.heaps);
    let by_rule = by_values(&values);
    let largest = question.heaps.iter().max().copied().unwrap_or(0);
    writeln!(to, "Misère play: whoever makes the last move loses.")?;
    writeln!(to, "The SJ rule, {}, says {by_rule}.", reading(&values))?;
    match basis(&question.rule, largest) {
        Ok(basis) => {
            writeln!(to, "It is {basis}.\n")?;
            verdict(question, by_rule, to)?;
            moves(question, |heaps| Ok(by_values(&question.values_of(heaps))), to)
        }
        Err(obstacle) => {
            writeln!(to, "It is not proved for this game ({obstacle}), so all plays were tried:")?;
            let mut play = ByDefinition::new(&question.rule);
            let outcome = play.outcome(&question.heaps)?;
            let agrees = if outcome == by_rule { "agrees" } else { "is WRONG here" };
            writeln!(to, "by definition the position is {outcome}; the SJ rule {agrees}.\n")?;
            verdict(question, outcome, to)?;
            moves(question, |heaps| play.outcome(heaps), to)
        }
    }
}

/// Which half of the rule applies.
fn reading(values: &[u64]) -> String {
    let sum = grundy::nim::nim_sum(values);
    if values.iter().any(|&value| value > 1) {
        format!("with a value above 1 and the nim sum {sum}")
    } else {
        format!("with no value above 1 and the nim sum {sum}")
    }
}

fn verdict(question: &Question, outcome: Outcome, to: &mut dyn Write) -> Result<()> {
    let position = heaps::position(&question.heaps);
    let ended = question.heaps.iter().all(|heap| question.rule.options(heap).is_empty());
    match outcome {
        Outcome::P => {
            let word = style::paint(style::P, "P-position");
            writeln!(to, "{position} is a {word}: the player who is to move loses.")?;
        }
        Outcome::N if ended => writeln!(to, "{position} is over, and the player to move has won.")?,
        Outcome::N => {
            writeln!(to, "{position} is an N-position: the player who is to move wins.")?;
        }
    }
    Ok(())
}

/// Every move to a P-position.
fn moves(
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
    let most = question.most_listed.saturating_mul(question.heaps.len());
    for Step { heap, option, follower } in winning.iter().take(most) {
        let said = style::paint(style::WINNING, format!("{heap} to {}", heaps::sum(option)));
        let (position, values) = (heaps::position(follower), question.values_of(follower));
        writeln!(to, "  {said}: leaves {position} with the values {}", heaps::position(&values))?;
    }
    if winning.len() > most {
        writeln!(to, "  … and {} more; --all lists them", winning.len() - most)?;
    }
    writeln!(to, "{}", count(winning.len()))?;
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
