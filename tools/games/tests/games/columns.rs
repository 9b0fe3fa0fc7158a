//! The steps through binary columns, compared with the library and with Bouton's rule.

use games::columns::columns;
use grundy::staircase::NO_BOUND;
use grundy::{moore, nim, staircase, Outcome};
use serde_json::Value;

fn ask(language: &str, module: &str, numbers: &str, step: &str) -> Value {
    serde_json::from_str(&columns(&[language, module, numbers, step].join("\n"))).unwrap()
}

/// Bouton, 1901: 3, 5 and 7 have an odd number of ones in the column of 1 only.
#[test]
fn three_heaps_of_nim() {
    let answer = ask("en", "nim", "3 5 7", "1");
    assert_eq!(answer["why"], "an odd number of ones, 3, gives 1");
    assert_eq!(answer["sums"], serde_json::json!(["", "", "1"]));
    let answer = ask("en", "nim", "3 5 7", "last");
    assert_eq!(answer["labels"][5], "a winning move");
    assert_eq!(answer["sums"], serde_json::json!(["0", "0", "0"]));
    assert_eq!(ask("zh-CN", "nim", "1 2 3", "last")["labels"][3], "总和");
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
            let answer = ask("en", module, &text, "last");
            let rows = answer["rows"].as_array().unwrap();
            let shown: Vec<u64> = rows.iter().map(|row| row["value"].as_u64().unwrap()).collect();
            assert_eq!(outcome(&shown), Outcome::P, "{module} {text}: {answer}");
            assert_eq!(shown != numbers, outcome(&numbers) == Outcome::N, "{module} {text}");
            let sums = answer["sums"].as_array().unwrap();
            assert!(sums.iter().all(|sum| sum == "0"), "{module} {text}: {answer}");
        }
    }
}

#[test]
fn mistakes_are_named() {
    let error = |module, numbers| ask("en", module, numbers, "0")["error"].to_string();
    assert!(error("nim", "3 x").contains("is not a heap size"));
    assert!(error("nim", "").contains("1 to 8 numbers"));
    assert!(error("nim", "1 2000").contains("at most 1023"));
    assert!(error("euclid", "1 2").contains("euclid"));
}
