//! All positions that can follow from a few heaps under a rule.

use super::{Marks, Walk};
use crate::cost::option_count;
use crate::followers::Followers;
use crate::heaps;
use crate::problems::Problems;
use crate::steps::Arrangement;
use crate::sum::{read_rule, Knowledge};
use grundy::game::{Ending, Game};
use grundy::rule::Rule;
use itertools::Itertools;
use std::collections::BTreeSet;
use support::text;

/// The most positions that a drawing shows.
pub const MAX_POSITIONS: usize = 40;

/// More moves than so few positions can have, of which each leads nearer to the end.
const MAX_MOVES: usize = MAX_POSITIONS * MAX_POSITIONS / 2;

/// The most options of a heap, beyond which the drawing would have too many positions anyway.
const MAX_OPTIONS: u128 = 1000;

/// The sizes of the heaps that are left, in descending order.
type SortedHeaps = Vec<u64>;

/// Returns the walk through all positions of these heaps, with their outcomes under an ending, or with
/// their values under normal play.
///
/// # Errors
/// If the rule or the heaps cannot be read, or there are more than [`MAX_POSITIONS`] positions.
pub fn read_walk(
    rule: &str,
    heaps: &str,
    outcomes: Option<Ending>,
    known: &Problems,
) -> Result<Walk, String> {
    let asked = read_rule(known, rule)?;
    let start = sort_heaps(heaps::read(heaps, known.limits())?);
    let too_many = || {
        text!(
            "More than {MAX_POSITIONS} positions can follow; choose smaller heaps.",
            "后继局面超过 {MAX_POSITIONS} 个；请把石子堆改小。"
        )
    };
    let positions = following(&asked.rule, start).ok_or_else(too_many)?;
    let label = |heaps: &SortedHeaps| match heaps.is_empty() {
        true => "0".to_string(),
        false => heaps.iter().join(" "),
    };
    let marks = match (asked.ending(), outcomes) {
        (Ending::Misere, _) => Marks::Outcomes(Ending::Misere),
        (_, Some(ending)) => Marks::Outcomes(ending),
        (_, None) => Marks::Values,
    };
    let whole = |heaps: &SortedHeaps| {
        options(&asked.rule, heaps).into_iter().map(|option| vec![option]).collect()
    };
    Ok(Walk::new(Arrangement::Graph(vec![]), marks, &positions, label, whole))
}

fn sort_heaps(mut heaps: SortedHeaps) -> SortedHeaps {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    heaps
}

/// Returns the options of a position, each once.
fn options(rule: &Rule, heaps: &SortedHeaps) -> BTreeSet<SortedHeaps> {
    let mut options = BTreeSet::new();
    for (place, heap) in heaps.iter().enumerate() {
        for left in rule.options(heap) {
            let mut follower = heaps.clone();
            follower.splice(place..=place, left);
            options.insert(sort_heaps(follower));
        }
    }
    options
}

/// Returns a position and all that follow from it, each after its options; `None` if there are
/// too many.
fn following(rule: &Rule, start: SortedHeaps) -> Option<Vec<SortedHeaps>> {
    let largest = start.first().copied().unwrap_or(0);
    if option_count(rule, largest) > MAX_OPTIONS {
        return None;
    }
    let after = |heaps: &SortedHeaps| options(rule, heaps).into_iter().collect();
    let Followers { positions, options } = Followers::find(start, &after, MAX_MOVES).ok()?;
    // The longest play from each position.
    let mut lengths = vec![0; positions.len()];
    for _ in 0..positions.len() {
        for (number, options) in options.iter().enumerate() {
            lengths[number] = options.iter().map(|&to| lengths[to] + 1).max().unwrap_or(0);
        }
    }
    let ordered = lengths.into_iter().zip(positions).sorted().map(|(_, position)| position);
    Some(ordered.collect()).filter(|ordered: &Vec<SortedHeaps>| ordered.len() <= MAX_POSITIONS)
}
