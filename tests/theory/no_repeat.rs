//! Heaps that remember the last move, compared with play by the rules and with OEIS.

use grundy::game::{Analysis, ByPlay, Ending};
use grundy::no_repeat::{Heap, NoRepeat, TakesPeriod, WinningTakes};
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use itertools::Itertools;

/// Returns all sets of moves of at most `most` stones.
fn sets(most: u64) -> impl Iterator<Item = SubtractionSet> {
    let sets = (1..=most).powerset().filter(|moves| !moves.is_empty());
    sets.map(|moves| SubtractionSet::finite(&moves).unwrap())
}

#[test]
fn outcomes_and_values_of_every_small_set() {
    available::unless_passed!();
    for set in sets(6) {
        let rule = NoRepeat::new(set);
        let takes = rule.winning_takes(30);
        let values = rule.values(30);
        let mut by_play = ByPlay::new(&rule, Ending::Normal);
        let mut by_values = Analysis::new(&rule);
        for stones in 0..30 {
            for last in (0..=7).map(|last| (last > 0).then_some(last)) {
                let heap = Heap { stones, last };
                let outcome = by_play.outcome(&[heap]).unwrap();
                assert_eq!(takes[stones as usize].outcome(last), outcome, "{rule:?}: {heap:?}");
            }
            let value = by_values.value(&Heap::fresh(stones)).unwrap();
            assert_eq!(values[stones as usize], value, "{rule:?}: {stones}");
        }
    }
}

#[test]
fn sums_by_play() {
    let rule = NoRepeat::new("{1, 2, 4}".parse().unwrap());
    let mut by_play = ByPlay::new(&rule, Ending::Normal);
    let mut by_values = Analysis::new(&rule);
    for sum in (0..10).map(Heap::fresh).combinations_with_replacement(3) {
        assert_eq!(by_values.outcome(&sum).ok(), by_play.outcome(&sum).ok(), "{sum:?}");
    }
}

#[test]
fn periods_hold_far_beyond_their_proof() {
    for set in sets(6) {
        let rule = NoRepeat::new(set);
        let TakesPeriod { preperiod, period } = rule.period(400).unwrap();
        let takes = rule.winning_takes(3_000);
        assert!((preperiod..3_000 - period).all(|heap| takes[heap] == takes[heap + period]));
        // The preperiod is the least one.
        assert!(preperiod == 0 || takes[preperiod - 1] != takes[preperiod - 1 + period]);
    }
    assert_eq!(NoRepeat::new(SubtractionSet::all()).period(400), None);
    // Too few heaps to see a move of 6 stones twice.
    assert_eq!(NoRepeat::new("{6}".parse().unwrap()).period(6), None);
}

#[test]
fn multiples_for_an_even_largest_move() {
    for most in (2..=20).step_by(2) {
        let moves = (1..=most).collect_vec();
        let rule = NoRepeat::new(SubtractionSet::finite(&moves).unwrap());
        let takes = rule.winning_takes(1_000);
        for (heap, takes) in takes.into_iter().enumerate() {
            let is_multiple = heap % (most as usize + 1) == 0;
            assert_eq!(takes == WinningTakes::NoTake, is_multiple, "{heap} by {most}");
        }
    }
}

#[test]
fn the_exponent_of_2_decides_short_local_nim() {
    let takes = NoRepeat::new(SubtractionSet::all()).winning_takes(600);
    assert_eq!(takes[0], WinningTakes::NoTake);
    for heap in 1..600u64 {
        let expected = match heap.trailing_zeros() % 2 {
            0 => WinningTakes::Only(heap),
            _ => WinningTakes::Several,
        };
        assert_eq!(takes[heap as usize], expected, "{heap}");
        let both_win = [heap / 2, heap].map(|take| {
            take > 0 && takes[(heap - take) as usize].outcome(Some(take)) == Outcome::P
        });
        assert_eq!(both_win, [heap.trailing_zeros() % 2 == 1, true], "{heap}");
    }
}

/// OEIS A131469.
#[test]
fn published_values_of_short_local_nim() {
    let published = [
        0, 1, 1, 2, 3, 3, 2, 4, 5, 5, 6, 7, 7, 6, 4, 8, 9, 9, 8, 10, 11, 11, 12, 13, 13, 14, 15,
        15, 16, 17, 17, 14, 18, 19, 16, 17, 18, 20, 10, 19, 20, 21, 21, 22, 23, 23, 24, 25, 25, 24,
        26, 27, 27, 28,
    ];
    assert_eq!(NoRepeat::new(SubtractionSet::all()).values(published.len()), published);
}
