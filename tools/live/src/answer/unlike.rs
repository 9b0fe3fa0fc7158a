//! The answer about a sum of heaps that follow different rules.

use super::{
    affordable_heap, note_object, period_object, read_heaps, read_rule, single_heap_outcomes,
    Fields, LARGEST_OF_TABLE, LAST_SHOWN, MAX_HEAPS, PERIOD_SEARCH,
};
use crate::cost::option_count;
use crate::json;
use crate::moves::MAX_OPTIONS;
use crate::oracle::MAX_STONES;
use crate::problems::Problems;
use crate::spoken;
use crate::strip::svg;
use crate::unlike::{is_numbers, pieces};
use grundy::game::{ByPlay, Ending, Game};
use grundy::nim::{nim_sum, Balance};
use grundy::period::Period;
use grundy::rule::{half_width, Remark, Rule};
use grundy::subtraction::UnlikeHeaps;
use grundy::Outcome;
use std::collections::BTreeSet;
use wording::language::choose;
use wording::plural::counted;
use wording::text;

/// A rule of a sum, with its heaps and its values.
struct Part {
    rule: Rule,
    heaps: Vec<u64>,
    values: Vec<u32>,
}

impl Part {
    /// Returns the name of the rule, or the rule if it has no name.
    fn name(&self) -> String {
        self.rule
            .name()
            .map_or_else(|| self.rule.to_string(), |name| spoken::name(name).to_string())
    }

    fn values_of(&self, heaps: &[u64]) -> Vec<u64> {
        heaps.iter().map(|&heap| self.values[heap as usize].into()).collect()
    }

    /// Computes the values of the heaps and of those that the strip shows.
    fn compute(&mut self) -> Result<(), String> {
        let largest = self.heaps.iter().max().copied().unwrap_or(0);
        let last = affordable_heap(&self.rule, LAST_SHOWN.max(largest));
        if largest > last || largest > LARGEST_OF_TABLE {
            return Err(text!(
                "a heap of {largest} is too large for a sum on a page",
                "一堆 {largest} 颗对网页上的和来说太大"
            ));
        }
        if option_count(&self.rule, largest) > MAX_OPTIONS {
            return Err(text!(
                "a heap of {largest} has too many moves to list on a page",
                "一堆 {largest} 颗的走法太多，网页列不完"
            ));
        }
        self.values = self.rule.values(last as usize + 1);
        Ok(())
    }

    fn period(&self) -> Option<Period> {
        self.rule.period(affordable_heap(&self.rule, PERIOD_SEARCH) as usize).ok()
    }

    /// Draws the strip of the rule below its title.
    fn strip(&self, is_misere: bool) -> String {
        let shown = self.values.len().min(LAST_SHOWN as usize + 1);
        let outcomes = single_heap_outcomes(&self.rule, &self.values[..shown], is_misere);
        let title = spoken::title(&self.rule).replace('&', "&amp;").replace('<', "&lt;");
        let period = self.period();
        format!("<h3>{title}</h3>{}", svg(&self.values[..shown], &outcomes, period.as_ref()))
    }
}

/// Returns the fields of the answer; `None` if the text is not a sum of games.
pub(super) fn fields(
    text: &str,
    heaps: &str,
    is_misere: bool,
    known: &Problems,
) -> Result<Option<Fields>, String> {
    let text = half_width(text);
    let pieces =
        pieces(&text, |piece| split(piece, known).is_ok_and(|(_, _, heaps)| !heaps.is_empty()));
    if pieces.len() < 2 {
        return Ok(None);
    }
    let (mut parts, remarks) = read(&pieces, heaps, known)?;
    if parts.iter().map(|part| part.heaps.len()).sum::<usize>() > MAX_HEAPS {
        return Err(text!("the limit is {MAX_HEAPS} heaps", "至多 {MAX_HEAPS} 堆"));
    }
    parts.iter_mut().try_for_each(Part::compute)?;
    let name = |part: &Part, heap: &u64| format!("{} {heap}", part.name());
    let names = parts.iter().flat_map(|part| part.heaps.iter().map(|heap| name(part, heap)));
    let title = names.collect::<Vec<_>>().join(" + ");
    let values: Vec<u64> = parts.iter().flat_map(|part| part.values_of(&part.heaps)).collect();
    let balance = Balance::new(&values);
    let strips: String = parts.iter().map(|part| part.strip(is_misere)).collect();
    let mut fields = vec![
        ("title", json::text(&title)),
        ("strip", json::text(&strips)),
        // Each rule may have one; the page shows that of a single rule.
        ("period", "null".to_string()),
        ("periods", json::list(parts.iter().filter_map(named_period))),
        ("values", json::list(values.iter().map(u64::to_string))),
        ("sum", balance.nim_sum().to_string()),
        ("balance", json::text(&balance.to_string())),
        ("problems", "[]".to_string()),
        ("misere", "false".to_string()),
        ("notes", json::list(remarks.iter().map(note_object))),
    ];
    fields.extend(verdict_fields(&parts, is_misere));
    Ok(Some(fields))
}

/// Returns the proved period of a rule with the rule's name.
fn named_period(part: &Part) -> Option<String> {
    let period = period_object(&part.period()?);
    Some(json::object(&[("title", json::text(&part.name())), ("period", period)]))
}

