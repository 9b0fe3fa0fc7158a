//! The strip as a drawing.

use games::strip::{svg, CellOutcome};
use grundy::rule::Rule;

#[test]
fn every_fourth_cell_is_green_and_the_first_four_are_framed() {
    let rule: Rule = "{1, 2, 3}".parse().unwrap();
    let values = rule.values(20);
    let outcomes: Vec<CellOutcome> =
        values.iter().map(|&value| CellOutcome::from_value(value)).collect();
    let svg = svg(&values, &outcomes, rule.period(20).ok().as_ref());
    assert_eq!(svg.matches("class=\"p\"").count(), 5);
    assert_eq!(svg.matches("class=\"period\"").count(), 1);
    assert!(svg.contains("width=\"128\""), "{svg}");
    // A screen reader gets the values.
    let label =
        "aria-label=\"G(0), …, G(19) = 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, \
                 2, 3; P: 0, 4, 8, 12, 16\"";
    assert!(svg.contains(label), "{svg}");
}
