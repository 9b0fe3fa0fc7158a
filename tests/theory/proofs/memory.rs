//! What tables and recursion with memory cost, as `grundy::table` proves it.

use super::{mex, nim_sum};
use std::collections::HashMap;

const MOVES: [usize; 3] = [1, 3, 4];

type Heaps = [usize; 3];

/// Returns what each move leaves.
fn options(heaps: Heaps) -> Vec<Heaps> {
    let mut options = Vec::new();
    for heap in 0..3 {
        for take in MOVES.into_iter().filter(|&take| take <= heaps[heap]) {
            let mut left = heaps;
            left[heap] -= take;
            options.push(left);
        }
    }
    options
}

/// Recursion with memory, which counts.
#[derive(Default)]
struct Search {
    known: HashMap<Heaps, u64>,
    /// How many values have been computed, and how many moves have been looked at.
    computed: usize,
    moves: usize,
}

impl Search {
    fn value(&mut self, heaps: Heaps) -> u64 {
        if let Some(&value) = self.known.get(&heaps) {
            return value;
        }
        self.computed += 1;
        let mut values = Vec::new();
        for left in options(heaps) {
            self.moves += 1;
            values.push(self.value(left));
            assert!(self.known.contains_key(&left));
        }
        let value = mex(&values);
        self.known.insert(heaps, value);
        value
    }
}

/// Returns the values of single heaps up to `last`, filled from the smallest.
fn table(last: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=last {
        let left = MOVES.iter().filter_map(|take| heap.checked_sub(*take));
        // Indexing would panic if the value of an option were not there yet.
        values.push(mex(&left.map(|left| values[left]).collect::<Vec<_>>()));
    }
    values
}

#[test]
fn step_1_the_options_are_known_when_a_value_is_computed() {
    // Both functions stop if they are not.
    Search::default().value([6, 6, 6]);
    assert_eq!(table(50).len(), 51);
}

#[test]
fn step_2_each_value_is_right() {
    let mut search = Search::default();
    search.value([5, 6, 7]);
    for (heaps, value) in &search.known {
        let reached: Vec<u64> = options(*heaps).iter().map(|left| search.known[left]).collect();
        assert_eq!(*value, mex(&reached), "{heaps:?}");
    }
    // T. S. Ferguson, *Game Theory*, part I: with the moves 1, 3 and 4, the P-positions leave the
    // remainders 0 and 2 modulo 7.
    let is_p = |heap: usize| [0, 2].contains(&(heap % 7));
    assert!(table(50).iter().enumerate().all(|(heap, value)| (*value == 0) == is_p(heap)));
}

#[test]
fn step_3_each_position_and_each_move_is_looked_at_once() {
    let mut search = Search::default();
    search.value([5, 6, 7]);
    assert_eq!(search.computed, search.known.len());
    let moves = search.known.keys().map(|heaps| options(*heaps).len()).sum::<usize>();
    assert_eq!(search.moves, moves);
    assert!(moves <= search.computed * 9);

    /// Returns how often the end is computed without memory when a move takes 1 or 2 stones.
    fn ends(heap: usize) -> usize {
        if heap == 0 {
            return 1;
        }
        (1..=heap.min(2)).map(|take| ends(heap - take)).sum()
    }
    let found: Vec<usize> = (1..=8).map(ends).collect();
    assert_eq!(found, [1, 2, 3, 5, 8, 13, 21, 34]); // A000045
}

#[test]
fn step_4_one_table_decides_the_product_of_positions() {
    let mut search = Search::default();
    search.value([5, 6, 7]);
    assert_eq!(search.known.len(), 6 * 7 * 8);
    let table = table(7);
    for (heaps, value) in search.known {
        assert_eq!(value, nim_sum(&heaps.map(|heap| table[heap])), "{heaps:?}");
    }
}
