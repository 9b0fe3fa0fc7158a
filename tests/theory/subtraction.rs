//! Subtraction sets: their text, their moves, and their tables compared with the rules.

use crate::random::inputs;
use grundy::game::Analysis;
use grundy::subtraction::{ParseSetError, ParseSetErrorKind, SetError, SubtractionSet};
use grundy::table::{Table, TableVec};
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Returns sets of each kind, small enough to try all heaps below 200.
fn sets() -> Vec<SubtractionSet> {
    let rules = [
        "{1}",
        "{1, 2, 3}",
        "{1, 3, 4}",
        "{2, 5}",
        "{7}",
        "{4, 9, 10, 31}",
        "all",
        "odd",
        "powers of 2",
        "powers of 3",
        "powers of 10",
        "fibonacci",
        "all but {1}",
        "all but {2, 4}",
        "all but {1, 2, 3, 10}",
        "even",
        "multiples of 3",
        "multiples of 7",
        "squares",
        "primes",
    ];
    rules.iter().map(|rule| rule.parse().unwrap()).collect()
}

#[test]
fn tables_agree_with_the_rules() {
    for set in sets() {
        let mut game = Analysis::new(&set);
        let by_rules = (0..200).map(|heap| game.value(&heap).unwrap()).collect_vec();
        let table = TableVec::<u16>::subtraction(&set.moves_for(200), 200);
        assert_eq!(table.values().iter().map(|&v| u64::from(v)).collect_vec(), by_rules, "{set}");
    }
}

#[test]
fn a_compiled_table_is_the_one_that_is_built_at_run_time() {
    const MOVES: [usize; 5] = [21, 1, 4, 4, 9]; // unsorted, and one of them twice
    static COMPILED: Table<u8, 300> = Table::subtraction(&MOVES);
    let built = TableVec::<u64>::subtraction(&MOVES, 300);
    for heap in 0..300 {
        assert_eq!(u64::from(COMPILED[heap]), built[heap]);
    }
}

#[test]
fn tables_of_no_heap_and_of_no_move() {
    assert!(Table::<_, 0>::subtraction(&[1]).values().is_empty());
    assert!(TableVec::<u8>::subtraction(&[1], 0).values().is_empty());
    assert_eq!(Table::<_, 4>::subtraction(&[]).values(), [0; 4]);
    assert_eq!(TableVec::<u8>::subtraction(&[], 4).values(), [0; 4]);
    assert_eq!(SubtractionSet::all().moves_for(0), []);
}

