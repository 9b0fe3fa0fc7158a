//! Moore's Nim_k: a move takes any number of stones from each of up to k heaps, at least one
//! stone in all, and whoever takes the last stone wins.
//!
//! ```
//! use grundy::moore::{outcome, winning_move};
//! use grundy::nim::Move;
//! use grundy::Outcome;
//!
//! // A move takes from up to two heaps. 1 = 01, 2 = 10, 3 = 11: each column has two ones,
//! // but a P-position would have a multiple of three.
//! assert_eq!(outcome(&[1, 2, 3], 2), Outcome::N);
//! assert_eq!(outcome(&[5, 5, 5], 2), Outcome::P);
//!
//! // (1, 2, 3) becomes (1, 1, 1).
//! let leave = winning_move(&[1, 2, 3], 2).unwrap();
//! assert_eq!(leave, [Move { heap: 1, leave: 1 }, Move { heap: 2, leave: 1 }]);
//! ```
//!
//! # Theorem (Moore, 1910)
//!
//! Write the heaps in binary and add up each column modulo k + 1. The position is a P-position
//! if and only if all sums are 0. For k = 1 this is Bouton's theorem. E. H. Moore, *A
//! generalization of the game called Nim*, Annals of Mathematics 11 (1910), 93–94.
//! [`column_sums`](crate::contest::column_sums) counts the P-positions of many heaps.

use crate::nim::Move;
use crate::Outcome;

/// Returns the outcome of a position in which a move may take from up to `k` heaps.
/// Cost: O(n log m) for n heaps of up to m stones.
///
/// # Panics
/// Panics if `k` is 0.
pub fn outcome(heaps: &[u64], k: usize) -> Outcome {
    assert!(k > 0, "a move takes from at least one heap");
    let k = k.min(heaps.len()); // no move takes from more heaps than there are
    let mut sums = [0; u64::BITS as usize];
    // Few enough heaps that all columns find them in the fastest cache.
    for heaps in heaps.chunks(1024) {
        let ones = heaps.iter().fold(0, |ones, heap| ones | heap);
        for column in 0..u64::BITS - ones.leading_zeros() {
            sums[column as usize] += heaps.iter().filter(|&&heap| has(heap, column)).count();
        }
    }
    Outcome::of_mover(sums.iter().any(|sum| sum % (k + 1) != 0))
}

/// Returns a winning move as the list of the heaps that it changes, at most `k` of them and in
/// the order of the heaps; `None` from a P-position. Cost: O(64 n).
///
/// # Panics
/// Panics if `k` is 0.
pub fn winning_move(heaps: &[u64], k: usize) -> Option<Vec<Move>> {
    assert!(k > 0, "a move takes from at least one heap");
    let k = k.min(heaps.len()); // no move takes from more heaps than there are
    let mut leave = heaps.to_vec();
    let mut touched = Vec::new();
    // Columns are fixed from the highest down. A heap that has lost a one is smaller whatever
    // its lower columns become, so these are cleared and can be filled as needed.
    for column in (0..u64::BITS).rev() {
        let with_one = |heap: &usize| has(leave[*heap], column);
        let ones: Vec<usize> = (0..heaps.len()).filter(with_one).collect();
        let surplus = ones.len() % (k + 1);
        let missing = k + 1 - surplus;
        if surplus == 0 {
            continue;
        }
        if missing <= touched.len() {
            for &heap in &touched[..missing] {
                leave[heap] |= 1 << column;
            }
        } else {
            // Fewer than `missing` heaps have been touched, so with these there are still at
            // most k.
            for &heap in &ones[..surplus] {
                leave[heap] = leave[heap] >> column >> 1 << 1 << column;
                touched.push(heap);
            }
        }
    }
    touched.sort_unstable();
    let moves = touched.into_iter().map(|heap| Move { heap, leave: leave[heap] });
    Some(moves.collect()).filter(|moves: &Vec<Move>| !moves.is_empty())
}

/// Returns `true` if a heap has a one in a column.
fn has(heap: u64, column: u32) -> bool {
    heap >> column & 1 == 1
}
