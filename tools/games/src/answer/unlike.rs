//! The answer about a sum of heaps that follow different rules.

use super::offer::{self, Offer};
use super::{
    affordable_heap, far_values, last_of_table, note_object, period_object, regularity_object,
    single_heap_outcomes, verdict_fields, Fields, LAST_SHOWN, PERIOD_SEARCH,
};
use crate::cost::option_count;
use crate::far::{FarMoves, FarValues};
use crate::json;
use crate::moves::{Verdict, MAX_OPTIONS};
use crate::oracle::MAX_STONES;
use crate::problems::Problems;
use crate::regularity::Regularity;
use crate::spoken;
use crate::strip::svg;
use crate::sum::{name, Addend, Sum};
use grundy::game::{ByPlay, Ending, Game};
use grundy::nim::{nim_sum, Balance};
use grundy::period::Period;
use grundy::rule::Rule;
use grundy::subtraction::UnlikeHeaps;
use grundy::Outcome;
use std::collections::BTreeSet;
use support::text;

/// The heaps of a sum under one of its rules, with their values.
struct Part<'a> {
    rule: &'a Rule,
    heaps: &'a [u64],
    /// The values of small heaps, from 0 on.
    values: Vec<u32>,
    period: Option<Period>,
    /// The values by the period, if a heap is too large for a table.
    far: Option<FarValues<'a>>,
}

