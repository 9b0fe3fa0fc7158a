//! The explanation of a sum of heaps that follow different rules.

use super::moves::{explained, write_left_out};
use super::{component, far, last_labels, misere, p_position, write_nim_sum, Question};
use crate::play::state::{rule_name, State};
use crate::play::unlike;
use crate::{heaps, limits, style};
use anyhow::Result;
use games::far::{FarMoves, FarValues};
use games::spoken;
use grundy::game::{ByPlay, Ending, Game};
use grundy::nim::{nim_sum, Balance};
use grundy::rule::Rule;
use grundy::subtraction::UnlikeHeaps;
use grundy::Outcome;
use std::collections::BTreeSet;
use std::io::Write;
use support::language::choose;
use support::text;

/// The heaps of a sum under one of its rules, with their values.
struct Part<'a> {
    name: String,
    question: Question,
    /// The values by a proved period, if the heaps are too large for a table.
    far: Option<FarValues<'a>>,
}

impl Part<'_> {
    fn value(&self, heap: u64) -> u64 {
        match &self.far {
            Some(far) => far.period.value(heap),
            None => self.question.value(heap),
        }
    }

    fn values_of(&self, heaps: &[u64]) -> Vec<u64> {
        heaps.iter().map(|&heap| self.value(heap)).collect()
    }

    /// Writes why the heaps have their values.
    fn write_values(&self, to: &mut dyn Write) -> Result<()> {
        match &self.far {
            Some(far) => far::write_values(far, &self.question.heaps, to),
            None => component::write(&self.question, to),
        }
    }

    /// Returns what the moves from a heap leave: of heaps too large for a table, only to options
    /// of one value, and perhaps only an example.
    fn options(&self, heap: u64, wanted: u64) -> FarMoves {
        match &self.far {
            Some(far) => far.moves_to(heap, wanted),
            None => FarMoves { heap, options: self.question.rule.options(&heap), are_all: true },
        }
    }
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
    let ending = if is_misere { Ending::Misere } else { Ending::Normal };
    let parts: Vec<Part> =
        rules.iter().map(|rule| part(rule, start, ending, max_listed)).collect::<Result<_>>()?;
    if is_misere {
        unlike::check_search(rules, &start.heaps)?;
    }
    writeln!(to, "{}\n", style::paint(style::HEAD, title(&parts)))?;
    for part in &parts {
        writeln!(to, "{}", style::paint(style::HEAD, spoken::title(&part.question.rule)))?;
        part.write_values(to)?;
    }
    let sum = write_balance(&parts, to)?;
    if is_misere {
        return write_misere(&parts, to);
    }
    write_nim_sum(sum, to)?;
    if sum != 0 {
        let is_winning = |step: &Step| {
            let part = &parts[step.part];
            nim_sum(part.values_of(&step.left)) == part.value(step.heap) ^ sum
        };
        let consequence = choose(", and the nim sum 0", "，异或和变为 0");
        write_moves(&parts, sum, is_winning, consequence, max_listed, to)?;
    }
    Ok(())
}

/// Collects the heaps of a rule and finds their values. Misère play is decided by a search, for
/// which they have to be small.
fn part<'a>(rule: &'a Rule, start: &State, ending: Ending, max_listed: usize) -> Result<Part<'a>> {
    let name = rule_name(rule);
    let largest = unlike::largest(start, rule);
    let own = start.heaps.iter().zip(&start.rules).filter(|(_, other)| **other == name);
    let heaps: Vec<u64> = own.map(|(&heap, _)| heap).collect();
    let far = match ending {
        Ending::Normal => {
            far::period(rule, &heaps, false)?.map(|period| FarValues { rule, period })
        }
        Ending::Misere => {
            limits::check_heap(rule, choose("a heap of", "堆"), largest)?;
            limits::check_options(rule, largest)?;
            None
        }
    };
    let values = match &far {
        Some(far) => {
            far::check_values(far, &heaps)?;
            vec![]
        }
        None => rule.values(largest as usize + 1),
    };
    let question = Question { rule: rule.clone(), heaps, values, max_listed };
    Ok(Part { name, question, far })
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
    for part in parts {
        let Part { name, question, .. } = part;
        values.extend(part.values_of(&question.heaps));
        let label = |heap: &u64| text!("{name}, heap {heap}", "{name}，堆 {heap}");
        labels.extend(question.heaps.iter().map(label));
    }
    let balance = Balance::new(&values);
    let head = "The nim sum of the values, in columns of binary digits:";
    writeln!(to, "{}", choose(head, "各值的异或和，按二进制位对齐："))?;
    labels.extend(last_labels().map(String::from));
    for (line, label) in balance.to_string().lines().zip(labels) {
        writeln!(to, "  {line}   {}", style::paint(style::LABEL, label))?;
    }
    writeln!(to)?;
    Ok(balance.nim_sum())
}

/// Writes the outcome under misère play by an exhaustive search.
fn write_misere(parts: &[Part], to: &mut dyn Write) -> Result<()> {
    writeln!(to, "{}", misere::ending())?;
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
            let name = p_position();
            let verdict = text!(
                "An exhaustive search finds a {name}: the player to move loses.",
                "逐一试遍的结果是{name}：轮到走的人必败。"
            );
            writeln!(to, "{verdict}")?;
            Ok(())
        }
        Outcome::N if ended => {
            let verdict = choose(
                "No move is left: the player to move has won.",
                "已无路可走：轮到走的人胜。",
            );
            writeln!(to, "{verdict}")?;
            Ok(())
        }
        Outcome::N => {
            let verdict = choose(
                "An exhaustive search finds an N-position: the player to move wins.",
                "逐一试遍的结果是必胜态：轮到走的人必胜。",
            );
            writeln!(to, "{verdict}")?;
            let is_winning = |step: &Step| outcome(&follower(&sum, step)) == Outcome::P;
            write_moves(parts, 0, is_winning, "", usize::MAX, to)
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
/// Under normal play, `sum` is the nim sum that they make 0.
fn write_moves(
    parts: &[Part],
    sum: u64,
    mut is_winning: impl FnMut(&Step) -> bool,
    consequence: &str,
    max_listed: usize,
    to: &mut dyn Write,
) -> Result<()> {
    let (mut listed, mut left_out, mut are_all) = (0, 0, true);
    for (number, part) in parts.iter().enumerate() {
        let name = &part.name;
        let sizes: BTreeSet<u64> = part.question.heaps.iter().copied().collect();
        for heap in sizes {
            let moves = part.options(heap, part.value(heap) ^ sum);
            are_all &= moves.are_all;
            let steps = moves.options.into_iter().map(|left| Step { part: number, heap, left });
            for (index, step) in steps.filter(&mut is_winning).enumerate() {
                if index >= max_listed {
                    left_out += 1;
                    continue;
                }
                let left = heaps::sum(&step.left);
                let step_text = text!("{name} {heap} to {left}", "{name} {heap} → {left}");
                let (value, after) = (part.value(heap), nim_sum(part.values_of(&step.left)));
                let remark = text!(
                    "value {value} becomes {after}{consequence}",
                    "值由 {value} 变为 {after}{consequence}"
                );
                writeln!(to, "  {}", explained(&step_text, &remark))?;
                listed += 1;
            }
        }
    }
    write_left_out(left_out, to)?;
    far::write_count(listed + left_out, are_all, to)
}
