//! The walk through all small stalks of blue and red edges, whose values are numbers that follow
//! from the cuts of both players.

use crate::steps::{Choice, Steps};
use itertools::Itertools;
use support::text;

pub(crate) const MODULE: &str = "hackenbush::stalk";

/// The number of stalks with up to three edges.
pub(crate) const COUNT: usize = 1 + 2 + 4 + 8;

/// Values are counted in eighths, which suffice for stalks of up to four edges.
const PARTS_OF_ONE: i64 = 8;

/// A number that is larger than all values.
const BOUND: i64 = 8 * PARTS_OF_ONE;

/// A stalk, its value in eighths, and what the cuts of its edges leave.
struct Stalk {
    edges: String,
    value: i64,
    cuts: Vec<Cut>,
}

struct Cut {
    is_left: bool,
    /// The index of the stalk that is left.
    leaves: usize,
    value: i64,
}

impl Cut {
    /// Returns whether the player who cuts wins: Left if the value is not negative, and Right if it
    /// is not positive.
    fn wins(&self) -> bool {
        if self.is_left {
            self.value >= 0
        } else {
            self.value <= 0
        }
    }
}

/// Returns all stalks of up to three edges, the shorter ones first.
fn stalks() -> Vec<Stalk> {
    let mut stalks = vec![Stalk { edges: String::new(), value: 0, cuts: vec![] }];
    for index in 1..COUNT {
        let below = &stalks[(index - 1) / 2].edges;
        let edges = format!("{below}{}", if index % 2 == 1 { 'B' } else { 'R' });
        let cut = |(height, edge): (usize, char)| {
            let is_rest = |stalk: &Stalk| stalk.edges == edges[..height];
            let leaves = stalks.iter().position(is_rest).expect("shorter stalks come before");
            Cut { is_left: edge == 'B', leaves, value: stalks[leaves].value }
        };
        let cuts: Vec<Cut> = edges.chars().enumerate().map(cut).collect();
        let value = simplest_between(numbers_of(&cuts, true), numbers_of(&cuts, false));
        stalks.push(Stalk { edges, value, cuts });
    }
    stalks
}

/// Returns the values that the cuts of Left or of Right leave, in ascending order.
fn numbers_of(cuts: &[Cut], is_left: bool) -> Vec<i64> {
    cuts.iter().filter(|cut| cut.is_left == is_left).map(|cut| cut.value).sorted().collect()
}

/// Returns the simplest number above all of `left` and below all of `right`, which are sorted.
fn simplest_between(left: Vec<i64>, right: Vec<i64>) -> i64 {
    let above = left.last().map_or(-BOUND, |value| *value) + 1;
    let below = right.first().map_or(BOUND, |value| *value);
    let simplest = [PARTS_OF_ONE, 4, 2, 1].into_iter().find_map(|unit| {
        let multiples = (above..below).filter(|value| value % unit == 0);
        multiples.min_by_key(|value| value.abs())
    });
    simplest.expect("Left's cuts leave less than Right's")
}

/// Returns a value as it is written: `-1/2`.
fn format_value(value: i64) -> String {
    let mut denominator = PARTS_OF_ONE;
    let mut numerator = value;
    while denominator > 1 && numerator % 2 == 0 {
        numerator /= 2;
        denominator /= 2;
    }
    match denominator {
        1 => numerator.to_string(),
        _ => format!("{numerator}/{denominator}"),
    }
}

/// Returns the steps to a stalk, by its index.
pub(crate) fn steps(index: usize) -> Steps {
    let stalks = stalks();
    let label = |stalk: &Stalk| match stalk.edges.is_empty() {
        true => "∅".to_string(),
        false => stalk.edges.clone(),
    };
    let choice = |cut: &Cut| {
        let rest = label(&stalks[cut.leaves]);
        let name = match cut.is_left {
            true => text!("Left leaves {rest}", "左方留下 {rest}"),
            false => text!("Right leaves {rest}", "右方留下 {rest}"),
        };
        // As with outcomes, a cut that wins adds 0.
        let adds = vec![u64::from(!cut.wins())];
        Choice { left: vec![cut.leaves], name, sum: format_value(cut.value), adds }
    };
    let Stalk { value, cuts, .. } = &stalks[index];
    let side = |is_left| numbers_of(cuts, is_left).into_iter().map(format_value).join(", ");
    Steps {
        place: index,
        last: COUNT - 1,
        labels: stalks.iter().map(label).collect(),
        marks: stalks.iter().map(|stalk| format_value(stalk.value)).collect(),
        values: stalks.iter().map(|stalk| (stalk.value == 0).then_some(0)).collect(),
        options: cuts.iter().map(choice).collect(),
        why: format!("{{{} | {}}} = {}", side(true), side(false), format_value(*value)),
        ..Steps::default()
    }
}
