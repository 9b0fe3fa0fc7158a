//! Counts of positions by the sums of their columns, compared with the positions themselves.

use grundy::contest::column_sums::ways_by_column_sums;
use grundy::contest::walsh::ways_by_nim_sum;
use grundy::{moore, Outcome};
use itertools::Itertools;

const PRIME: u64 = 1_000_000_007;

/// Counts the positions one by one.
fn by_counting(ways: &[u64], heaps: u32, k: usize) -> Vec<u64> {
    let columns = ways.len().trailing_zeros();
    let mut counts = vec![0; (k + 1).pow(columns)];
    for code in 0..ways.len().pow(heaps) {
        let position = (0..heaps).map(|place| code / ways.len().pow(place) % ways.len());
        let position = position.collect_vec();
        let sum = |column| position.iter().filter(|&&heap| heap >> column & 1 == 1).count();
        let place: usize = (0..columns).map(|c| sum(c) % (k + 1) * (k + 1).pow(c)).sum();
        counts[place] += position.iter().map(|&heap| ways[heap]).product::<u64>();
    }
    counts
}

#[test]
fn all_small_counts() {
    for (k, heaps) in itertools::iproduct!(1..=6, 0..=5) {
        for ways in [&[2, 3][..], &[1, 0, 2, 5]] {
            let expected = by_counting(ways, heaps, k);
            assert_eq!(ways_by_column_sums(ways, heaps.into(), k, PRIME), expected, "{k}");
        }
    }
    let ways = [0, 1, 1, 2, 1, 0, 3, 1];
    for k in 1..=4 {
        assert_eq!(ways_by_column_sums(&ways, 4, k, PRIME), by_counting(&ways, 4, k));
    }
}

#[test]
fn p_positions_of_moores_nim() {
    for (k, heaps) in itertools::iproduct!(1..=4, 0..=5u32) {
        let positions = (0..heaps).map(|_| 0..8u64).multi_cartesian_product();
        let all = if heaps == 0 { vec![vec![]] } else { positions.collect_vec() };
        let lost = all.iter().filter(|heaps| moore::outcome(heaps, k) == Outcome::P);
        let ways = ways_by_column_sums(&[1; 8], heaps.into(), k, PRIME);
        assert_eq!(ways[0], lost.count() as u64, "{heaps} heaps, k = {k}");
    }
}

#[test]
fn one_heap_a_move_is_nim() {
    let ways = [3, 1, 4, 1, 5, 9, 2, 6];
    for heaps in [0, 1, 2, 1000, u64::MAX] {
        let nim = ways_by_nim_sum(&ways, heaps, PRIME);
        assert_eq!(ways_by_column_sums(&ways, heaps, 1, PRIME), nim);
    }
    // Every position counts: the sum over all columns is the number of positions.
    let ways = ways_by_column_sums(&[1; 4], 20, 5, PRIME);
    assert_eq!(ways.iter().sum::<u64>() % PRIME, 4u64.pow(20) % PRIME);
}

#[test]
fn only_the_remainders_of_the_ways_count() {
    let ways = [u64::MAX, PRIME, u64::MAX - 1, PRIME + 1];
    let expected = ways_by_column_sums(&ways.map(|ways| ways % PRIME), 3, 2, PRIME);
    assert_eq!(ways_by_column_sums(&ways, 3, 2, PRIME), expected);
}

#[test]
#[should_panic(expected = "at least one heap")]
fn no_heap_a_move() {
    ways_by_column_sums(&[1, 1], 2, 0, PRIME);
}