#[test]
fn values_up_to_the_largest_of_the_type() {
    // In Nim the value of a heap is its size, so heap 255 is the last whose value fits u8.
    let nim = (1..=256).collect_vec();
    assert_eq!(Table::<_, 256>::subtraction(&nim)[255], 255);
    assert_eq!(TableVec::<u8>::subtraction(&nim, 256)[255], 255);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_move_of_nothing_is_refused_in_a_compiled_table_of_one_heap() {
    Table::<_, 1>::subtraction(&[1, 0]);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_move_of_nothing_is_refused_in_a_compiled_table_of_no_heap() {
    Table::<_, 0>::subtraction(&[0]);
}

#[test]
#[should_panic(expected = "at least one stone")]
fn a_move_of_nothing_is_refused_in_a_table_of_no_heap() {
    TableVec::<u8>::subtraction(&[0], 0);
}

#[test]
fn a_set_of_very_many_numbers() {
    available::unless_passed!();
    let most = available::depth(100_000, 1_000_000u64);
    let numbers = (1..=most).map(|number| number.to_string()).collect_vec();
    let text = format!("{{{}}}", numbers.join(", "));
    let set: SubtractionSet = text.parse().unwrap();
    assert!(set.numbers().unwrap().iter().copied().eq(1..=most));
    let twice = format!("{{{}, 7}}", numbers.join(","));
    let error = twice.parse::<SubtractionSet>().unwrap_err();
    assert_eq!(error.character, twice.len() - 1);
    assert_eq!(error.kind, ParseSetErrorKind::Set(SetError::Duplicate(7)));
}

#[test]
#[should_panic(expected = "value 256 of heap 256")]
fn a_value_past_the_type_is_refused() {
    TableVec::<u8>::subtraction(&(1..=256).collect_vec(), 257);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_value_past_the_type_is_refused_in_a_compiled_table() {
    Table::<_, 257>::subtraction(&(1..=256).collect_vec());
}

#[test]
#[should_panic(expected = "heap 1001 is not among the table's 1001 heaps")]
fn a_heap_past_the_end_names_both_numbers() {
    let table = Table::<_, 1001>::subtraction(&[1]);
    let _ = table[1001];
}

#[test]
#[should_panic(expected = "heap 5 is not among the table's 5 heaps")]
fn a_heap_past_the_end_at_run_time() {
    let _ = TableVec::<u8>::subtraction(&[1], 5)[5];
}

#[test]
#[should_panic(expected = "at least one stone")]
fn a_move_of_nothing_is_refused() {
    TableVec::<u8>::subtraction(&[1, 0], 5);
}

#[test]
fn membership_is_what_up_to_lists() {
    for set in sets() {
        let listed: BTreeSet<u64> = set.up_to(300).collect();
        for take in 0..=300 {
            assert_eq!(set.contains(take), listed.contains(&take), "{take} in {set}");
        }
        assert!(set.up_to(300).tuple_windows().all(|(a, b)| a < b), "{set}");
    }
    // Near the end of u64, the next power or Fibonacci number would overflow.
    assert!(SubtractionSet::powers_of(2).unwrap().contains(1 << 63));
    assert!(!SubtractionSet::powers_of(10).unwrap().contains(u64::MAX));
    assert!(SubtractionSet::all_but(&[1]).unwrap().contains(u64::MAX));
    assert!(SubtractionSet::fibonacci().contains(12_200_160_415_121_876_738));
}

#[test]
fn constructors_refuse_what_parsing_refuses() {
    assert_eq!(SubtractionSet::finite(&[]), Err(SetError::Empty));
    assert_eq!(SubtractionSet::finite(&[2, 0]), Err(SetError::Zero));
    assert_eq!(SubtractionSet::all_but(&[3, 1, 3]), Err(SetError::Duplicate(3)));
    assert_eq!(SubtractionSet::powers_of(1), Err(SetError::Base(1)));
}

#[test]
fn errors_name_the_place() {
    let cases = [
        ("{}", 2, ParseSetErrorKind::Set(SetError::Empty)),
        ("{ }", 3, ParseSetErrorKind::Set(SetError::Empty)),
        ("{3, 0}", 5, ParseSetErrorKind::Set(SetError::Zero)),
        ("{1, 2, 1}", 8, ParseSetErrorKind::Set(SetError::Duplicate(1))),
        ("{18446744073709551616}", 2, ParseSetErrorKind::Overflow),
        ("powers of 1", 11, ParseSetErrorKind::Set(SetError::Base(1))),
        ("powers of", 10, ParseSetErrorKind::Expected("a base of 2 or more")),
        ("powers 2", 8, ParseSetErrorKind::Expected("of")),
        ("{1, 2", 6, ParseSetErrorKind::Expected("a comma or }")),
        ("{1 x}", 4, ParseSetErrorKind::Expected("a comma or }")),
        ("{1,, 2}", 4, ParseSetErrorKind::Expected("a number")),
        ("{-1}", 2, ParseSetErrorKind::Expected("a number")),
        ("all but", 8, ParseSetErrorKind::Expected("a number or {")),
        ("odd 3", 5, ParseSetErrorKind::Expected("the end of the rule")),
        ("all odd", 5, ParseSetErrorKind::Expected("the end of the rule")),
    ];
    for (text, character, kind) in cases {
        let error = text.parse::<SubtractionSet>();
        assert_eq!(error, Err(ParseSetError { character, kind }), "{text:?}");
    }
    // Positions count characters, not bytes.
    let error = "数".parse::<SubtractionSet>().unwrap_err();
    assert_eq!(error.character, 1);
    let error = "odd 偶".parse::<SubtractionSet>().unwrap_err();
    assert_eq!(error.character, 5);
    let error = "".parse::<SubtractionSet>().unwrap_err();
    assert!(error.to_string().starts_with("at character 1: expected {1, 2, 3}, all, odd"));
}

fn any_set() -> impl Strategy<Value = SubtractionSet> {
    let numbers = proptest::collection::btree_set(1..=u64::MAX, 1..8);
    let numbers = numbers.prop_map(|set| set.into_iter().rev().collect_vec());
    prop_oneof![
        numbers.clone().prop_map(|moves| SubtractionSet::finite(&moves).unwrap()),
        numbers.prop_map(|moves| SubtractionSet::all_but(&moves).unwrap()),
        (2..=u64::MAX).prop_map(|base| SubtractionSet::powers_of(base).unwrap()),
        Just(SubtractionSet::all()),
        Just(SubtractionSet::odd()),
        Just(SubtractionSet::fibonacci()),
        Just(SubtractionSet::even()),
        Just(SubtractionSet::squares()),
        Just(SubtractionSet::primes()),
        (1..=u64::MAX).prop_map(|factor| SubtractionSet::multiples_of(factor).unwrap()),
        // Ranges among single numbers.
        (1..50u64, 0..40u64, 100..120u64).prop_map(|(first, more, last)| {
            let numbers = (first..=first + more).chain([last]).collect_vec();
            SubtractionSet::finite(&numbers).unwrap()
        }),
    ]
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn what_prints_parses(set in any_set()) {
        prop_assert_eq!(set.to_string().parse(), Ok(set.clone()));
        let spread = set.to_string().replace(", ", " ,\t").replace('{', " { ");
        prop_assert_eq!(spread.parse(), Ok(set));
    }

    #[test]
    fn no_text_panics(text in ".{0,20}") {
        let _ = text.parse::<SubtractionSet>();
    }

    #[test]
    fn nearly_right_text_is_parsed_or_placed(
        text in "(all|but|odd|powers|of|even|multiples|除了|的幂|\\.\\.|…|[-~;{}, ]|[0-9]{1,2}){0,9}",
    ) {
        if let Err(error) = text.parse::<SubtractionSet>() {
            prop_assert!((1..=text.chars().count() + 1).contains(&error.character));
        }
    }

    #[test]
    fn finite_sets_at_run_time(moves in proptest::collection::btree_set(1..40u64, 1..8)) {
        let moves = moves.into_iter().collect_vec();
        let mut game = Analysis::new(SubtractionSet::finite(&moves).unwrap());
        let takes = moves.iter().map(|&take| take as usize).collect_vec();
        let table = TableVec::<u64>::subtraction(&takes, 120);
        for heap in 0..120 {
            prop_assert_eq!(table[heap], game.value(&(heap as u64)).unwrap());
        }
    }
}
