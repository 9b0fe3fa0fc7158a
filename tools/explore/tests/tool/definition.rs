//! Values by definition.

use explore::verify::definition::Definition;
use grundy::game::Game;
use grundy::mex::mex;
use grundy::rule::Rule;

#[test]
fn values_agree_with_the_options_that_the_library_lists() {
    for rule in ["0.6", "0.77", "0.137", "4.4", "0.1", "4.", "0.007", "0.453", "grundy"] {
        let rule: Rule = rule.parse().unwrap();
        let definition = Definition::new(&rule).unwrap();
        let mut values: Vec<u16> = vec![];
        let mut seen = [false; 128];
        for heap in 0..120 {
            let options = rule.options(&(heap as u64));
            let sum = |heaps: &Vec<u64>| {
                heaps.iter().fold(0, |sum, &heap| sum ^ u64::from(values[heap as usize]))
            };
            let expected = mex(options.iter().map(sum));
            assert_eq!(definition.value(heap, &values, &mut seen) as u64, expected, "{rule}");
            values.push(expected as u16);
        }
    }
}

#[test]
fn other_rules_have_no_definition() {
    for rule in ["{1, 2, 3}", "0.[3]", "0x0.8", "odd"] {
        assert!(rule.parse().is_ok_and(|rule| Definition::new(&rule).is_none()), "{rule}");
    }
}
