//! Closed forms for one heap, compared with the rules.

use grundy::game::{Analysis, ByPlay, Ending, Game};
use grundy::subtraction::SubtractionSet;
use grundy::{bash, fibonacci, Outcome};
use itertools::Itertools;

#[test]
fn bash_is_the_remainder() {
    for most in 1..=24 {
        let rule = SubtractionSet::finite(&(1..=most).collect_vec()).unwrap();
        let mut game = Analysis::new(&rule);
        for heap in 0..=200 {
            let value = game.grundy_value(&heap).unwrap();
            assert_eq!(bash::grundy_value(heap, most), value, "{heap} by {most}");
            assert_eq!(bash::outcome(heap, most), Outcome::of_mover(value != 0));
            let winning = game.winning_moves(&[heap]).unwrap();
            let takes = winning.iter().map(|m| heap - m.option[0]).collect_vec();
            assert_eq!(bash::winning_take(heap, most).into_iter().collect_vec(), takes);
        }
    }
}

/// Fibonacci Nim: the stones that are left, and the most that may be taken now.
struct FibonacciNim;

impl Game for FibonacciNim {
    type Position = (u64, u64);

    fn options(&self, &(heap, most): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        let takes = 1..=most.min(heap);
        // A limit above the heap has the same effect as the heap itself.
        takes.map(|take| vec![(heap - take, (2 * take).min(heap - take))]).collect()
    }
}

#[test]
fn fibonacci_nim_is_won_by_the_least_zeckendorf_part() {
    let mut game = ByPlay::new(FibonacciNim, Ending::Normal);
    for heap in 2..=250 {
        let outcome = game.outcome(&[(heap, heap - 1)]).unwrap();
        assert_eq!(fibonacci::outcome(heap), outcome, "{heap}");
        let wins = |&take: &u64| {
            let left = heap - take;
            game.outcome(&[(left, (2 * take).min(left))]) == Ok(Outcome::P)
        };
        let winning = (1..heap).filter(wins).collect_vec();
        assert_eq!(fibonacci::winning_take(heap), winning.first().copied(), "{heap}");
        assert_eq!(fibonacci::winning_takes(heap), winning, "{heap}");
    }
}

#[test]
fn zeckendorf_parts_are_fibonacci_numbers_without_neighbours() {
    let fibonacci_numbers = SubtractionSet::fibonacci().up_to(u64::MAX).collect_vec();
    // OEIS A000045: F(93) is the largest below 2^64.
    assert_eq!(fibonacci_numbers.last(), Some(&12_200_160_415_121_876_738));
    let largest = (u64::MAX - 1000)..=u64::MAX;
    for number in (0..=10_000).chain(largest) {
        let parts = fibonacci::zeckendorf_parts(number);
        assert_eq!(parts.iter().sum::<u64>(), number);
        let places = parts.iter().map(|part| fibonacci_numbers.binary_search(part).unwrap());
        assert!(places.tuple_windows().all(|(larger, smaller)| larger >= smaller + 2));
    }
}

#[test]
#[should_panic(expected = "at least 1 stone")]
fn bash_without_a_move_is_refused() {
    bash::outcome(5, 0);
}

#[test]
#[should_panic(expected = "from 2 stones")]
fn fibonacci_nim_needs_two_stones() {
    fibonacci::outcome(1);
}
