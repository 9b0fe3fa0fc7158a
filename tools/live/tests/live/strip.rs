//! The strip as a drawing.

use grundy::rule::Rule;
use live::strip::{svg, Lost};

#[test]
fn every_fourth_cell_is_green_and_the_first_four_are_framed() {
    let rule: Rule = "{1, 2, 3}".parse().unwrap();
    let values = rule.values(20);
    let lost: Vec<Lost> = values.iter().map(|&value| Lost::by_value(value)).collect();
    let svg = svg(&values, &lost, rule.period(20).ok().as_ref());
    assert_eq!(svg.matches("class=\"p\"").count(), 5);
    assert_eq!(svg.matches("class=\"period\"").count(), 1);
    assert!(svg.contains("width=\"128\""), "{svg}");
}
