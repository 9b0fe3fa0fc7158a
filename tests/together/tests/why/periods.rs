//! The periods that are written down in solutions, found anew from the rules.

use catalogue::project::Project;
use grundy::rule::Rule;
use std::fs;
use std::path::Path;

/// How a comment above a constant begins that says how it is found.
const FOUND_BY: &str = "/// `cargo explore table ";

/// The heaps that the longest of these periods needs to be proved.
const HEAPS: usize = 25_000;

/// A written period is the least one of its rule, and begins as early as it can.
#[test]
fn written_periods_are_those_of_the_rules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = 0;
    for problem in &Project::open(&root).unwrap().problems {
        let name = &problem.name;
        let text = fs::read_to_string(problem.solution()).unwrap();
        let Some(period) = constant(&text, "PERIOD") else { continue };
        let preperiod = constant(&text, "PREPERIOD").unwrap_or(0);
        let comment = text.lines().find_map(|line| line.strip_prefix(FOUND_BY));
        let comment = comment.unwrap_or_else(|| panic!("{name}: how is its period found?"));
        let rule = comment.split('`').next().unwrap().trim_matches('\'');
        let proved = rule.parse::<Rule>().unwrap().period(HEAPS).unwrap();
        let proved = [proved.preperiod(), proved.period()];
        assert_eq!([preperiod, period], proved, "{name}");
        found += 1;
    }
    assert!(found > 0);
}

/// Returns the value of the constant whose name, apart from a word in front of it, is this one.
fn constant(program: &str, name: &str) -> Option<u64> {
    let constants = program.lines().filter_map(|line| line.strip_prefix("const "));
    let (_, value) = constants.filter_map(|line| line.split_once(':')).find(|(own, _)| {
        own.strip_suffix(name).is_some_and(|word| word.is_empty() || word.ends_with('_'))
    })?;
    let value = value.split_once("= ")?.1.strip_suffix(';')?;
    value.replace('_', "").parse().ok()
}
