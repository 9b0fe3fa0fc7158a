//! Moore's theorem, as `grundy::moore` proves it.

use grundy::game::{ByPlay, Ending, Game};
use grundy::Outcome;
use itertools::Itertools;

/// Moore's Nim, whose heaps are in descending order.
struct Moore {
    k: usize,
}

impl Game for Moore {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        let sorted = |left: Vec<u64>| left.into_iter().sorted().rev().collect_vec();
        options(heaps, self.k).into_iter().map(|left| vec![sorted(left)]).collect()
    }
}

/// Returns what each move leaves, heap by heap.
fn options(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
    let leaves = heaps.iter().map(|&stones| 0..=stones).multi_cartesian_product();
    let changed = |left: &Vec<u64>| left.iter().zip(heaps).filter(|(a, b)| a != b).count();
    leaves.filter(|left| (1..=k).contains(&changed(left))).collect()
}

fn column_sum(heaps: &[u64], column: u32) -> usize {
    heaps.iter().filter(|&&heap| heap >> column & 1 == 1).count()
}

fn is_balanced(heaps: &[u64], k: usize) -> bool {
    (0..4).all(|column| column_sum(heaps, column).is_multiple_of(k + 1))
}

/// Returns every position of up to five heaps of a few stones, with every k up to 4.
fn positions() -> impl Iterator<Item = (usize, Vec<u64>)> {
    let of_size =
        |(heaps, most): (usize, u64)| (0..=most).rev().combinations_with_replacement(heaps);
    let positions = [(0, 0), (1, 9), (2, 8), (3, 7), (4, 4), (5, 3)].into_iter().flat_map(of_size);
    positions.flat_map(|heaps| (1..=4).map(move |k| (k, heaps.clone())))
}

/// Makes the choices of step 3 and returns what they leave.
fn balanced_by_step_3(heaps: &[u64], k: usize) -> Vec<u64> {
    let mut left = heaps.to_vec();
    let mut is_free = vec![false; heaps.len()];
    for column in (0..4).rev() {
        let one = 1 << column;
        let (free, others): (Vec<usize>, Vec<usize>) =
            (0..heaps.len()).partition(|&heap| is_free[heap]);
        let ones = others.into_iter().filter(|&heap| heaps[heap] & one != 0).collect_vec();
        let r = ones.len() % (k + 1);
        free.iter().for_each(|&heap| left[heap] &= !one);
        if r > 0 && r + free.len() > k {
            free[..k + 1 - r].iter().for_each(|&heap| left[heap] |= one);
        } else {
            for &heap in &ones[..r] {
                left[heap] &= !one;
                is_free[heap] = true;
            }
        }
        assert!(is_free.iter().filter(|&&free| free).count() <= k, "{heaps:?}");
        assert_eq!(column_sum(&left, column) % (k + 1), 0, "{heaps:?}");
    }
    left
}

#[test]
fn step_1_the_end_is_balanced() {
    for (k, heaps) in positions().filter(|(k, heaps)| options(heaps, *k).is_empty()) {
        assert!(is_balanced(&heaps, k), "{heaps:?}");
    }
}

#[test]
fn step_2_the_highest_column_that_changes_is_not_balanced_any_more() {
    for (k, heaps) in positions().filter(|(k, heaps)| is_balanced(heaps, *k)) {
        for left in options(&heaps, k) {
            let changes = heaps.iter().zip(&left).fold(0, |changes, (a, b)| changes | (a ^ b));
            let highest = changes.ilog2();
            let fall = column_sum(&heaps, highest) - column_sum(&left, highest);
            assert!((1..=k).contains(&fall), "{heaps:?} to {left:?}");
            assert_ne!(column_sum(&left, highest) % (k + 1), 0, "{heaps:?} to {left:?}");
        }
    }
}

#[test]
fn step_3_the_choices_column_by_column_are_a_move_to_a_balanced_position() {
    for (k, heaps) in positions().filter(|(k, heaps)| !is_balanced(heaps, *k)) {
        let left = balanced_by_step_3(&heaps, k);
        assert!(options(&heaps, k).contains(&left), "{heaps:?} to {left:?} with {k}");
        assert!(is_balanced(&left, k), "{heaps:?} to {left:?}");
    }
}

#[test]
fn step_4_the_balanced_positions_are_the_p_positions() {
    available::unless_passed!();
    for (k, group) in &positions().sorted_by_key(|(k, _)| *k).chunk_by(|(k, _)| *k) {
        let mut play = ByPlay::new(Moore { k }, Ending::Normal);
        for (_, heaps) in group {
            let is_p = play.outcome(std::slice::from_ref(&heaps)) == Ok(Outcome::P);
            assert_eq!(is_p, is_balanced(&heaps, k), "{heaps:?} with {k}");
        }
    }
}
