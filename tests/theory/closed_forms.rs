//! Closed forms for one heap, compared with the rules.

use available::depth;
use grundy::game::{Analysis, ByPlay, Ending, Game};
use grundy::nim::Move;
use grundy::subtraction::SubtractionSet;
use grundy::{bash, fibonacci, fraction, Outcome};
use itertools::Itertools;

#[test]
fn bash_is_the_remainder() {
    for most in 1..=24 {
        let rule = SubtractionSet::finite(&(1..=most).collect_vec()).unwrap();
        let mut game = Analysis::new(&rule);
        for heap in 0..=200 {
            let value = game.value(&heap).unwrap();
            assert_eq!(bash::value(heap, most), value, "{heap} by {most}");
            assert_eq!(bash::outcome(&[heap], most), Outcome::of_mover(value != 0));
            let winning = game.winning_moves(&[heap]).unwrap();
            let takes = winning.iter().map(|m| heap - m.option[0]).collect_vec();
            assert_eq!(bash::winning_take(heap, most).into_iter().collect_vec(), takes);
        }
    }
}

/// Compares all winning moves from up to three heaps with those that the rules give.
fn check_moves<G: Game<Position = u64>>(
    game: G,
    heaps: std::ops::RangeInclusive<u64>,
    listed: impl Fn(&[u64]) -> Vec<Move>,
) {
    let mut by_rules = Analysis::new(game);
    for count in 1..=3 {
        for sum in heaps.clone().combinations_with_replacement(count) {
            let winning = by_rules.winning_moves(&sum).unwrap().into_iter();
            let winning = winning.map(|m| Move { heap: m.component, leave: m.option[0] });
            assert_eq!(listed(&sum), winning.collect_vec(), "{sum:?}");
        }
    }
}

#[test]
fn bash_with_several_heaps() {
    for most in [1, 2, 3, 6] {
        let rule = SubtractionSet::finite(&(1..=most).collect_vec()).unwrap();
        check_moves(&rule, 0..=20, |heaps| bash::winning_moves(heaps, most));
    }
    let heaps = [u64::MAX, 3];
    assert_eq!(bash::winning_moves(&heaps, u64::MAX), [Move { heap: 0, leave: 3 }]);
    assert_eq!(bash::outcome(&[], 5), Outcome::P);
}

/// A move takes at most one `part`-th of the heap.
struct AtMostAPart {
    part: u64,
}

impl Game for AtMostAPart {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        (1..=heap / self.part).map(|take| vec![heap - take]).collect()
    }
}

#[test]
fn a_part_of_a_heap_by_the_rules() {
    available::unless_passed!();
    for part in 1..=20 {
        let mut by_rules = Analysis::new(AtMostAPart { part });
        for heap in 0..=250 {
            let value = fraction::value(heap, part);
            assert_eq!(by_rules.value(&heap), Ok(value), "{heap} by {part}");
        }
    }
    for part in 1..=6 {
        check_moves(AtMostAPart { part }, 0..=24, |heaps| fraction::winning_moves(heaps, part));
    }
    // A single heap must become one of value 0, of which every option of so large a heap has one.
    for part in [2, 3, 10, 1000, u64::MAX] {
        for heap in [u64::MAX, u64::MAX - 1, u64::MAX / 2] {
            let moves = fraction::winning_moves(&[heap], part);
            assert_eq!(fraction::outcome(&[heap], part), Outcome::of_mover(!moves.is_empty()));
            for Move { leave, .. } in moves {
                assert!(leave < heap && heap - leave <= heap / part, "{heap} by {part}");
                assert_eq!(fraction::value(leave, part), 0, "{heap} by {part}");
            }
        }
    }
    assert_eq!(fraction::value(u64::MAX, 2), 0);
    assert_eq!(fraction::value(u64::MAX, u64::MAX), 1);
    assert_eq!(fraction::value(u64::MAX - 1, u64::MAX), 0);
    // OEIS A025480, from 0 on.
    let halves = [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10, 5, 11, 1, 12];
    assert_eq!((0..25).map(|heap| fraction::value(heap, 2)).collect_vec(), halves);
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
    available::unless_passed!();
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
        assert_eq!(fibonacci::winning_moves(heap), winning, "{heap}");
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
    bash::outcome(&[5], 0);
}

#[test]
#[should_panic(expected = "a part of a heap must be a half, a third and so on, or the whole")]
fn no_part_of_a_heap_is_refused() {
    fraction::outcome(&[], 0);
}

#[test]
#[should_panic(expected = "from 2 stones")]
fn fibonacci_nim_needs_two_stones() {
    fibonacci::outcome(1);
}

#[test]
fn a_small_part_of_a_huge_heap() {
    // The rule of the theorem, one step at a time.
    let by_steps = |heap: u64, part: u64| {
        let mut heap = heap;
        while !heap.is_multiple_of(part) {
            heap -= heap / part + 1;
        }
        heap / part
    };
    for part in [2, 3, 7, 100, 999, 1000, 1001, 4096] {
        for heap in (999_900..1_000_100).chain([u64::from(u32::MAX)]) {
            assert_eq!(fraction::value(heap, part), by_steps(heap, part), "{heap}, {part}");
        }
    }
    let part = 1 << depth(18, 30);
    let heaps = [u64::MAX, u64::MAX - 12_345];
    for found in fraction::winning_moves(&heaps, part) {
        let mut after = heaps;
        after[found.heap] = found.leave;
        assert!(found.leave < heaps[found.heap]);
        assert!(heaps[found.heap] - found.leave <= heaps[found.heap] / part);
        assert_eq!(fraction::outcome(&after, part), Outcome::P);
    }
}