/// Reads the rules with their heaps. Where no rule has heaps beside it, the field of the heaps
/// has one for each.
fn read(
    pieces: &[String],
    heaps: &str,
    known: &Problems,
) -> Result<(Vec<Part>, Vec<Remark>), String> {
    let mut parts: Vec<Part> = Vec::new();
    let mut remarks = Vec::new();
    let mut last = 0;
    let separate = read_heaps(heaps)?;
    let has_own = |piece: &String| split(piece, known).is_ok_and(|(_, _, own)| !own.is_empty());
    let are_separate = !pieces.iter().any(has_own);
    if are_separate && separate.len() != pieces.len() {
        // The mistake in a rule is told first.
        pieces.iter().try_for_each(|piece| split(piece, known).map(|_| ()))?;
        let (games, heaps) = (pieces.len(), separate.len());
        return Err(choose(
            format!(
                "{} and {}: type the heaps beside their rules, as in kayles 5 + nim 3",
                counted(games, "game"),
                counted(heaps, "heap")
            ),
            format!("{games} 个游戏，{heaps} 堆：请把各堆写在它的规则后面，例如 kayles 5 + nim 3"),
        ));
    }
    for (number, piece) in pieces.iter().enumerate() {
        if is_numbers(piece) && number > 0 {
            parts[last].heaps.extend(read_heaps(piece)?);
            continue;
        }
        let (rule, new_remarks, own) = split(piece, known)?;
        remarks.extend(new_remarks);
        let own = if are_separate { vec![separate[number]] } else { own };
        if own.is_empty() {
            return Err(text!(
                "expected heaps after {piece}, as in kayles 5 + nim 3",
                "{piece} 之后应写石子堆，例如 kayles 5 + nim 3"
            ));
        }
        last = parts.iter().position(|part| part.rule == rule).unwrap_or(parts.len());
        if last == parts.len() {
            parts.push(Part { rule, heaps: vec![], values: vec![] });
        }
        parts[last].heaps.extend(own);
    }
    Ok((parts, remarks))
}

/// Splits a piece such as `kayles 5 6` into its rule and its heaps.
fn split(piece: &str, known: &Problems) -> Result<(Rule, Vec<Remark>, Vec<u64>), String> {
    let tokens: Vec<&str> = piece.split_whitespace().collect();
    let lens = (1..=tokens.len()).rev();
    let rests = lens.filter(|&len| len == tokens.len() || is_numbers(&tokens[len..].join(" ")));
    let mut error = None;
    for len in rests {
        match read_rule(&tokens[..len].join(" "), known) {
            Ok(asked) if asked.ending == Ending::Misere => {
                return Err(text!(
                    "{piece} is misère play, and no part of a sum here",
                    "{piece} 用反常规则，不能作为这里的和的一部分"
                ));
            }
            Ok(asked) => {
                let heaps = read_heaps(&tokens[len..].join(" "))?;
                return Ok((asked.rule, asked.remarks, heaps));
            }
            Err(message) => error = Some(message),
        }
    }
    Err(error
        .unwrap_or_else(|| text!("expected a game on both sides of +", "+ 的两边都应有一个游戏")))
}

/// Returns the outcome and the winning moves, or why they are not decided.
fn verdict_fields(parts: &[Part], is_misere: bool) -> Fields {
    let sum: Vec<(usize, u64)> = parts
        .iter()
        .enumerate()
        .flat_map(|(number, part)| part.heaps.iter().map(move |&heap| (number, heap)))
        .collect();
    let stones: u64 = sum.iter().map(|(_, heap)| heap).sum();
    if is_misere && stones > MAX_STONES {
        let message = text!(
            "no theorem is known here for misère play of such a sum, and {stones} stones are too \
             many for an exhaustive search; the limit is {MAX_STONES}",
            "没有已知的定理判定这样的和在反常规则下的胜负，而 {stones} 颗石子太多，无法逐一试遍；\
             上限是 {MAX_STONES} 颗"
        );
        return vec![("undecided", json::text(&message))];
    }
    let rules = parts.iter().map(|part| part.rule.clone()).collect();
    let mut play = ByPlay::new(UnlikeHeaps::new(rules), Ending::Misere);
    let mut outcome = |sum: &[(usize, u64)]| match is_misere {
        true => play.outcome(sum).expect("every move removes stones or splits a heap"),
        false => {
            let values = sum.iter().map(|&(number, heap)| parts[number].values[heap as usize]);
            Outcome::of_mover(nim_sum(values.map(u64::from)) != 0)
        }
    };
    let mut moves = Vec::new();
    for &(number, heap) in sum.iter().collect::<BTreeSet<_>>() {
        let place = sum.iter().position(|other| *other == (number, heap)).unwrap_or(0);
        for left in parts[number].rule.options(&heap) {
            let mut follower = sum.clone();
            follower.splice(place..=place, left.iter().map(|&left| (number, left)));
            if outcome(&follower) == Outcome::P {
                let left = json::list(left.iter().map(u64::to_string));
                let heap = json::text(&format!("{} {heap}", parts[number].name()));
                moves.push(json::object(&[("heap", heap), ("left", left)]));
            }
        }
    }
    let by = match is_misere {
        true => json::text(&text!("exhaustive search", "逐一试遍所有走法")),
        false => "null".to_string(),
    };
    vec![
        ("outcome", json::text(&outcome(&sum).to_string())),
        ("moves", json::list(moves.into_iter())),
        ("by", by),
        ("some", "false".to_string()),
    ]
}
