//! The strip as a drawing.

use games::strip::svg;
use grundy::rule::Rule;
use grundy::Outcome;

#[test]
fn every_fourth_cell_is_green_and_the_first_four_are_framed() {
    let rule: Rule = "{1, 2, 3}".parse().unwrap();
    let values = rule.values(20);
    let outcomes: Vec<Option<Outcome>> =
        values.iter().map(|&value| Some(Outcome::of_mover(value != 0))).collect();
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
