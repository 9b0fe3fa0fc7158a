//! Walks through all positions of a small game, from its final positions to its start, for the
//! pages that show how each value follows from earlier ones.
//!
//! A walk is drawn as a row, as a table indexed by two numbers, or as a graph. [`modules`] has a
//! walk for many modules of the library, and [`heaps`] one for the heaps that a reader types.

pub mod heaps;
pub mod modules;
pub(crate) mod stalks;

use crate::followers::Followers;
use crate::shown::texts;
use crate::steps::{Arrangement, Choice, Steps};
use grundy::game::Ending;
use grundy::mex::mex;
use grundy::nim::nim_sum;
use itertools::Itertools;
use std::hash::Hash;
use support::language::choose;
use support::text;

/// The kind of mark at each position, and thus the way in which the mark follows from the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Its Grundy value.
    Values,
    /// P or N, for play with this ending.
    Outcomes(Ending),
    /// The position's misère value: the mex, but 1 for a position without moves.
    MisereValues,
    /// The position's value in a game whose options are offers of one or more positions, from which
    /// the opponent chooses one: the mex of the values shared by all positions of some offer.
    Offers,
    /// The position's value in a game with entailing moves, which are the moves that leave a single
    /// position: the least value of the rest of the sum for which no move wins, or ☾.
    Entailing,
}

/// In a walk with entailing moves, all values are below this number, which represents ☾.
pub const LOONY: u64 = 8;

/// All positions of a game, each after its options.
pub struct Walk {
    layout: Arrangement,
    marks: Marks,
    /// The name of each position.
    pub labels: Vec<String>,
    /// The options of each position; an option is the sum of the positions that are listed for it.
    options: Vec<Vec<Vec<usize>>>,
    /// The element of the misère quotient for each position; empty for other walks.
    pub elements: Vec<String>,
}

impl Walk {
    /// Creates a walk through `positions`, each of which comes after its options; an option is the
    /// list of the components that it leaves.
    pub(crate) fn new<P: PartialEq>(
        layout: Arrangement,
        marks: Marks,
        positions: &[P],
        label: impl Fn(&P) -> String,
        options: impl Fn(&P) -> Vec<Vec<P>>,
    ) -> Walk {
        let mut all_options = Vec::new();
        for (index, position) in positions.iter().enumerate() {
            // There are few positions, and a map would make the page's program larger.
            let known = |part: &P| {
                let index = positions[..index].iter().position(|other| other == part);
                index.expect("options come before the position")
            };
            let options = options(position).into_iter();
            let known_options = options.map(|option| option.iter().map(known).collect_vec());
            all_options.push(known_options.unique().collect_vec());
        }
        let labels = positions.iter().map(label).collect();
        Walk { layout, marks, labels, options: all_options, elements: Vec::new() }
    }

    /// Creates the walk through all positions that follow from `start`, with single positions as
    /// options; `None` if these positions together have more than `most` moves.
    fn from_start<P: Clone + Hash + Ord>(
        layout: Arrangement,
        marks: Marks,
        start: P,
        label: impl Fn(&P) -> String,
        options: impl Fn(&P) -> Vec<P>,
        most: usize,
    ) -> Option<Walk> {
        let positions = Followers::find(start, &options, most).ok()?.in_order();
        let alone = |position: &P| options(position).into_iter().map(|option| vec![option]);
        Some(Walk::new(layout, marks, &positions, label, |position| alone(position).collect()))
    }

