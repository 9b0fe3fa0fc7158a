//! All positions that can follow from a few heaps under a rule.

use super::{Marks, Walk};
use crate::cost::option_count;
use crate::heaps;
use crate::problems::Problems;
use crate::steps::Arrangement;
use crate::sum::{read_rule, Knowledge};
use grundy::game::{Ending, Game};
use grundy::rule::Rule;
use itertools::Itertools;
use std::collections::BTreeSet;
use support::text;

/// The maximum number of positions in a drawing.
pub const MAX_POSITIONS: usize = 40;

/// A number of moves too large for [`MAX_POSITIONS`] positions if all moves lead towards the end.
const MAX_MOVES: usize = MAX_POSITIONS * MAX_POSITIONS / 2;

/// The maximum number of a heap's options; with more, the drawing would have too many positions.
const MAX_OPTIONS: u128 = 1000;

/// The sizes of the heaps that are left, in descending order.
type SortedHeaps = Vec<u64>;

/// Returns the walk through all positions of these heaps, with outcomes if an ending is given, and
/// otherwise with values under normal play.
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
    let marks = match (asked.ending(), outcomes) {
        (Ending::Misere, _) => Marks::Outcomes(Ending::Misere),
        (_, Some(ending)) => Marks::Outcomes(ending),
        (_, None) => Marks::Values,
    };
    walk(&asked.rule, start, marks).ok_or_else(|| {
        text!(
            "More than {MAX_POSITIONS} positions can follow; choose smaller heaps.",
            "后继局面超过 {MAX_POSITIONS} 个；请把石子堆改小。"
        )
    })
}

/// Returns the walk through all positions of these heaps; `None` if there are too many positions.
pub(super) fn walk(rule: &Rule, start: SortedHeaps, marks: Marks) -> Option<Walk> {
    let largest = start.first().copied().unwrap_or(0);
    if option_count(rule, largest) > MAX_OPTIONS {
        return None;
    }
    let label = |heaps: &SortedHeaps| match heaps.is_empty() {
        true => "0".to_string(),
        false => heaps.iter().join(" "),
    };
    let options = |heaps: &SortedHeaps| options(rule, heaps).into_iter().collect();
    let layout = Arrangement::Graph(vec![]);
    Walk::from_start(layout, marks, start, label, options, MAX_MOVES)
        .filter(|walk| walk.labels.len() <= MAX_POSITIONS)
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