impl<'a> Part<'a> {
    /// Computes the values of the heaps and of those that the strip shows.
    fn new(Addend { rule, heaps }: &'a Addend) -> Result<Part<'a>, String> {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let last = last_of_table(rule, largest);
        let is_far = largest > last;
        if !is_far && option_count(rule, largest) > MAX_OPTIONS {
            return Err(text!(
                "a heap of {largest} has too many moves to list on a page",
                "一堆 {largest} 颗的走法太多，网页列不完"
            ));
        }
        let period = rule.period(affordable_heap(rule, PERIOD_SEARCH) as usize).ok();
        let far = is_far.then(|| far_values(rule, &period, heaps)).transpose()?;
        Ok(Part { rule, heaps, values: rule.values(last as usize + 1), period, far })
    }

    fn name(&self) -> String {
        name(self.rule)
    }

    fn value(&self, heap: u64) -> u64 {
        match &self.far {
            Some(far) => far.period.value(heap),
            None => self.values[heap as usize].into(),
        }
    }

    fn values_of(&self, heaps: &[u64]) -> Vec<u64> {
        heaps.iter().map(|&heap| self.value(heap)).collect()
    }

    /// Returns what the moves from a heap to options of a value leave: all, or of a heap too large
    /// for a table perhaps only an example.
    fn moves_to(&self, heap: u64, wanted: u64) -> FarMoves {
        match &self.far {
            Some(far) => far.moves_to(heap, wanted),
            None => {
                let mut options = self.rule.options(&heap);
                options.retain(|left| nim_sum(self.values_of(left)) == wanted);
                FarMoves { heap, options, are_all: true }
            }
        }
    }

    /// Returns the proved period, or another law of the values, with the rule's name.
    fn named_period(&self) -> Option<String> {
        let period = match &self.period {
            Some(period) => period_object(period),
            None => regularity_object(&Regularity::find(self.rule)?),
        };
        Some(json::object(&[("title", json::text(&self.name())), ("period", period)]))
    }

    /// Draws the strip of the rule below its title.
    fn strip(&self, is_misere: bool) -> String {
        let shown = &self.values[..self.values.len().min(LAST_SHOWN as usize + 1)];
        let outcomes = single_heap_outcomes(self.rule, shown, is_misere);
        let title = spoken::title(self.rule).replace('&', "&amp;").replace('<', "&lt;");
        format!("<h3>{title}</h3>{}", svg(shown, &outcomes, self.period.as_ref()))
    }
}

/// Returns the fields of the answer.
pub(super) fn fields(
    text: &str,
    heaps: &str,
    sum: &Sum,
    is_misere: bool,
    known: &Problems,
) -> Result<Fields, String> {
    let Sum { addends, remarks, has_own_heaps, .. } = sum;
    let parts: Vec<Part> = addends.iter().map(Part::new).collect::<Result<_, _>>()?;
    let with_heap = |part: &Part, heap: &u64| format!("{} {heap}", part.name());
    let names = parts.iter().flat_map(|part| part.heaps.iter().map(|heap| with_heap(part, heap)));
    let title = names.collect::<Vec<_>>().join(" + ");
    let values: Vec<u64> = parts.iter().flat_map(|part| part.values_of(part.heaps)).collect();
    let balance = Balance::new(&values);
    let strips: String = parts.iter().map(|part| part.strip(is_misere)).collect();
    let mut fields = vec![
        ("title", json::text(&title)),
        ("strip", json::text(&strips)),
        // Each rule may have one; the page shows that of a single rule.
        ("period", "null".to_string()),
        ("periods", json::list(parts.iter().filter_map(Part::named_period))),
        ("values", json::list(values.iter().map(u64::to_string))),
        ("sum", balance.nim_sum().to_string()),
        ("balance", json::text(&balance.to_string())),
        ("problems", "[]".to_string()),
        ("misere", "false".to_string()),
        ("notes", json::list(remarks.iter().map(note_object))),
        // The field of the heaps says nothing then.
        ("own_heaps", has_own_heaps.to_string()),
    ];
    let verdict = if is_misere { searched(&parts) } else { Ok(balanced(&parts)) };
    let whole = Offer { rule: text.to_string(), start: heaps.to_string(), name: title };
    let alone = parts.iter().map(|part| Offer::new(part.rule, part.heaps)).collect();
    fields.extend(offer::fields(whole, alone, is_misere, known));
    fields.extend(verdict_fields(verdict, |Step { part, heap, left }| {
        (json::text(&format!("{} {heap}", parts[*part].name())), left)
    }));
    Ok(fields)
}

/// A move in a heap of a part, and what it leaves.
struct Step {
    part: usize,
    heap: u64,
    left: Vec<u64>,
}

/// Returns every heap, after the number of its part.
fn numbered(parts: &[Part]) -> Vec<(usize, u64)> {
    let heaps = parts
        .iter()
        .enumerate()
        .flat_map(|(number, part)| part.heaps.iter().map(move |&heap| (number, heap)));
    heaps.collect()
}

/// Returns each size of heap of each part.
fn sizes(parts: &[Part]) -> BTreeSet<(usize, u64)> {
    numbered(parts).into_iter().collect()
}

/// Decides normal play by the nim sum.
fn balanced(parts: &[Part]) -> Verdict<Step> {
    let sum = nim_sum(parts.iter().flat_map(|part| part.values_of(part.heaps)));
    let outcome = Outcome::of_mover(sum != 0);
    let (mut moves, mut are_all) = (Vec::new(), true);
    if outcome == Outcome::N {
        for (part, heap) in sizes(parts) {
            let found = parts[part].moves_to(heap, parts[part].value(heap) ^ sum);
            are_all &= found.are_all;
            moves.extend(found.options.into_iter().map(|left| Step { part, heap, left }));
        }
    }
    Verdict { outcome, moves, are_all, basis: None }
}

/// Decides misère play by trying every move.
fn searched(parts: &[Part]) -> Result<Verdict<Step>, String> {
    let sum = numbered(parts);
    let stones: u64 = sum.iter().map(|(_, heap)| heap).sum();
    if stones > MAX_STONES {
        return Err(text!(
            "no theorem is known here for misère play of such a sum, and {stones} stones are too \
             many for an exhaustive search; the limit is {MAX_STONES}",
            "没有已知的定理判定这样的和在反常规则下的胜负，而 {stones} 颗石子太多，无法逐一试遍；\
             上限是 {MAX_STONES} 颗"
        ));
    }
    let rules = parts.iter().map(|part| part.rule.clone()).collect();
    let mut play = ByPlay::new(UnlikeHeaps::new(rules), Ending::Misere);
    let mut outcome = |sum: &[(usize, u64)]| {
        play.outcome(sum).expect("every move removes stones or splits a heap")
    };
    let mut moves = Vec::new();
    for (part, heap) in sizes(parts) {
        let place = sum.iter().position(|other| *other == (part, heap)).unwrap_or(0);
        for left in parts[part].rule.options(&heap) {
            let mut follower = sum.clone();
            follower.splice(place..=place, left.iter().map(|&left| (part, left)));
            if outcome(&follower) == Outcome::P {
                moves.push(Step { part, heap, left });
            }
        }
    }
    let basis = Some(text!("exhaustive search", "逐一试遍所有走法"));
    Ok(Verdict { outcome: outcome(&sum), moves, are_all: true, basis })
}
