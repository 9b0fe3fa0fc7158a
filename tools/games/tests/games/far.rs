//! Winning moves found by a period, compared with all options.

use games::answer::page::PAGE;
use games::answer::{Answer, HeapMoves};
use games::budget::RuleBudget;
use games::sum::Addend;
use games::values::{ValueSource, ValuedHeaps};
use grundy::game::{Ending, Game};
use grundy::misere::sj_outcome;
use grundy::nim::nim_sum;
use grundy::period::Period;
use grundy::rule::Rule;
use grundy::Outcome;

/// Nim, sets of every kind, codes that split, growing values, and a hexadecimal code.
const RULES: [&str; 12] = [
    "nim",
    "{1, 2, 3}",
    "{2, 5}",
    "odd",
    "powers of 2",
    "all but {2, 4}",
    "kayles",
    "0.137",
    "4.4",
    "lasker",
    "0.3[1]3",
    "0x0.38",
];

#[test]
fn the_moves_are_those_of_the_rule() {
    for text in RULES {
        let Ok(rule) = text.parse::<Rule>() else { continue };
        let Ok(period) = rule.period(400) else { continue };
        for heaps in [vec![150], vec![97, 150], vec![5, 150, 199], vec![33, 33]] {
            check(&rule, &period, &heaps, Ending::Normal);
            if rule.most_heaps() == 1 {
                check(&rule, &period, &heaps, Ending::Misere);
            }
        }
    }
}

fn check(rule: &Rule, period: &Period, heaps: &[u64], ending: Ending) {
    let values = rule.values(200);
    let values_of = |heaps: &[u64]| -> Vec<u64> {
        heaps.iter().map(|&heap| u64::from(values[heap as usize])).collect()
    };
    let far = ValueSource::Period(period.clone());
    let typed = &Addend { rule: rule.clone(), heaps: heaps.to_vec() };
    let far = ValuedHeaps { budget: RuleBudget::new(rule, &PAGE), typed, values: far };
    let answer = Answer { addends: vec![far], ending, verdict: Err(String::new()) };
    assert_eq!(answer.values(), values_of(heaps));
    let is_lost = |heaps: &[u64]| match ending {
        Ending::Normal => nim_sum(values_of(heaps)) == 0,
        Ending::Misere => sj_outcome(values_of(heaps)) == Outcome::P,
    };
    let mut found: Vec<HeapMoves> = answer.moves_by_values();
    found.retain(|moves| !moves.options.is_empty());
    for place in 0..heaps.len() {
        let heap = heaps[place];
        let mut wins: Vec<Vec<u64>> = rule.options(&heap);
        wins.retain(|option| is_lost(&[&heaps[..place], option, &heaps[place + 1..]].concat()));
        let moves = found.iter().find(|moves| moves.heap == heap);
        let name = format!("{}: {heap} of {heaps:?}, {ending:?}", rule);
        match moves {
            None => assert_eq!(wins, Vec::<Vec<u64>>::new(), "{name}"),
            Some(moves) => {
                let mut options = moves.options.clone();
                assert!(options.iter().all(|option| wins.contains(option)), "{name}: {options:?}");
                if moves.are_all {
                    options.sort();
                    wins.sort();
                    assert_eq!(options, wins, "{name}");
                }
            }
        }
    }
}
