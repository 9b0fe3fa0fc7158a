//! All positions that can follow from a few heaps under a rule.

use super::{Marks, Walk};
use crate::cost::option_count;
use crate::heaps;
use crate::problems::Problems;
use crate::steps::Layout;
use crate::sum::{read_rule, Knowledge};
use grundy::game::{Ending, Game};
use grundy::rule::Rule;
use std::collections::BTreeSet;
use support::text;

/// The most positions that a drawing shows.
pub const MAX_POSITIONS: usize = 40;

/// The most options of a heap, beyond which the drawing would have too many positions anyway.
const MAX_OPTIONS: u128 = 1000;

/// The sizes of the heaps that are left, in descending order.
type Heaps = Vec<u64>;

/// Returns the walk through all positions of these heaps.
///
/// # Errors
/// If the rule or the heaps cannot be read, or there are more than [`MAX_POSITIONS`] positions.
pub fn of(rule: &str, heaps: &str, is_misere: bool, known: &Problems) -> Result<Walk, String> {
    let asked = read_rule(known, rule)?;
    let is_misere = is_misere || asked.ending() == Ending::Misere;
    let start = sorted(heaps::read(heaps, known.limits())?);
    let too_many = || {
        text!(
            "More than {MAX_POSITIONS} positions can follow; choose smaller heaps.",
            "后继局面超过 {MAX_POSITIONS} 个；请把石子堆改小。"
        )
    };
    let positions = following(&asked.rule, start).ok_or_else(too_many)?;
    let label = |heaps: &Heaps| match heaps.is_empty() {
        true => "0".to_string(),
        false => heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" "),
    };
    let marks = if is_misere { Marks::Outcomes(Ending::Misere) } else { Marks::Values };
    let whole = |heaps: &Heaps| {
        options(&asked.rule, heaps).into_iter().map(|option| vec![option]).collect()
    };
    Ok(Walk::new(Layout::Graph(vec![]), marks, &positions, label, whole))
}

fn sorted(mut heaps: Heaps) -> Heaps {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    heaps
}

/// Returns the options of a position, each once.
fn options(rule: &Rule, heaps: &Heaps) -> BTreeSet<Heaps> {
    let mut options = BTreeSet::new();
    for (place, heap) in heaps.iter().enumerate() {
        for left in rule.options(heap) {
            let mut follower = heaps.clone();
            follower.splice(place..=place, left);
            options.insert(sorted(follower));
        }
    }
    options
}

/// Returns a position and all that follow from it, each after its options; `None` if there are
/// too many.
fn following(rule: &Rule, start: Heaps) -> Option<Vec<Heaps>> {
    let largest = start.first().copied().unwrap_or(0);
    if option_count(rule, largest) > MAX_OPTIONS {
        return None;
    }
    let mut found = BTreeSet::from([start.clone()]);
    let mut open = vec![start];
    while let Some(heaps) = open.pop() {
        for option in options(rule, &heaps) {
            if found.insert(option.clone()) {
                open.push(option);
            }
        }
        if found.len() > MAX_POSITIONS {
            return None;
        }
    }
    let mut ordered: Vec<Heaps> = Vec::new();
    // A move takes stones or splits a heap, so one of the positions left has all its options in
    // the list.
    while !found.is_empty() {
        let is_next =
            |heaps: &&Heaps| options(rule, heaps).iter().all(|option| !found.contains(option));
        let next: Vec<Heaps> = found.iter().filter(is_next).cloned().collect();
        if next.is_empty() {
            return None;
        }
        next.iter().for_each(|heaps| {
            found.remove(heaps);
        });
        ordered.extend(next);
    }
    Some(ordered)
}
