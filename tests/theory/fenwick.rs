//! Partial sums, compared with adding up the numbers.

use crate::random::inputs;
use grundy::contest::fenwick::FenwickTree;
use itertools::Itertools;
use proptest::prelude::*;
use proptest::sample::Index;

/// Compares all that `tree` can be asked with the same of `numbers`.
fn compare(tree: &FenwickTree<i64>, numbers: &[i64]) {
    for end in 0..=numbers.len() {
        assert_eq!(tree.sum_before(end), numbers[..end].iter().sum::<i64>());
        for start in 0..=end {
            assert_eq!(tree.sum(start..end), numbers[start..end].iter().sum::<i64>());
        }
    }
    if numbers.iter().all(|&number| number >= 0) {
        for sum in -1..=numbers.iter().sum() {
            let is_above = |&index: &usize| numbers[..=index].iter().sum::<i64>() > sum;
            let first = (0..numbers.len()).find(is_above).unwrap_or(numbers.len());
            assert_eq!(tree.first_above(sum), first, "above {sum}");
        }
    }
}

#[test]
fn all_short_sequences() {
    for numbers in (0..=5).flat_map(|len| vec![0..3i64; len].into_iter().multi_cartesian_product())
    {
        compare(&FenwickTree::new(numbers.clone()), &numbers);
    }
}

proptest! {
    #![proptest_config(inputs(500))]

    #[test]
    fn changes(
        numbers in prop::collection::vec(0..4i64, 1..70),
        changes in prop::collection::vec((any::<Index>(), -2..4i64), 0..5),
    ) {
        let mut numbers = numbers;
        let mut tree = FenwickTree::new(numbers.clone());
        compare(&tree, &numbers);
        for (index, change) in changes {
            let index = index.index(numbers.len());
            numbers[index] += change;
            tree.add(index, change);
            compare(&tree, &numbers);
        }
    }
}

#[test]
fn no_numbers() {
    compare(&FenwickTree::new(vec![]), &[]);
}

#[test]
#[should_panic(expected = "index 3 of 3 numbers")]
fn an_index_after_the_last() {
    FenwickTree::new(vec![0u64; 3]).add(3, 1);
}

#[test]
#[should_panic(expected = "the run 2..1 has no length")]
fn a_run_that_ends_before_it_starts() {
    let _ = FenwickTree::new(vec![0u64; 3]).sum(std::ops::Range { start: 2, end: 1 });
}
