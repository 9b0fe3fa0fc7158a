//! The explanation of a sum of heaps that follow different rules.

use super::moves::count_sentence;
use super::{component, write_nim_sum, Question};
use crate::play::state::{rule_name, State};
use crate::play::unlike;
use crate::{heaps, limits, style};
use anyhow::Result;
use grundy::game::{ByPlay, Ending, Game};
use grundy::nim::{nim_sum, Balance};
use grundy::rule::Rule;
use grundy::subtraction::UnlikeHeaps;
use grundy::Outcome;
use std::collections::BTreeSet;
use std::io::Write;

/// The heaps of a sum under one of its rules, with their values.
struct Part {
    name: String,
    question: Question,
}

/// A move that wins: a heap of a part, what it leaves, and the position that it leads to.
struct Step {
    part: usize,
    heap: u64,
    left: Vec<u64>,
}

/// Writes the value of each heap with its rule, the nim sum, and the winning moves.
pub fn write(
    rules: &[Rule],
    start: &State,
    is_misere: bool,
    max_listed: usize,
    to: &mut dyn Write,
) -> Result<()> {
    let parts: Vec<Part> =
        rules.iter().map(|rule| part(rule, start, max_listed)).collect::<Result<_>>()?;
    if is_misere {
        unlike::check_search(rules, &start.heaps)?;
    }
    writeln!(to, "{}\n", style::paint(style::HEAD, title(&parts)))?;
    for Part { question, .. } in &parts {
        writeln!(to, "{}", style::paint(style::HEAD, question.rule.title()))?;
        component::write(question, to)?;
    }
    let sum = write_balance(&parts, to)?;
    if is_misere {
        return write_misere(&parts, to);
    }
    write_nim_sum(sum, to)?;
    if sum != 0 {
        let is_winning = |step: &Step| {
            let question = &parts[step.part].question;
            nim_sum(question.values_of(&step.left)) == question.value(step.heap) ^ sum
        };
        write_moves(&parts, is_winning, ", and the nim sum 0", max_listed, to)?;
    }
    Ok(())
}

/// Collects the heaps of a rule.
fn part(rule: &Rule, start: &State, max_listed: usize) -> Result<Part> {
    let name = rule_name(rule);
    let largest = unlike::largest(start, rule);
    limits::check_heap(rule, "a heap of", largest)?;
    limits::check_options(rule, largest)?;
    let own = start.heaps.iter().zip(&start.rules).filter(|(_, other)| **other == name);
    let heaps = own.map(|(&heap, _)| heap).collect();
    let values = rule.values(largest as usize + 1);
    Ok(Part { name, question: Question { rule: rule.clone(), heaps, values, max_listed } })
}

/// Formats the sum as `Kayles 5 + Nim 3`.
fn title(parts: &[Part]) -> String {
    let heaps = parts.iter().flat_map(|part| {
        part.question.heaps.iter().map(move |heap| format!("{} {heap}", part.name))
    });
    heaps.collect::<Vec<_>>().join(" + ")
}

/// Writes the nim sum of all values in columns of binary digits, and returns it.
fn write_balance(parts: &[Part], to: &mut dyn Write) -> Result<u64> {
    let mut values = Vec::new();
    let mut labels = Vec::new();
    for Part { name, question } in parts {
        values.extend(question.values_of(&question.heaps));
        labels.extend(question.heaps.iter().map(|heap| format!("{name}, heap {heap}")));
    }
    let balance = Balance::new(&values);
    writeln!(to, "The nim sum of the values, in columns of binary digits:")?;
    labels.push("nim sum".to_string());
    labels.push("odd columns".to_string());
    for (line, label) in balance.to_string().lines().zip(labels) {
        writeln!(to, "  {line}   {}", style::paint(style::LABEL, label))?;
    }
    writeln!(to)?;
    Ok(balance.nim_sum())
}

/// Writes the outcome under misère play by an exhaustive search.
fn write_misere(parts: &[Part], to: &mut dyn Write) -> Result<()> {
    writeln!(to, "Misère play: whoever makes the last move loses.")?;
    let rules = parts.iter().map(|part| part.question.rule.clone()).collect();
    let mut play = ByPlay::new(UnlikeHeaps::new(rules), Ending::Misere);
    let mut outcome = |sum: &[(usize, u64)]| {
        play.outcome(sum).expect("every move removes stones or splits a heap")
    };
    let sum = pairs(parts);
    let ended = parts.iter().all(|Part { question, .. }| {
        question.heaps.iter().all(|heap| question.rule.options(heap).is_empty())
    });
    match outcome(&sum) {
        Outcome::P => {
            let name = style::paint(style::P, "P-position");
            writeln!(to, "An exhaustive search finds a {name}: the player to move loses.")?;
            Ok(())
        }
        Outcome::N if ended => {
            writeln!(to, "No move is left: the player to move has won.")?;
            Ok(())
        }
        Outcome::N => {
            writeln!(to, "An exhaustive search finds an N-position: the player to move wins.")?;
            let is_winning = |step: &Step| outcome(&follower(&sum, step)) == Outcome::P;
            write_moves(parts, is_winning, "", usize::MAX, to)
        }
    }
}

/// Returns every heap with the number of its part.
fn pairs(parts: &[Part]) -> Vec<(usize, u64)> {
    let heaps = parts
        .iter()
        .enumerate()
        .flat_map(|(number, part)| part.question.heaps.iter().map(move |&heap| (number, heap)));
    heaps.collect()
}

fn follower(sum: &[(usize, u64)], step: &Step) -> Vec<(usize, u64)> {
    let mut follower = sum.to_vec();
    let moved = (step.part, step.heap);
    let place = follower.iter().position(|heap| *heap == moved).expect("the heap is in the sum");
    follower.splice(place..=place, step.left.iter().map(|&left| (step.part, left)));
    follower
}

/// Writes the moves that win, for each size of heap of each part, with what follows from them.
fn write_moves(
    parts: &[Part],
    mut is_winning: impl FnMut(&Step) -> bool,
    consequence: &str,
    max_listed: usize,
    to: &mut dyn Write,
) -> Result<()> {
    let (mut listed, mut left_out) = (0, 0);
    for (number, Part { name, question }) in parts.iter().enumerate() {
        let sizes: BTreeSet<u64> = question.heaps.iter().copied().collect();
        for heap in sizes {
            let options = question.rule.options(&heap).into_iter();
            let steps = options.map(|left| Step { part: number, heap, left });
            for (index, step) in steps.filter(&mut is_winning).enumerate() {
                if index >= max_listed {
                    left_out += 1;
                    continue;
                }
                let text = format!("{name} {heap} to {}", heaps::sum(&step.left));
                let text = style::paint(style::WINNING, text);
                let value = nim_sum(question.values_of(&step.left));
                writeln!(
                    to,
                    "  {text}: value {} becomes {value}{consequence}",
                    question.value(heap)
                )?;
                listed += 1;
            }
        }
    }
    if left_out > 0 {
        writeln!(to, "  … and {left_out} more; --all lists them")?;
    }
    writeln!(to, "{}", count_sentence(listed + left_out))?;
    Ok(())
}
