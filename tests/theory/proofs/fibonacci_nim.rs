//! Fibonacci Nim, as `grundy::fibonacci` proves it.

use itertools::Itertools;

const HEAPS: usize = 150;

/// Returns the parts of a heap, the largest first: each the largest Fibonacci number that fits.
fn parts(mut heap: usize) -> Vec<usize> {
    let mut parts = Vec::new();
    while heap > 0 {
        let numbers = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
        let fits = numbers.map(|(a, _)| a).take_while(|&number| number <= heap).last().unwrap();
        parts.push(fits);
        heap -= fits;
    }
    parts
}

fn least_part(heap: usize) -> usize {
    *parts(heap).last().unwrap()
}

#[test]
fn step_1_the_next_part_is_more_than_twice_the_least() {
    for heap in 1..HEAPS {
        let left = heap - least_part(heap);
        assert!(left == 0 || least_part(left) > 2 * least_part(heap), "{heap}");
    }
}

#[test]
fn step_2_a_smaller_move_leaves_a_least_part_that_may_be_taken() {
    for heap in 1..HEAPS {
        for take in 1..least_part(heap) {
            assert!(least_part(heap - take) <= 2 * take, "{take} from {heap}");
        }
    }
}

#[test]
fn step_3_whoever_may_take_the_least_part_wins() {
    // wins[heap][most]: by the rules, with at most `most` stones to take.
    let mut wins: Vec<Vec<bool>> = vec![vec![false]];
    for heap in 1..HEAPS {
        let row = (0..=heap)
            .map(|most| (1..=most).any(|take| !wins[heap - take][(heap - take).min(2 * take)]));
        let row = row.collect_vec();
        for (most, &wins) in row.iter().enumerate() {
            assert_eq!(wins, least_part(heap) <= most, "{heap} with {most}");
        }
        wins.push(row);
    }
}

#[test]
fn step_4_at_the_start_only_fibonacci_numbers_are_lost() {
    for heap in 2..HEAPS {
        let may_be_taken = least_part(heap) < heap;
        assert_eq!(may_be_taken, parts(heap).len() > 1, "{heap}");
        assert_eq!(grundy::fibonacci::winning_take(heap as u64).is_some(), may_be_taken, "{heap}");
    }
}