    /// Returns the value of each position, with [`LOONY`] for ☾. If only outcomes are marked, the
    /// value is 0 for a P-position and 1 for an N-position.
    pub fn values(&self) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for index in 0..self.options.len() {
            let set = self.set(index, &values);
            let has_no_moves = self.options[index].is_empty();
            values.push(match self.marks {
                Marks::MisereValues | Marks::Outcomes(Ending::Misere) if has_no_moves => 1,
                Marks::Outcomes(_) => u64::from(set.contains(&0)),
                _ => mex(set),
            });
        }
        values
    }

    /// Returns, in ascending order, the numbers whose mex is the value of a position.
    fn set(&self, index: usize, values: &[u64]) -> Vec<u64> {
        let options = self.options[index].iter();
        options.flat_map(|option| self.additions(option, values)).sorted().dedup().collect()
    }

    /// Returns the numbers that an option adds to a position's set. With entailing moves, these
    /// numbers are the values of the rest of the sum, below [`LOONY`], for which the option wins.
    fn additions(&self, option: &[usize], values: &[u64]) -> Vec<u64> {
        let has_value = |value: u64| option.iter().all(|&part| values[part] == value);
        match (self.marks, option) {
            (Marks::Offers, [first, ..]) if !has_value(values[*first]) => vec![],
            (Marks::Offers, [first, ..]) => vec![values[*first]],
            (Marks::Entailing, [answered]) => {
                let loses_beside = self.set(*answered, values);
                (0..LOONY).filter(|rest| !loses_beside.contains(rest)).collect()
            }
            (Marks::Entailing, parts) if parts.iter().any(|&part| values[part] == LOONY) => vec![],
            _ => vec![sum(option, values)],
        }
    }

    fn mark(&self, index: usize, values: &[u64]) -> String {
        let outcome = if values[index] == 0 { "P" } else { "N" };
        match (self.elements.get(index), self.marks) {
            (Some(element), _) => format!("{element} {outcome}"),
            (None, Marks::Outcomes(_)) => outcome.to_string(),
            (None, Marks::Entailing) if values[index] == LOONY => "☾".to_string(),
            (None, _) => values[index].to_string(),
        }
    }

    fn reason(&self, index: usize, values: &[u64]) -> String {
        let set = self.set(index, values);
        let value = values[index];
        match self.marks {
            Marks::MisereValues if set.is_empty() => {
                text!("no move, so the misère value is 1", "无法操作，反常值为 1")
            }
            Marks::Entailing if value == LOONY => texts::localize("heaps", "loony"),
            Marks::Entailing if is_endless(&set) => {
                let missing = braces(&missing_from(&set));
                text!(
                    "a move wins beside every value except {missing}, so the value is {value}",
                    "其余部分的值不在 {missing} 中就有必胜的走法，所以值为 {value}"
                )
            }
            Marks::Values if self.options[index].is_empty() => {
                text!("no options, and mex {{}} = 0", "无法操作，mex {{}} = 0")
            }
            Marks::Values | Marks::MisereValues | Marks::Offers | Marks::Entailing => {
                format!("mex {} = {value}", braces(&set))
            }
            Marks::Outcomes(Ending::Normal) if self.options[index].is_empty() => {
                text!("no move, so whoever is to move has lost: P", "无法操作，轮到走的人已输：P")
            }
            Marks::Outcomes(Ending::Misere) if self.options[index].is_empty() => {
                texts::localize("heaps", "misere-end")
            }
            Marks::Outcomes(_) if set.contains(&0) => {
                text!("some option is a P-position: N", "有一种走法通往必败态：N")
            }
            Marks::Outcomes(_) => {
                text!("every option is an N-position: P", "每种走法都通往必胜态：P")
            }
        }
    }

    /// Returns the index of the last position.
    pub fn last(&self) -> usize {
        self.labels.len() - 1
    }

    /// Returns the steps to a position, given its index.
    pub(crate) fn steps(&self, index: usize) -> Steps {
        let values = self.values();
        let known = |&value: &u64| match self.marks {
            Marks::Outcomes(_) if value > 0 => None,
            Marks::Entailing if value == LOONY => None,
            _ => Some(value),
        };
        let options = self.options[index].iter();
        Steps {
            layout: match &self.layout {
                Arrangement::Graph(_) => Arrangement::Graph(
                    self.options.iter().map(|options| options.concat()).collect(),
                ),
                layout => layout.clone(),
            },
            place: index,
            last: self.last(),
            labels: self.labels.clone(),
            marks: (0..values.len()).map(|other| self.mark(other, &values)).collect(),
            options: options.map(|option| self.choice(option, &values)).collect(),
            has_set: !matches!(self.marks, Marks::Outcomes(_)),
            why: self.reason(index, &values),
            values: values.iter().map(known).collect(),
            ..Steps::default()
        }
    }

    fn choice(&self, option: &[usize], values: &[u64]) -> Choice {
        let names: Vec<&str> = option.iter().map(|&part| self.labels[part].as_str()).collect();
        let name = match (self.marks, &names[..]) {
            (Marks::Offers, _) => names.join(choose(" or ", " 或 ")),
            (Marks::Entailing, [answered]) => {
                text!("{answered}, in which the opponent must move", "{answered}，对方必须在这里走")
            }
            _ => names.join(" + "),
        };
        let adds = self.additions(option, values);
        let sum = self.describe(option, &adds, values);
        Choice { left: option.to_vec(), name, sum, adds }
    }

    /// Returns the page's text about an option that adds these numbers to the set.
    fn describe(&self, option: &[usize], added: &[u64], values: &[u64]) -> String {
        let marks: Vec<String> = option.iter().map(|&part| self.mark(part, values)).collect();
        match (self.marks, option) {
            (Marks::Offers, _) => {
                let sign = if added.is_empty() { " ≠ " } else { " = " };
                marks.join(sign)
            }
            (Marks::Entailing, [_]) if is_endless(added) => match &missing_from(added)[..] {
                [] => text!("always wins", "必胜"),
                missing => text!(
                    "wins unless the rest is worth one of {}",
                    "其余部分的值不在 {} 中则必胜",
                    braces(missing)
                ),
            },
            (Marks::Entailing, [_]) if added.is_empty() => {
                text!("never wins", "必败")
            }
            (Marks::Entailing, [_]) => text!(
                "wins if the rest is worth one of {}",
                "其余部分的值在 {} 中则必胜",
                braces(added)
            ),
            (Marks::Entailing, _) if added.is_empty() => {
                let sum = marks.join(" ⊕ ");
                text!("{sum}, never wins", "{sum}，必败")
            }
            (_, [_]) => marks.concat(),
            (_, []) => "0".to_string(),
            _ => format!("{} = {}", marks.join(" ⊕ "), sum(option, values)),
        }
    }
}

/// Returns whether a set of values of the rest of a sum, listed only below [`LOONY`], is infinite.
fn is_endless(set: &[u64]) -> bool {
    set.last() == Some(&(LOONY - 1))
}

/// Returns the numbers below [`LOONY`] that a set does not contain.
fn missing_from(set: &[u64]) -> Vec<u64> {
    (0..LOONY).filter(|number| !set.contains(number)).collect()
}

/// Returns a set as it is written: `{0, 1}`.
fn braces(set: &[u64]) -> String {
    format!("{{{}}}", set.iter().join(", "))
}

fn sum(option: &[usize], values: &[u64]) -> u64 {
    nim_sum(option.iter().map(|&part| values[part]))
}
