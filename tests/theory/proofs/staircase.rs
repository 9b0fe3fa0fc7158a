//! Staircase Nim, as `grundy::staircase` proves it.

use super::{mex, nim_sum};
use itertools::{iproduct, Itertools};
use std::collections::HashMap;

/// The numbers of stones on the steps 1, 2, ….
type Steps = Vec<u64>;

/// Returns each position of three steps, with the most stones of a move.
fn positions() -> impl Iterator<Item = (Steps, u64)> {
    let steps = [0..=4u64, 0..=2, 0..=4].into_iter().multi_cartesian_product();
    iproduct!(steps, [1, 2, 3, 9])
}

/// Returns what each move leaves, with the step that it leaves.
fn moves(steps: &[u64], most: u64) -> Vec<(usize, Steps)> {
    let mut moves = Vec::new();
    for from in 0..steps.len() {
        for stones in 1..=steps[from].min(most) {
            moves.push((from + 1, carry(steps, from, stones)));
        }
    }
    moves
}

fn carry(steps: &[u64], from: usize, stones: u64) -> Steps {
    let mut left = steps.to_vec();
    left[from] -= stones;
    if from > 0 {
        left[from - 1] += stones;
    }
    left
}

/// Returns w: the nim sum of the odd steps, each modulo L + 1.
fn w(steps: &[u64], most: u64) -> u64 {
    nim_sum(&steps.iter().step_by(2).map(|stones| stones % (most + 1)).collect_vec())
}

#[test]
fn step_1_at_the_end_w_is_0() {
    let ends = positions().filter(|(steps, most)| moves(steps, *most).is_empty());
    assert!(ends.map(|(steps, most)| w(&steps, most)).all(|w| w == 0));
}

#[test]
fn step_2_no_move_keeps_w() {
    for (steps, most) in positions() {
        for (_, left) in moves(&steps, most) {
            let changed = (0..steps.len()).step_by(2).filter(|&odd| steps[odd] != left[odd]);
            assert_eq!(changed.count(), 1, "{steps:?} to {left:?}");
            assert_ne!(w(&steps, most), w(&left, most), "{steps:?} to {left:?}");
        }
    }
}

#[test]
fn step_3_each_smaller_number_is_reached_from_an_odd_step() {
    for (steps, most) in positions() {
        let from_odd = moves(&steps, most).into_iter().filter(|(from, _)| from % 2 == 1);
        let reached = from_odd.map(|(_, left)| w(&left, most)).collect_vec();
        assert!((0..w(&steps, most)).all(|u| reached.contains(&u)), "{steps:?} by {most}");
    }
}

#[test]
fn step_4_w_is_the_value() {
    fn value(steps: &[u64], most: u64, known: &mut HashMap<(Steps, u64), u64>) -> u64 {
        let key = (steps.to_vec(), most);
        if let Some(&value) = known.get(&key) {
            return value;
        }
        let left = moves(steps, most).into_iter();
        let value = mex(&left.map(|(_, left)| value(&left, most, known)).collect_vec());
        known.insert(key, value);
        value
    }
    let mut known = HashMap::new();
    for (steps, most) in positions() {
        assert_eq!(value(&steps, most, &mut known), w(&steps, most), "{steps:?} by {most}");
    }
}

#[test]
fn step_5_a_move_from_an_even_step_can_be_undone() {
    for (steps, most) in positions() {
        for (_, left) in moves(&steps, most).into_iter().filter(|(from, _)| from % 2 == 0) {
            let replies = moves(&left, most).into_iter();
            let mut undone =
                replies.filter(|(_, after)| after[0] == steps[0] && after[2] == steps[2]);
            assert!(undone.any(|(_, after)| w(&after, most) == w(&steps, most)), "{steps:?}");
        }
    }
}
