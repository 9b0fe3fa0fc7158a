//! The steps through binary columns, compared with the library and with Bouton's rule.

use games::steps::question::StepsQuestion;
use games::steps::{Arrangement, BinaryColumns, Steps};
use grundy::staircase::NO_BOUND;
use grundy::{moore, nim, staircase, Outcome};

fn asked(language: &str, module: &str, numbers: &str, step: &str) -> Result<Steps, String> {
    let lines = [language, "columns", module, numbers, "", step, "", "", ""];
    StepsQuestion::parse(&lines.join("\n")).unwrap().steps()
}

/// Returns a step with what is drawn.
#[track_caller]
fn ask(language: &str, module: &str, numbers: &str, step: &str) -> (Steps, BinaryColumns) {
    let steps = asked(language, module, numbers, step).unwrap();
    let Arrangement::Columns(columns) = steps.layout.clone() else { panic!("columns are drawn") };
    (steps, columns)
}

/// Bouton, 1901: 3, 5 and 7 have an odd number of ones in the column of 1 only.
#[test]
fn three_heaps_of_nim() {
    let (steps, columns) = ask("en", "nim", "3 5 7", "1");
    assert_eq!(steps.why, "an odd number of ones, 3, gives 1");
    assert_eq!(columns.sums, ["", "", "1"]);
    let (steps, columns) = ask("en", "nim", "3 5 7", "last");
    assert_eq!(steps.labels[5], "a winning move");
    assert_eq!(columns.sums, ["0", "0", "0"]);
    assert_eq!(ask("zh-CN", "nim", "1 2 3", "last").0.labels[3], "总和");
}

/// For every position with up to three numbers below 6, the last step says the outcome, and the
/// position after the winning move is a P-position, with one more step than from a P-position.
#[test]
fn every_position_ends_with_its_outcome() {
    type OutcomeOf = dyn Fn(&[u64]) -> Outcome;
    let outcomes: [(&str, &OutcomeOf); 3] = [
        ("nim", &|heaps| Outcome::of_mover(nim::nim_sum(heaps) != 0)),
        ("moore", &|heaps| moore::outcome(heaps, 2)),
        ("staircase", &|steps| staircase::outcome(steps, NO_BOUND)),
    ];
    for (module, outcome) in outcomes {
        for number in 0..216u64 {
            let numbers = [number % 6, number / 6 % 6, number / 36];
            let text = numbers.map(|number| number.to_string()).join(" ");
            let BinaryColumns { rows, sums, .. } = ask("en", module, &text, "last").1;
            let shown: Vec<u64> = rows.iter().map(|row| row.value).collect();
            assert_eq!(outcome(&shown), Outcome::P, "{module} {text}: {shown:?}");
            assert_eq!(shown != numbers, outcome(&numbers) == Outcome::N, "{module} {text}");
            assert!(sums.iter().all(|sum| sum == "0"), "{module} {text}: {sums:?}");
        }
    }
}

#[test]
fn mistakes_are_named() {
    let error = |module, numbers| asked("en", module, numbers, "0").map(|_| ()).unwrap_err();
    assert!(error("nim", "3 x").contains("is not a heap size"));
    assert!(error("nim", "").contains("1 to 8 numbers"));
    assert!(error("nim", "1 2000").contains("at most 1023"));
    assert!(error("euclid", "1 2").contains("euclid"));
}
