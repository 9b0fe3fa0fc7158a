//! The walk through all small stalks of blue and red edges, whose values are numbers that follow
//! from both players' cuts.

use crate::steps::{Choice, Steps};
use grundy::hackenbush::stalk::{Rational, Stalk};
use itertools::Itertools;
use support::text;

pub(crate) const MODULE: &str = "hackenbush::stalk";

/// The number of stalks with up to three edges.
pub(crate) const COUNT: usize = 1 + 2 + 4 + 8;

/// Returns all stalks of up to three edges, the shorter stalks first.
fn stalks() -> Vec<String> {
    let mut stalks = vec![String::new()];
    for index in 1..COUNT {
        let edge = if index % 2 == 1 { 'B' } else { 'R' };
        stalks.push(format!("{}{edge}", stalks[(index - 1) / 2]));
    }
    stalks
}

/// Returns the steps to a stalk, given its index.
pub(crate) fn steps(index: usize) -> Steps {
    let stalks = stalks();
    let label = |stalk: &String| if stalk.is_empty() { "∅" } else { stalk }.to_string();
    let zero = Rational::new(0, 1);
    let value = |stalk: &String| stalk.parse::<Stalk>().map_or(zero, |stalk| stalk.value());
    let values = stalks.iter().map(value).collect_vec();
    // Cutting an edge leaves what is below it.
    let leaves = |height: usize| {
        let is_rest = |stalk: &String| *stalk == stalks[index][..height];
        stalks.iter().position(is_rest).expect("shorter stalks come before")
    };
    let cuts = stalks[index].chars().enumerate().map(|(height, edge)| (edge, leaves(height)));
    let cuts = cuts.collect_vec();
    let choice = |&(edge, leaves): &(char, usize)| {
        let (rest, value) = (label(&stalks[leaves]), values[leaves]);
        let (name, wins) = match edge {
            'B' => (text!("Left leaves {rest}", "左方留下 {rest}"), value >= zero),
            _ => (text!("Right leaves {rest}", "右方留下 {rest}"), value <= zero),
        };
        // As with outcomes, a cut that wins adds 0.
        Choice { left: vec![leaves], name, sum: value.to_string(), adds: vec![u64::from(!wins)] }
    };
    let side = |wanted: char| {
        let own = cuts.iter().filter(|(edge, _)| *edge == wanted);
        own.map(|&(_, leaves)| values[leaves]).sorted().join(", ")
    };
    Steps {
        place: index,
        last: COUNT - 1,
        labels: stalks.iter().map(label).collect(),
        marks: values.iter().map(Rational::to_string).collect(),
        values: values.iter().map(|&value| (value == zero).then_some(0)).collect(),
        options: cuts.iter().map(choice).collect(),
        why: format!("{{{} | {}}} = {}", side('B'), side('R'), values[index]),
        ..Steps::default()
    }
}
