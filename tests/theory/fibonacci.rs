//! Dynamic Nim, which is Fibonacci Nim with any factor or cap, compared with its rules.

use crate::random::inputs;
use grundy::fibonacci::{self, capped, dynamic};
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

/// Returns `losing[heap][most]`, which is `true` if the player about to move loses with `heap`
/// stones when at most `most` may be taken. This is by definition, from the rules alone.
fn losing_positions(heaps: usize, times: usize) -> Vec<Vec<bool>> {
    let mut losing: Vec<Vec<bool>> = Vec::new();
    for heap in 0..heaps {
        let mut row = vec![true];
        for most in 1..=heap {
            // If one stone more is allowed, only the move that takes `most` is new.
            let left = heap - most;
            let answer_loses =
                if most == heap { true } else { losing[left][left.min(times * most)] };
            row.push(row[most - 1] && !answer_loses);
        }
        losing.push(row);
    }
    losing
}

#[test]
fn every_position_of_small_heaps() {
    available::unless_passed!();
    let heaps = available::depth(150, 260);
    for times in (1..=12).chain([20, 100, heaps - 2, heaps - 1, heaps, 1000]) {
        let losing = losing_positions(heaps, times);
        let factor = times as u64;
        for heap in 2..heaps {
            let stones = heap as u64;
            let outcome = Outcome::of_mover(!losing[heap][heap - 1]);
            assert_eq!(dynamic::outcome(stones, factor), outcome, "{heap} by {times}");
            for most in 0..=heap {
                let take = (1..=most).find(|&take| {
                    let left = heap - take;
                    losing[left][left.min(times * take)]
                });
                let take = take.map(|take| take as u64);
                let answer = dynamic::winning_take_within(stones, most as u64, factor);
                assert_eq!(answer, take, "{heap} with {most} by {times}");
                if most == heap - 1 {
                    assert_eq!(dynamic::winning_take(stones, factor), take);
                }
            }
            let wins = |&take: &usize| losing[heap - take][(heap - take).min(times * take)];
            let winning = (1..heap).filter(wins).map(|take| take as u64).collect_vec();
            assert_eq!(dynamic::winning_moves(stones, factor), winning, "{heap} by {times}");
        }
        let lost = (2..heaps).filter(|&heap| losing[heap][heap - 1]).map(|heap| heap as u64);
        let limit = heaps as u64 - 1;
        assert_eq!(dynamic::losing_heaps(factor, limit), lost.collect_vec());
    }
}

/// Every cap that does not decrease: any values up to 5, or up to 8 in the gate, after moves of 1
/// to 7 stones, and the last of them after larger moves.
#[test]
fn every_small_cap() {
    available::unless_passed!();
    const HEAPS: usize = 26;
    for caps in (0..=available::depth(5, 8usize)).combinations_with_replacement(7) {
        let cap = |taken: usize| caps[taken.min(7) - 1];
        // The least take that wins without regard to the cap in force. It wins if it leaves a heap
        // whose least winning take is above the new cap.
        let mut least = vec![usize::MAX];
        for heap in 1..HEAPS {
            let wins = |&take: &usize| least[heap - take] > cap(take);
            least.push((1..=heap).find(wins).unwrap());
        }
        let winning = |heap: usize| {
            let wins = |&take: &usize| least[heap - take] > cap(take);
            (1..=heap).filter(wins).map(|take| take as u64).collect_vec()
        };
        let winning = (0..HEAPS).map(winning).collect_vec();
        let cap = |taken: u64| cap(taken as usize) as u64;
        for (heap, &least) in least.iter().enumerate() {
            let all = capped::winning_moves(heap as u64, u64::MAX, cap);
            assert_eq!(all, winning[heap], "{heap} by {caps:?}");
            let half = capped::winning_moves(heap as u64, heap as u64 / 2, cap);
            let at_most = all.into_iter().filter(|&take| take <= heap as u64 / 2);
            assert_eq!(half, at_most.collect_vec(), "{heap} by {caps:?}");
            for most in 0..=heap {
                let expected = Some(least as u64).filter(|_| least <= most);
                let take = capped::winning_take_within(heap as u64, most as u64, cap);
                assert_eq!(take, expected, "{heap} with {most} by {caps:?}");
                let outcome = capped::outcome(heap as u64, most as u64, cap);
                assert_eq!(outcome.mover_wins(), expected.is_some());
            }
        }
        let parts = (1..HEAPS).filter(|&heap| least[heap] == heap).map(|heap| heap as u64);
        assert_eq!(capped::parts_up_to(HEAPS as u64 - 1, cap), parts.collect_vec(), "{caps:?}");
    }
    assert_eq!(capped::winning_take_within(0, 5, |_| 3), None);
    assert_eq!(capped::winning_take_within(u64::MAX, u64::MAX, |_| u64::MAX), Some(u64::MAX));
}

#[test]
#[should_panic(expected = "the cap decreases: 0 after 2")]
fn a_cap_that_decreases() {
    capped::parts_up_to(10, |taken| 2 - taken.min(2));
}

#[test]
fn one_is_powers_of_two_and_two_is_fibonacci() {
    let powers = (1..64).map(|bit| 1u64 << bit).collect_vec();
    assert_eq!(dynamic::losing_heaps(1, u64::MAX), powers);
    let mut fibonacci_numbers = vec![2u64, 3];
    while let Some(next) = fibonacci_numbers[fibonacci_numbers.len() - 2]
        .checked_add(fibonacci_numbers[fibonacci_numbers.len() - 1])
    {
        fibonacci_numbers.push(next);
    }
    assert_eq!(dynamic::losing_heaps(2, u64::MAX), fibonacci_numbers);
    // A003411.
    let three = [2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76, 105, 145, 200, 276, 381, 526];
    assert_eq!(dynamic::losing_heaps(3, 600), three);
    for limit in 0..2 {
        assert_eq!(dynamic::losing_heaps(2, limit), []);
    }
}

#[test]
fn huge_factors_cost_nothing() {
    assert_eq!(dynamic::outcome(u64::MAX, u64::MAX), Outcome::P);
    assert_eq!(dynamic::outcome(u64::MAX, u64::MAX - 1), Outcome::P);
    assert_eq!(dynamic::winning_take_within(u64::MAX, u64::MAX, u64::MAX), Some(u64::MAX));
    assert_eq!(dynamic::winning_take_within(0, 5, 3), None);
    assert_eq!(dynamic::winning_take_within(1, 5, 3), Some(1));
}

#[test]
#[should_panic(expected = "from 2 stones")]
fn one_stone_is_too_few() {
    dynamic::outcome(1, 3);
}

#[test]
#[should_panic(expected = "at least one stone")]
fn a_factor_of_zero() {
    dynamic::losing_heaps(0, 10);
}

#[test]
#[should_panic(expected = "at least one stone")]
fn a_factor_of_zero_for_a_heap() {
    dynamic::outcome(10, 0);
}

proptest! {
    #![proptest_config(inputs(3000))]

    #[test]
    fn two_is_fibonacci_nim(heap in 2..u64::MAX, bits in 0..62u32) {
        let heap = (heap >> bits).max(2);
        prop_assert_eq!(dynamic::winning_take(heap, 2), fibonacci::winning_take(heap));
        prop_assert_eq!(dynamic::outcome(heap, 2), fibonacci::outcome(heap));
        let lowest_bit = 1 << heap.trailing_zeros();
        let take = dynamic::winning_take(heap, 1);
        prop_assert_eq!(take, Some(lowest_bit).filter(|&bit| bit < heap));
    }
}

#[test]
fn the_numbers_are_sums_of_the_two_before() {
    // OEIS A000045, from F(2) = 1 to F(93), the last one below 2^64.
    let numbers: [usize; 92] = fibonacci::numbers();
    assert_eq!(numbers[..8], [1, 2, 3, 5, 8, 13, 21, 34]);
    assert!(numbers.windows(3).all(|three| three[0] + three[1] == three[2]));
    assert_eq!(numbers[91], 12_200_160_415_121_876_738);
    assert_eq!((fibonacci::numbers::<0>(), fibonacci::numbers::<1>()), ([], [1]));
}

#[test]
fn few_parts_of_a_heap_that_is_not_far_above_the_factor() {
    available::unless_passed!();
    // The list of all parts for small factors, and what they add up to for large ones.
    for times in 1..available::depth(20, 40) {
        for heap in 2..times * times + 3 * times + 5 {
            let all = capped::winning_moves(heap, heap - 1, |taken| taken * times);
            assert_eq!(dynamic::winning_moves(heap, times), all, "{heap} stones, {times} times");
        }
    }
    // Past the first levels of runs, up to the largest heaps.
    for times in (1..available::depth(12, 40)).chain([1000]) {
        let cap = |taken: u64| taken.saturating_mul(times);
        let powers = (2..6).map(|power| times.saturating_add(1).saturating_pow(power));
        let heaps = powers.flat_map(|power| power.max(40) - 20..power.max(40) + 20);
        for heap in heaps.chain([1 << 40, (1 << 63) + 12_345]).chain(u64::MAX - 9..=u64::MAX) {
            let all = capped::winning_moves(heap, heap - 1, cap);
            assert_eq!(dynamic::winning_moves(heap, times), all, "{heap} stones, {times} times");
        }
    }
    // The parts are 1, …, T + 1, then T + 3, T + 5, … up to the first above 2 · T.
    let times = u64::MAX - 2;
    assert_eq!(dynamic::winning_moves(u64::MAX, times), [1]);
    assert_eq!(dynamic::winning_moves(u64::MAX - 1, times), []);
    let times = 1 << 62;
    assert_eq!(dynamic::winning_moves(times + 3, times), []);
    assert_eq!(dynamic::winning_moves(times + 4, times), [1]);
    assert_eq!(
        dynamic::winning_take(u64::MAX, 1 << 40),
        dynamic::winning_moves(u64::MAX, 1 << 40).first().copied()
    );
}
